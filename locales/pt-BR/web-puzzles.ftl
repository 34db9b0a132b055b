# Palavras dos problemas, que vêm quando alguém os pede.

web-puzzles-heading = Problemas
web-puzzles-lead = Posições de partidas entre robôs fortes em que uma escolha é claramente a melhor. Você vê o que quem joga pode saber, e nada mais.
web-puzzles-titles = Problemas de
web-puzzles-kept = Sua pontuação e sua sequência ficam guardadas só neste navegador.
web-puzzles-about = Problema
web-puzzles-task = Ache a melhor escolha · grau { $grade }
web-puzzles-rating = Pontuação { $rating } ± { $error }
web-puzzles-streak = Sequência { $streak }, maior { $longest }
web-puzzles-solved = Resolvidos { $solved } de { $all }
web-puzzles-grade = Grau
web-puzzles-theme = Tema
web-puzzles-any = Qualquer um
web-puzzles-none = Não há problema desse grau e tema.
web-puzzles-next = Próximo problema
web-puzzles-right = Isso mesmo: { $what }.
web-puzzles-wrong = Não é a melhor: { $what } perde { $loss }% da chance de vitória.
web-puzzles-wrong-by-far = Não é a melhor: { $what } perde { $loss }% da chance de vitória ou mais.
web-puzzles-best = A melhor é: { $what }.
web-puzzles-chance = Ela vence { $chance }% das partidas que um robô imagina a partir daqui.
web-puzzles-margin = A segunda melhor, { $what }, perde { $margin }% (± { $error }).
web-puzzles-points = Até o fim da partida ela traz, em comparação com essa:
web-puzzles-about-theme = Do que se trata: { $theme }.
web-puzzles-rules = Regras:
web-puzzles-again = Tentar de novo
web-puzzles-reveal = Mostrar a melhor escolha
