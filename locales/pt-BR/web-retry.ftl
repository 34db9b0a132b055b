web-retry-advise = O que o treinador diria?
web-retry-here = Decidir aqui
web-retry-lead = Decisões de partidas que você analisou, para decidir de novo. O motor avalia o que você escolhe; o que foi escolhido na partida só é contado depois.
web-retry-kept = Ficam só neste navegador, com as partidas de onde vieram.
web-retry-none = Ainda não há nenhuma. Na análise de uma partida você guarda as decisões que custaram algo.
web-retry-called = { $title }, momento { $entry }: { $name }
web-retry-solved = resolvido
web-retry-tries = { $tries ->
    [0] ainda não tentado
    [one] tentado uma vez
   *[other] tentado { $tries } vezes
}
web-retry-remove = Remover
web-retry-about = Exercício
web-retry-task = Decida de novo, por { $name }
web-retry-next = Próximo exercício
web-retry-all = Todos os exercícios
web-retry-weighing = O motor está avaliando …
web-retry-right = Boa escolha: { $what }.
web-retry-wrong = Há coisa melhor: { $what } perde { $loss } (± { $error }) da chance de vencer.
web-retry-best = O melhor é: { $what }.
web-retry-was = Na partida foi: { $what }. Perdeu { $loss }.
web-retry-again = Tentar de novo
web-retry-reveal = Mostrar a melhor escolha
