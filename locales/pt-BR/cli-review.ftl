# Palavras de pantheon review.

cli-review-heading = { $title } · { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
} · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} com algo a decidir · { $iterations ->
    [one] { $iterations } iteração por decisão
   *[other] { $iterations } iterações por decisão
}
cli-review-many = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: como cada um decidiu
cli-review-peers = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: quem decide como nas mesmas posições
cli-review-all = todos

cli-review-chances = Chances de vencer
cli-review-turning = Momentos decisivos
cli-review-players = Decisões
cli-review-luck = Sorte
cli-review-worst = O que custou mais
cli-review-losses = Perdas por turno: tantos turnos perderam menos

cli-review-turned = { $changes } · { $who }: { $what } ({ $cause })
cli-review-cause-decision = uma decisão
cli-review-cause-luck = sorte
cli-review-cause-revelation = algo foi revelado
cli-review-cause-time = o tempo acabou
cli-review-cause-noise = visto com mais clareza
cli-review-lost = { $who } perdeu { $lost }: { $chosen } – melhor: { $better }{ $sure }
cli-review-close = { " " }(quase igual)

cli-review-column-player = jogador
cli-review-column-turns = turnos
cli-review-column-accuracy = precisão
cli-review-column-loss = perda por turno
cli-review-column-best = melhores
cli-review-column-good = bons
cli-review-column-doubtful = duvidosos
cli-review-column-mistake = erros
cli-review-column-blunder = erros graves
cli-review-column-opening = início
cli-review-column-middle = meio
cli-review-column-end = fim
cli-review-column-games = partidas
cli-review-column-result = resultado
cli-review-column-luck = sorte
cli-review-column-adjusted = sem a sorte
cli-review-column-start = no começo
cli-review-column-variance = variância
cli-review-column-part = turnos
cli-review-column-decisions = decisões
cli-review-column-loss-decision = perda por decisão
cli-review-column-more = menos que o de cima
