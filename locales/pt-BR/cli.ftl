# Palavras da linha de comando.

cli-standing = { $rank }. { $who } ({ $points })

## pantheon games

cli-games-made = de { $designers }, { $publisher } { $year }
cli-games-seats = para { $min } a { $max } jogadores
cli-games-rules = versão { $version } das regras
cli-games-content = conteúdo { $hash }: { $found } valores encontrados, { $derived } deduzidos, { $reconstructed } reconstruídos
cli-games-options = opções:
cli-games-default = padrão { $value }

## pantheon content

cli-content-same = O conteúdo é válido e igual ao embutido.
cli-content-other = O conteúdo é válido e diferente do embutido.
cli-content-invalid = O conteúdo não pode ser usado:

## pantheon rules

cli-rules-title = { $title }: { $name }, { $rules ->
    [one] { $rules } regra
   *[other] { $rules } regras
}

## pantheon record, replay e verify

cli-record-written = { $file } gravado: uma partida de { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
} com { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
cli-replay-undone = Voltou ao passo { $step }.
cli-replay-to-act = { $player }: { $ask }
cli-verify-chain = A cadeia de hashes confere em todas as { $lines } linhas.
cli-verify-content = O conteúdo é o que foi nomeado: { $hash }.
cli-verify-commitment = A semente é a que foi prometida antes da partida: { $hash }.
cli-verify-entries = { $entries ->
    [one] { $entries } entrada leva ao estado que ela nomeia.
   *[other] Todas as { $entries } entradas levam aos estados que nomeiam.
}
cli-verify-draws = { $draws ->
    [one] { $draws } sorteio decorre da semente.
   *[other] Todos os { $draws } sorteios decorrem da semente.
}
cli-verify-outcome = { $end } { $standings }
cli-verify-no-outcome = A partida não terminou, e o registro não afirma que tenha terminado.
cli-verify-true = O registro é verdadeiro.
cli-verify-false = O registro não é verdadeiro ({ $code }).

## pantheon sim

cli-sim-seats = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} em { $combinations ->
    [one] { $combinations } combinação de opções
   *[other] { $combinations } combinações de opções
}
cli-sim-length = passos por partida: média { $mean }, mínimo { $min }, 5% até { $low }, mediana { $middle }, 95% até { $high }, máximo { $max }
cli-sim-score = pontos: média { $mean }, mínimo { $min }, 5% até { $low }, mediana { $middle }, 95% até { $high }, máximo { $max }
cli-sim-wins = o lugar { $seat } vence { $alone } (divide { $shared })
cli-sim-lost = vencidas pelo oponente solitário: { $share }
cli-sim-speed = { $seconds } s: { $games } partidas e { $actions } ações por segundo
cli-sim-audited = { $games ->
    [one] A partida cumpriu todas as leis.
   *[other] Todas as { $games } partidas, em { $combinations ->
        [one] { $combinations } combinação
       *[other] { $combinations } combinações
    }, cumpriram todas as leis.
}
cli-sim-unaudited = { $games ->
    [one] A partida terminou bem; as leis não foram verificadas.
   *[other] Todas as { $games } partidas, em { $combinations ->
        [one] { $combinations } combinação
       *[other] { $combinations } combinações
    }, terminaram bem; as leis não foram verificadas.
}
cli-sim-failed = Uma partida deu errado:
cli-sim-repeat = Para ver de novo: { $command }
