# O tabuleiro de análise.
web-analysis-heading = Análise
web-analysis-lead = Experimente o que se poderia ter jogado: ações de todos os jogadores, com as regras de verdade, a partir de qualquer momento de uma partida. Uma análise começa ao rever uma partida, em um problema, em uma lição ou em um arquivo.
web-analysis-pick = Abrir uma análise de um arquivo
web-analysis-list = Guardadas neste navegador
web-analysis-forget = Esquecer
web-analysis-forget-which = Esquecer { $name }
web-analysis-title = Como esta análise se chama
web-analysis-actor = quem está na vez
web-analysis-imagine = Imaginar o que está oculto
web-analysis-luck = Imaginar outra sorte
web-analysis-imagine-what = O que estes olhos não podem saber, e a sorte que vem, de outro jeito: um ramo à parte
web-analysis-keep = Guardar
web-analysis-give = Salvar em arquivo
web-analysis-unsaved = Ainda não guardada
web-analysis-kept = Guardada neste navegador
web-analysis-tree = O que se experimentou
web-analysis-begun = Como foi
web-analysis-imagined = O que { $who } não pode saber: imaginado ({ $number })
web-analysis-other-luck = Outra sorte ({ $number })
web-analysis-waited = O tempo passa
web-analysis-over = Fim
web-analysis-node = Esta posição
web-analysis-promote = Mover para cima
web-analysis-remove = Remover
web-analysis-wait = Deixar o tempo passar
web-analysis-name = Nome
web-analysis-comment = Comentário
web-analysis-engine = O que o computador faria
web-analysis-iterations = { $iterations ->
    [one] { $iterations } iteração
   *[other] { $iterations } iterações
}
web-analysis-thinking = Pensando…
web-analysis-thought = O computador encontrou linhas.
web-analysis-only = Só uma coisa faz sentido aqui.
web-analysis-lines = Linhas de { $who }, com a chance de vencer
web-analysis-wrong = Linha { $line } deste arquivo: { $reason } ({ $why })
web-analysis-wrong-cut-off = o arquivo está cortado
web-analysis-wrong-diverged = leva a outra posição que não a que diz
web-analysis-wrong-refused = uma regra proíbe o que se experimentou
web-analysis-wrong-unknown-format = foi feito por uma versão posterior
web-analysis-wrong-damaged = não é o que se espera ali
