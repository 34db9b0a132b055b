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
cli-sim-lost = Nenhum lugar venceu { $share }.
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
    [one] { $entries } lance
   *[other] { $entries } lances
}, { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}.

# pantheon replay
cli-replay-undone = Desfeito até o passo { $step }.
cli-replay-to-act = { $player }: { $ask }
cli-standing = { $rank }º { $who } ({ $points })

# pantheon verify
cli-verify-chain = cadeia: { $lines } linhas, todos os hashes conferem
cli-verify-content = conteúdo: { $hash }…, igual ao daqui
cli-verify-commitment = compromisso: a semente revelada é a que { $hash }… prometia
cli-verify-entries = { $entries ->
    [one] lances: { $entries }, válido, com o estado registrado
   *[other] lances: { $entries }, todos válidos, cada um com o estado registrado
}
cli-verify-draws = { $draws ->
    [one] sorte: { $draws } sorteio, refeito a partir da semente
   *[other] sorte: { $draws } sorteios, refeitos a partir da semente
}
cli-verify-outcome = resultado: como registrado. { $end } { $standings }
cli-verify-no-outcome = resultado: nenhum, a partida foi interrompida
cli-verify-true = O registro é verdadeiro.
cli-verify-false = O registro não é verdadeiro ({ $code }).

# pantheon serve
cli-serve-address = As mesas estão abertas em { $url }
cli-serve-place = Tudo fica guardado em { $place }
cli-serve-stop = Ctrl+C encerra.

# pantheon backup
cli-backup-written = { $file } escrito.

# pantheon rules
cli-rules-title = { $title }: { $name }, { $rules ->
    [one] { $rules } regra
   *[other] { $rules } regras
}

# pantheon content
cli-content-invalid = O conteúdo não pode ser usado.
cli-content-same = O conteúdo é válido e igual ao embutido.
cli-content-other = O conteúdo é válido e diferente do embutido.
