# A mesa do dia: /daily.

web-daily-heading = Mesa do dia
web-daily-lead = Uma partida por dia de cada jogo, a mesma para todos, contra robôs que ficam mais fortes de segunda a domingo. Vale a primeira partida terminada.
web-daily-today = Hoje
web-daily-streak = { $streak ->
    [0] Nenhuma sequência ainda. Termine uma mesa no dia dela para começar uma.
    [one] Sequência: { $streak } dia
   *[other] Sequência: { $streak } dias
}
web-daily-kept = Partidas e sequência ficam neste navegador. Os resultados vão para o servidor quando ele responde, com o seu nome de lá.
web-daily-ends = O dia termina à meia-noite UTC; aqui, às { $time }.
web-daily-about = { $seats } à mesa · você no lugar { $seat } · robôs de nível { $level }
web-daily-begin = Jogar
web-daily-go-on = Continuar
web-daily-results = Resultados
web-daily-past = Dias anteriores
web-daily-not-played = Não jogada
web-daily-running = Começada
web-daily-score = { $lead ->
    [0] Igual ao melhor robô
   *[other] { $sign ->
        [ahead] { $by } à frente do melhor robô
       *[behind] { $by } atrás do melhor robô
    }
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-daily-place = Lugar { $place } de { $of }
web-daily-place-none = Ninguém tem resultado ainda.
web-daily-players = { $players ->
    [one] { $players } resultado
   *[other] { $players } resultados
}
web-daily-mark-first = Começada uma vez, com o conhecimento do servidor.
web-daily-mark-practised = Começada mais de uma vez; por isso é contada à parte.
web-daily-mark-unwatched = O servidor não soube quando foi começada; por isso é contada à parte.
web-daily-waits = O resultado espera para ser enviado. Isso acontece sozinho quando o servidor responder.
web-daily-send = Enviar agora
web-daily-refused = O servidor não aceita este resultado: { $why }
web-daily-unreachable = O servidor não responde, então não se sabe como os outros foram.
web-daily-play-first = Como os outros foram é contado depois que você jogar.
web-daily-chart = Como todos foram: pontos à frente do melhor robô
web-daily-chart-lead = Pontos à frente
web-daily-chart-count = Resultados
web-daily-chart-others = contados à parte
web-daily-chart-own = Você
web-daily-chart-range = { $from } a { $to }
web-daily-chart-table = Como tabela
web-daily-chart-key-first = começada uma vez
web-daily-chart-key-others = treinada, ou jogada sem rede
web-daily-best = Melhor partida
web-daily-best-of = { $name }: { $lead } pontos à frente
web-daily-best-nobody = Alguém que saiu
web-daily-best-replay = Rever
web-daily-best-review = Analisar
web-daily-own = Sua partida
web-daily-own-replay = Rever
web-daily-own-review = Analisar
web-daily-bar = Mesa do dia, { $day }
web-daily-wait = Deixar os outros jogar
web-daily-clock = O tempo para enquanto você pensa. Cada ação leva dois segundos e meio do tempo da mesa.
web-daily-later = Esse dia ainda não começou.
