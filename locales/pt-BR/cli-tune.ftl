# Palavras de pantheon tune.

cli-tune-stage-self-play = Partidas contra si mesmo
cli-tune-stage-fitted = Ajustados contra antigos
cli-tune-stage-rounds = Rodadas
cli-tune-stage-trial = Resultado contra antigos
cli-tune-games = Ajustados a { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} do robô contra si mesmo. Em { $held ->
    [one] { $held } outra
   *[other] { $held } outras
}, quem venceu foi previsto assim:
cli-tune-before = { "  " }pesos antigos: log-loss { $loss }, { $right }% de acerto
cli-tune-calibrated = { "  " }pesos antigos, o ponto com seu valor real: log-loss { $loss }, { $right }% de acerto
cli-tune-after = { "  " }pesos ajustados: log-loss { $loss }, { $right }% de acerto
cli-tune-fitted = Ajustados contra antigos: { $share }% ± { $margin } de { $games } partidas
cli-tune-from-fitted = As rodadas partem dos pesos ajustados.
cli-tune-from-start = As rodadas partem dos pesos antigos.
cli-tune-result = Após { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, novos contra antigos: { $share }% ± { $margin } de { $games } partidas
cli-tune-accepted = Aceitos: os pesos novos são melhores, além do acaso.
cli-tune-refused = Não aceitos: os pesos novos não são melhores além do acaso.
cli-tune-written = Gravado em { $file }
