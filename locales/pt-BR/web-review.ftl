# A análise de uma partida.

web-review-of = { $title }: a análise
web-review-far = { $far }% avaliado. O que você vê fica mais exato até o fim.
web-review-progress = Até onde a análise chegou
web-review-chances = Chances de vencer
web-review-chances-what = Como as via quem só sabia o que estava à vista.
web-review-graph = As chances de vencer de cada um ao longo da partida. Os pontos são momentos decisivos e levam até eles.
web-review-as-table = Todos os momentos em uma tabela
web-review-moment = Momento
web-review-turning = Momentos decisivos
web-review-turned = { $who }: { $what } ({ $cause }). Antes: { $before }. Depois: { $after }.
web-review-turned-alone = { $who }: nada a decidir ({ $cause }). Antes: { $before }. Depois: { $after }.
web-review-cause-decision = uma decisão
web-review-cause-luck = sorte
web-review-cause-revelation = algo foi revelado
web-review-cause-time = o tempo acabou
web-review-cause-noise = visto com mais clareza
web-review-see = Ver o momento { $entry }

web-review-decisions = Decisões
web-review-decisions-what = Cada turno é comparado com o melhor que foi encontrado, pelo que o jogador podia saber. O que se perde é chance de vencer.
web-review-player = Jogador
web-review-accuracy = Precisão
web-review-lost-a-turn = Perda por turno
web-review-class-best = melhor
web-review-class-good = bom
web-review-class-doubtful = duvidoso
web-review-class-mistake = erro
web-review-class-blunder = erro grave
web-review-phase-opening = Perda no início
web-review-phase-middle = No meio
web-review-phase-end = No fim

web-review-luck = Sorte
web-review-luck-what = O que os sorteios e dados deram, em comparação com o que poderia ter vindo. O resultado sem a sorte diz mais sobre como alguém jogou.
web-review-result = Resultado
web-review-without-luck = Sem a sorte

web-review-dear = O que custou mais
web-review-whose = Decisões de quem
web-review-everybody = todos
web-review-nothing-dear = Nada foi encontrado.
web-review-lost = perdeu { $lost } ± { $error }
web-review-close = Quase igual: não dá para ter certeza.
web-review-chosen = Escolhido
web-review-better = Melhor
web-review-retry = Decidir de novo
web-review-keep = Guardar { $count ->
    [one] esta decisão como exercício
   *[other] estas { $count } decisões como exercícios
}
web-review-keeps = { $count ->
    [one] Está entre os seus exercícios.
   *[other] Estão entre os seus exercícios.
}
web-review-exercises = Seus exercícios
web-review-points = Pontos finais esperados
web-review-points-what = Em média, em partidas imaginadas a partir dali, onde um turno começa.
web-review-points-graph = Os pontos finais esperados de cada um ao longo da partida.
web-review-points-of = { $name }: pontos
web-review-points-by = Por origem: no começo → no fim
web-review-points-for = Por
