# Palavras da linha de comando.

# pantheon games
cli-games-made = De { $designers } · { $publisher }, { $year }
cli-games-seats = De { $min } a { $max } jogadores
cli-games-rules = Versão { $version } das regras
cli-games-content = Conteúdo { $hash }…: { $found } valores encontrados, { $derived } deduzidos, { $reconstructed } reconstruídos
cli-games-options = Opções:
cli-games-default = (padrão: { $value })

# pantheon sim
cli-sim-seats = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
} · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · { $combinations ->
    [one] { $combinations } combinação de opções
   *[other] { $combinations } combinações de opções
}
cli-sim-length = Ações por partida: média { $mean }, mínimo { $min }, 5% { $low }, mediana { $middle }, 95% { $high }, máximo { $max }
cli-sim-score = Pontos por lugar: média { $mean }, mínimo { $min }, 5% { $low }, mediana { $middle }, 95% { $high }, máximo { $max }
cli-sim-wins = { $player } venceu { $alone } (dividiu { $shared })
cli-sim-lost = Em { $share } das partidas nenhum lugar venceu.
cli-sim-speed = { $seconds } s: { $games } partidas/s, { $actions } ações/s
cli-sim-audited = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} em { $combinations ->
    [one] { $combinations } combinação
   *[other] { $combinations } combinações
}: todas as leis valeram em todos os passos.
cli-sim-unaudited = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} em { $combinations ->
    [one] { $combinations } combinação
   *[other] { $combinations } combinações
}, sem conferir as leis.
cli-sim-failed = Uma partida deu errado:
cli-sim-repeat = Para repetir: { $command }

# pantheon record
cli-record-written = { $file } gravado: { $entries ->
    [one] { $entries } jogada
   *[other] { $entries } jogadas
}, { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}.

# pantheon replay
cli-replay-undone = Desfeito até o passo { $step }.
cli-replay-to-act = { $player }: { $ask }
cli-standing = { $rank }º { $who } ({ $points })

# pantheon daily
cli-daily-wait = deixar os outros jogar
cli-daily-begins = { $title }, a mesa do dia { $day }: { $seats } à mesa, robôs de nível { $level }. O registro vai para { $file }.
cli-daily-day = As mesas do dia { $day }
cli-daily-deal = { $title } ({ $id }): { $seats } à mesa, você no lugar { $seat }, robôs de nível { $level }
cli-daily-proven = { $title }, { $day }: provado, com as jogadas dos robôs. Vantagem { $lead }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, lugar { $rank }; { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
cli-daily-unproven = O registro não é uma partida do dia provada ({ $code }).
cli-daily-why-refused = Entrada { $entry }: { $why }
cli-daily-why-forged = Entrada { $entry }: não é isso que acontece ali; um robô faz outra coisa, ou em outro momento.
cli-daily-why-diverged = A entrada { $entry } leva a outra posição, não à que o registro diz.
cli-daily-why-other-deal = A mesa do dia { $day } é outra: { $what }.
cli-daily-why-other-version = É da versão { $found } da mesa do dia, e esta versão do programa dá outra.
cli-daily-why-too-long = É longo demais para o registro de uma mesa do dia.
cli-daily-why-not-daily = É o registro de outro tipo de partida.
cli-daily-why-not-over = A partida não terminou.
cli-daily-why-other-end = A partida não terminou como o registro diz.

# pantheon verify
cli-verify-chain = cadeia: { $lines } linhas, todos os hashes conferem
cli-verify-content = conteúdo: { $hash }…, igual ao daqui
cli-verify-content-superseded = conteúdo: { $hash }…, corrigido desde então
cli-verify-content-own = conteúdo: { $hash }…, próprio de uma casa, e não o do jogo como o temos
cli-verify-commitment = compromisso: a semente revelada é a que { $hash }… prometia
cli-verify-entries = { $entries ->
    [one] jogadas: { $entries }, válida, com o estado registrado
   *[other] jogadas: { $entries }, todas válidas, cada uma com o estado registrado
}
cli-verify-draws = { $draws ->
    [one] sorte: { $draws } sorteio, refeito a partir da semente
   *[other] sorte: { $draws } sorteios, refeitos a partir da semente
}
cli-verify-outcome = resultado: como registrado. { $end } { $standings }
cli-verify-no-outcome = resultado: nenhum, a partida foi interrompida
cli-verify-true = O registro é autêntico.
cli-verify-false = O registro não é autêntico ({ $code }).
cli-verify-signature = assinatura: entregue pelo servidor que tem a chave { $key } ({ $comment })
cli-verify-signature-malformed = assinatura: não é uma assinatura de minisign
cli-verify-signature-other-key = assinatura: foi feita com outra chave
cli-verify-signature-changed = assinatura: o registro não é o que foi assinado

# pantheon serve
cli-serve-address = As mesas estão abertas em { $url }
cli-serve-place = Tudo fica guardado em { $place }
cli-serve-stop = Ctrl+C encerra.

# pantheon health
cli-health-ready = O servidor está pronto.
cli-health-not-ready = O servidor não está pronto: { $why }
cli-health-unreachable = Nenhuma resposta de { $address }: { $why }

# pantheon backup
cli-backup-written = { $file } gravado.
cli-backup-unusable = A cópia não pode ser usada: { $why }
cli-backup-untrue-table = ✗ mesa { $table }: { $why }
cli-backup-untrue-more = ✗ { $tables ->
    [one] mais { $tables } mesa não confere
   *[other] mais { $tables } mesas não conferem
}
cli-backup-verified = { $tables ->
    [one] { $tables } mesa restaurada
   *[other] { $tables } mesas restauradas
}, { $rows ->
    [one] { $rows } linha revivida
   *[other] { $rows } linhas revividas
}, { $games ->
    [one] registro de { $games } partida encerrada conferido
   *[other] registros de { $games } partidas encerradas conferidos
}.
cli-backup-sealed = { $tables ->
    [one] { $tables } mesa não pode ser jogada por esta versão e só foi lida.
   *[other] { $tables } mesas não podem ser jogadas por esta versão e só foram lidas.
}

# pantheon restore
cli-restore-done = Restaurado em { $file }.

# pantheon unpack
cli-unpack-done = { $tables ->
    [one] { $tables } log desempacotado.
   *[other] { $tables } logs desempacotados.
}

# pantheon rules
cli-rules-title = { $title }: { $name }, { $rules ->
    [one] { $rules } regra
   *[other] { $rules } regras
}

# pantheon content
cli-content-invalid = O conteúdo não pode ser usado.
cli-content-same = O conteúdo é válido e igual ao embutido.
cli-content-other = O conteúdo é válido e diferente do embutido.
cli-content-frozen = O conteúdo { $hash } fica guardado a partir de agora: { $file } tem { $bytes } bytes a mais.
cli-content-frozen-before = O conteúdo { $hash } já está guardado em { $file }.

# pantheon analyse
cli-analyse-heading = { $title } · depois de { $at } de { $entries ->
    [one] { $entries } jogada
   *[other] { $entries } jogadas
}
cli-analyse-acted = { $who }: { $what }
cli-analyse-imagined = o que { $who } não pode saber é imaginado ({ $number })
cli-analyse-imagined-spectator = o que um espectador não pode saber é imaginado ({ $number })
cli-analyse-waited = o tempo passa
cli-analyse-named = { $what } – { $name }
cli-analyse-checked = { $nodes ->
    [one] { $nodes } posição, jogada de novo pelas regras
   *[other] { $nodes } posições, todas jogadas de novo pelas regras
}
cli-analyse-false = Esta não é uma análise verdadeira ({ $code }).
cli-analyse-line = Linha { $line }: { $why }
cli-analyse-wrong-cut-off = o arquivo termina antes dela
cli-analyse-wrong-malformed = não é o que se espera ali: { $why }
cli-analyse-wrong-format = tem o formato { $found }; esta versão lê até o { $known }
cli-analyse-wrong-parent = a posição { $node } segue a posição { $parent }, que não vem antes dela
cli-analyse-wrong-refused = posição { $node }: { $why }
cli-analyse-wrong-rule = { $why } ({ $rule })
cli-analyse-wrong-clock = nenhum relógio corre: esperar não faz nada acontecer
cli-analyse-wrong-twice = a posição { $node } é igual à posição { $other }
cli-analyse-wrong-diverged = a posição { $node } não é a que o arquivo diz
cli-analyse-wrong-long = um nome ou comentário é longo demais
