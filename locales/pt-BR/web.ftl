# Palavras do cliente web de que toda página e toda mesa precisam.

web-skip = Pular para o conteúdo
web-home = Pantheon: a página inicial
web-site = O site
web-nav-lobby = Mesas
web-nav-rules = Regras
web-nav-puzzles = Problemas
web-nav-settings = Preferências
web-nav-about = Sobre
web-page-lobby = Mesas
web-page-new = Nova mesa
web-page-analysis = Tabuleiro de análise
web-analyse = Analisar
web-page-replay = Uma partida para rever
web-page-review = A análise de uma partida
web-page-retry = Seus erros, de novo
web-page-settings = Preferências
web-page-rules = Regras
web-page-about = Sobre o Pantheon
web-page-missing = Não há nada aqui
web-page-failed = Esta página não chegou inteira.
web-page-failed-text = Você está sem conexão, ou o servidor está ocupado demais. Uma nova tentativa será feita sozinha; o que você joga está salvo.
web-loading = Um momento…
web-guest-name = Visitante { $number }

# À mesa.
web-board = Tabuleiro
web-seats = Jogadores
web-log = O que aconteceu
web-gathering = Esperando que todos se sentem e fiquem a postos.
web-paused = A partida está em pausa.
web-over = A partida acabou.
web-wait = Um momento…
web-they-decide = Decisão de { $name }: “{ $what }”
web-cover-sentence = { $name }, é a sua vez.
web-confirm = Confirmar
web-undo = Desfazer
web-undo-what = Desfazer: { $what }
web-target = { $name }: { $action }
web-target-several = { $name }: { $count ->
    [one] uma opção
   *[other] { $count } opções
}
web-bot-name = Robô { $number } (nível { $level })
web-the-clock = o relógio
web-lost-race = { $who } chegou { $seconds } s antes. { $why }
web-only-watching = Você está assistindo. Só quem joga pode fazer algo aqui.
web-not-your-turn = Não é a sua vez.
web-nothing-there = Não há nada a fazer aí agora.
