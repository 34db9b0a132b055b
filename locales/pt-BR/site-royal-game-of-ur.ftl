# O que o site conta do Jogo Real de Ur antes de se abrir uma mesa.

web-title-royal-game-of-ur = Jogo Real de Ur, uma corrida tão antiga quanto a escrita: lance quatro dados, leve as suas peças pelo tabuleiro, mande as do oponente de volta onde os caminhos se cruzam e descanse nas rosetas.
web-option-ur-length = Com menos peças a partida é mais curta: cerca de 20 minutos com sete, dez com três.
web-credit-royal-game-of-ur = de Ur, na Mesopotâmia, cerca de 2600 a.C.; as regras foram reconstruídas por Irving Finkel, do Museu Britânico. É de todo mundo.
web-reconstructed-royal-game-of-ur = Reconstruído: o caminho pelo tabuleiro, quais casas são seguras, quais figuras estão nas casas sem roseta, as partidas com menos peças.
