# O que diz um treinador: dicas passo a passo, por que uma escolha é melhor que outra e o que uma ação traria.

coach-think-only = Só há uma coisa a fazer aqui.
coach-think-theme = O que diferencia as melhores escolhas: { $theme }.
coach-think-source = O que diferencia as melhores escolhas: pontos por “{ $source }”.
coach-think-close = As melhores escolhas são quase iguais.

coach-own-more = Cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais por “{ $source }”.
coach-own-more-when = Cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais por “{ $source }”, a maior parte { $when }.
coach-own-less = Em troca, cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos por “{ $source }”.
coach-rival-less = { $rival } fica com cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos por “{ $source }”.
coach-theme = Uma posição melhor, em cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $theme }.
coach-prevents = A outra escolha deixa isto acontecer em cerca de { $percent }% a mais das partidas imaginadas: { $event }
coach-why-close = Nenhuma diferença entre as duas melhores escolhas ficou clara o bastante para ser dita.

coach-more = Quero saber mais ({ $step } de { $last })
coach-step-candidates = Pense nestas: { $choices }.
coach-step-best = { $choice }: { $chance } de chance.
coach-why = Por que a primeira é melhor que a seguinte:
coach-estimate = Todos os números são estimativas de um robô, de partidas imaginadas com o que você sabe.
coach-ahead = O que um robô espera daqui. Tudo depois do primeiro passo é imaginado.
coach-ahead-back = Voltar à posição

coach-warn = Voltar atrás?
coach-warn-chance = Com esta escolha você vence { $chance } das partidas imaginadas; com a melhor encontrada, { $best }.
coach-warn-why = O que a escolha melhor tem a mais:
coach-warn-back = Voltar atrás
coach-warn-anyway = Jogar assim mesmo

coach-dry = Esta escolha
coach-dry-points = { $name }: { $points } por “{ $source }”.
coach-dry-luck = O resto depende da sorte.
coach-dry-hidden = O resto depende do que você não pode ver.
