# Palavras de pantheon arena.

cli-arena-heading = { $title } · { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
} · { $bots ->
    [one] { $bots } robô
   *[other] { $bots } robôs
} · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} em { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
}, { $steps } passos por partida
cli-arena-rounded = { $asked ->
    [one] { $asked } partida por grupo virou { $games }
   *[other] { $asked } partidas por grupo viraram { $games }
}: cada distribuição é jogada { $seats ->
    [one] uma vez
   *[other] { $seats } vezes
}, para que todos se sentem em todos os lugares.

cli-arena-bots = Classificação
cli-arena-ranks = Colocações
cli-arena-meetings = Confrontos diretos
cli-arena-thinking = Tempo de reflexão

cli-arena-column-bot = robô
cli-arena-column-elo = Elo
cli-arena-column-sure = 95%
cli-arena-column-games = partidas
cli-arena-column-wins = vitórias
cli-arena-column-rank = posição
cli-arena-column-points = pontos
cli-arena-column-pair = robôs
cli-arena-column-won = venceu
cli-arena-column-ahead = à frente
cli-arena-column-decisions = decisões
cli-arena-column-mean = ms cada
cli-arena-column-longest = máximo

cli-arena-place = { $place }º
cli-arena-against = { $one } contra { $other }
cli-arena-seat = { $player } { $share } { $sure }
cli-arena-seats = Vitórias por lugar: { $seats }
cli-arena-troubles = { $count ->
    [one] { $bot } teve { $count } problema:
   *[other] { $bot } teve { $count } problemas, entre eles:
}
