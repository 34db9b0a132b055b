# Palavras do cliente web: o que fica em volta de todo tabuleiro.

# A frase e seus botões.
web-table-sentence = O que fazer
web-table-tools = Ferramentas
web-table-choices = Opções
web-table-several = O que fazer aqui
web-table-filter = Procurar entre { $count ->
    [one] { $count } opção
   *[other] { $count } opções
}
web-table-filter-none = Nenhuma opção tem essas palavras.
web-table-more = Mais { $count }
web-table-close = Fechar
web-table-recap = O que aconteceu?
web-table-result = O resultado
web-table-menu = Mais
web-table-rule = Regra { $rule }

# Dicas.
web-table-hint = Dica
web-table-hint-thinking = Pensando…
web-table-hints = Dicas
web-table-hint-chance = { $chance } de chance
web-table-hint-none = Não há dica para este momento.
web-table-hint-note = Estimativa de um robô: a chance de vencer e os pontos que ainda devem vir.

# Jogadores.
web-table-you = (você)
web-table-acts = é a vez
web-table-points = pontos
web-table-score-so-far = Placar até agora
web-table-seat-level = Robô, nível { $level }
web-table-seat-resigned = desistiu, um robô continua
web-table-seat-gave-up = desistiu
web-table-seat-sat-in = ausente, um robô joga no lugar
web-table-seat-program = quem joga aqui é um programa
web-table-seat-away = ausente
web-table-seats-away = { $names } { $count ->
    [one] está ausente.
   *[other] estão ausentes.
}
web-table-seat-open = Livre para qualquer pessoa
web-table-seat-invited = Reservado para alguém convidado
web-table-return = Voltei
web-table-clock = Restam { $time }
web-table-clock-low = Só restam { $time }

# O painel.
web-table-aside = Jogadores e registro
web-table-panel = Painel
web-table-tab-study = Análise
web-table-tab-log = Registro
web-table-tab-chat = Conversa
web-table-tab-rules = Regras
web-table-tab-score = Placar
web-table-tab-end = Resultado
web-table-unread = (novo)
web-table-log-earlier = Mostrar o que veio antes
web-table-log-empty = Ainda não aconteceu nada.
web-table-chat-say = Diga alguma coisa
web-table-chat-send = Enviar
web-table-chat-empty = Ninguém disse nada ainda.
web-table-chat-earlier = Mostrar o que foi dito antes
web-table-chat-gone = (quem disse isto foi embora de vez)
web-table-rules-search = Procurar nas regras
web-table-rules-found = { $count ->
    [0] Nenhuma regra tem essas palavras.
    [one] Uma regra
   *[other] { $count } regras
}
web-table-score-final = O placar final. Abra uma linha para ver de onde vêm os pontos.
web-table-score-so-far-note = O placar se mais nada pontuasse. Abra uma linha para ver de onde vêm os pontos.
web-table-score-nothing = Nada ainda.

# O que aconteceu com a mesa.
web-table-news-closed = A mesa foi fechada.
web-table-news-superseded = Esta versão tem outras regras ou cartas do que esta partida tinha no início: não dá para continuar.
web-table-news-took-back = { $name } desfez { $count ->
    [one] um passo
   *[other] { $count } passos
}.
web-table-news-went-back = Desfeito: { $steps }.
web-table-news-went-back-some = Passos foram desfeitos.
web-table-steps-of = { $count ->
    [one] um passo
   *[other] { $count } passos
} de { $name }
web-table-steps-clock = { $count ->
    [one] um passo
   *[other] { $count } passos
} do relógio
web-table-news-offered-pause = { $name } gostaria de uma pausa.
web-table-news-offered-take-back = { $name } gostaria de desfazer passos.
web-table-news-agreed = { $name } concorda.
web-table-news-declined = { $name } recusa.
web-table-news-resumed = A partida continua.
web-table-news-outage = O servidor ficou fora do ar. Esse tempo não contou em nenhum relógio.
web-table-news-resigned = { $name } desiste.
web-table-news-sat-in-clock = O tempo de { $name } acabou. Um robô joga no lugar.
web-table-news-sat-in-away = { $name } está ausente. Um robô joga no lugar.
web-table-news-sat-in-gone = { $name } foi embora de vez. Um robô joga no lugar.
web-table-news-returned = { $name } voltou.
web-table-news-rematch = Há uma mesa para a revanche.

# A barra acima do tabuleiro.
web-table-connecting = Conectando…
web-table-broken = A conexão com o servidor caiu. Esta é a última situação recebida.
web-table-broken-in = Nova tentativa em { $seconds } s.
web-table-unkept = Este navegador não está guardando a partida: ela acaba com esta página. Libere espaço, ou permita que o site guarde dados.
web-table-hurry = Tentar agora
web-table-gone = Esta mesa não existe mais.
web-table-to-lobby = Outras mesas
web-table-paused = A partida está em pausa. Todos os relógios estão parados.
web-table-resume = Continuar
web-table-sat-in-you = Um robô joga no lugar de { $name }.
web-table-agree = Concordar
web-table-decline = Recusar
web-table-offer-waits = Esperando a resposta dos outros.
web-table-watching = Você está assistindo.
web-table-closed = Esta mesa foi fechada antes de a partida começar.
web-table-superseded = Esta partida de { $title } começou com regras, ou com cartas, que esta versão já não tem. Não dá para continuá-la nem mostrá-la, e ela conta como não terminada. O registro das jogadas fica guardado, e vocês podem começar de novo com as mesmas pessoas.
web-table-not-found = Esta mesa não existe, ou não está aberta para você.
web-table-elsewhere = Esta mesa está aberta em outra aba
web-table-elsewhere-what = Só uma aba joga de cada vez, para que nenhuma apague o que se jogou na outra.
web-table-elsewhere-take = Jogar aqui

# Uma tela para várias pessoas.
web-table-cover = Passe a tela adiante. Não há nenhum segredo na tela agora.
web-table-cover-here = Eu sou { $name }
web-table-give = Agora joga { $name }
web-table-cover-panel = Coberto enquanto a tela muda de mãos.

# Mais.
web-table-take-back = Desfazer o meu último passo…
web-table-take-back-sure = { $count ->
    [one] Desfazer este passo
   *[other] Desfazer estes { $count } passos
}
web-table-offer-take-back = { $count ->
    [one] Pedir aos outros para desfazer este passo
   *[other] Pedir aos outros para desfazer estes { $count } passos
}
web-table-would-go = Será desfeito: { $steps }.
web-table-pause = Pausar
web-table-offer-pause = Pedir uma pausa
web-table-resign = Desistir
web-table-resign-sure = Sim, desistir: um robô continua
web-table-resign-ends = Sim, desistir: a partida termina
web-table-call-bot = Deixar um robô jogar por { $name }, que está ausente
web-table-comfort = Nesta mesa
web-table-set-confirm = Pedir que eu confirme cada escolha
web-table-set-warn = Avisar antes de um erro grave
web-table-set-preview = Mostrar o que uma escolha traria
web-table-set-list = Listar todas as opções em texto (tecla T)
web-table-set-sounds = Sons
web-table-set-speed = Movimento das peças
web-table-speed-off = desligado
web-table-speed-slow = lento
web-table-speed-normal = normal
web-table-speed-fast = rápido
web-table-list = Todas as opções
web-table-list-none = Não há nada para você escolher agora.
web-table-describe = O tabuleiro em palavras
web-table-keys = Teclas
web-table-key-arrows = Andar entre o que pode ser escolhido
web-table-key-arrows-all = Andar entre tudo o que há no tabuleiro
web-table-key-enter = Escolher ou confirmar
web-table-key-undo = Desfazer
web-table-key-buttons = Escolher um botão pelo número
web-table-key-hint = Dica, onde é permitida
web-table-key-back = Olhar para trás; um passo à frente de novo
web-table-key-list = Listar todas as opções em texto
web-table-key-log = Ler o registro
web-table-key-describe = Descrever o tabuleiro
web-table-key-ask = O que é isto? Sem apontar para nada: as regras
web-table-key-keys = Esta lista
web-table-key-close = Fechar
web-table-keys-own = Neste jogo

# O que a mesa combinou.
web-table-terms = Como se joga nesta mesa
web-table-term = { $name }: { $value }
web-table-pace-untimed = Sem relógios
web-table-pace-days = { $days ->
    [one] Um dia por turno
   *[other] { $days } dias por turno
}
web-table-pace-clock = Relógios: { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} para cada um, e mais { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} a cada turno
web-table-hints-yes = Dicas são permitidas
web-table-hints-no = Sem dicas
web-table-spectators-nobody = Ninguém pode assistir
web-table-spectators-welcome = Qualquer pessoa pode assistir
web-table-spectators-delay = Qualquer pessoa pode assistir, { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} depois
web-table-access-public = Listada para todos
web-table-access-private = Só para quem tem o link
web-table-commitment = O lacre da sorte desta partida
web-table-commitment-what = Antes de alguém se sentar, a mesa sorteou uma semente secreta e a lacrou com este número. O que os jogadores somam vem depois, e a sorte é feita das duas coisas. Quando a partida acaba o lacre é aberto, e qualquer pessoa pode conferir que nenhum embaralhamento foi mudado.

# Antes da partida.
web-table-gathering = { $title }: quem joga?
web-table-ready = a postos
web-table-not-ready = ainda não está a postos
web-table-ready-now = Tudo pronto
web-table-unready = Espere, ainda não
web-table-join = Sentar aqui
web-table-leave = Sair
web-table-start = Começar a partida
web-table-close-table = Fechar a mesa
web-table-plan-bot = Um robô para o lugar { $number }
web-table-plan-bot-here = Deixar um robô jogar…
web-table-plan-open = Liberar o lugar
web-table-waits = A partida pode começar quando todos os lugares estiverem ocupados e todos estiverem a postos.
web-table-waits-host = Você pode começar quando todos os lugares estiverem ocupados e os outros estiverem a postos. Um robô pode ocupar um lugar livre.
web-table-luck = Uma palavra sua para a sorte (opcional)
web-table-luck-why = Não é preciso: seu navegador soma um número sorteado de qualquer jeito. Todos os embaralhamentos e dados são feitos do que cada um soma e da semente lacrada da mesa, e assim ninguém pode tê-los escolhido.
web-table-luck-added = Você somou isto à sorte; o registro vai mostrar:
web-table-invite = Convide por este link
web-table-invite-public = A mesa também aparece em Mesas.
web-table-invite-private = Quem tiver este link pode entrar. Sem o link inteiro ninguém encontra a mesa.
web-table-invite-watch = Quem tiver este link pode assistir.
web-table-invite-share = Compartilhar
web-table-copy = Copiar
web-table-copied = Copiado

# O fim.
web-table-end-skip = Pular para o resultado
web-table-end-again = Contar o placar de novo
web-table-end-uncounted = Não há placar final. “Placar” mostra os pontos até aqui, e o registro, o que foi jogado.
web-table-given-up-to = Desistência de { $who }: { $winner } vence.
web-table-given-up = Desistência de { $who }: a partida acabou sem vencedor.
web-table-standings = Colocação
web-table-bars = De onde vieram os pontos
web-table-curves = O placar ao longo da partida
web-table-next = E agora?
web-table-rematch = Jogar de novo
web-table-rematch-go = Ir para a revanche
web-table-replay = Rever a partida
web-table-review = Analisar a partida
web-table-share = Compartilhar a partida
web-table-shared = Link copiado
web-table-record = Baixar o registro
web-table-verify = Como conferir
web-table-check = Conferir o registro

# Uma partida do passado.
web-table-timeline = Linha do tempo
web-table-play = Reproduzir
web-table-stop = Parar
web-table-step-back = Um passo atrás
web-table-step-on = Um passo adiante
web-table-moment = Momento da partida
web-table-moment-of = { $at } de { $last }
web-table-eyes = Visto por
web-table-eyes-spectator = um espectador
web-table-branch = Continuar jogando daqui
web-table-share-moment = Copiar link deste momento
web-table-look-back = Olhar para trás
web-table-back-to-now = Voltar ao agora
web-table-look-back-turn = É a sua vez.
web-table-look-back-past = Era assim.
web-table-verified = conferido
web-table-not-verified = este registro foi alterado
web-table-pick-record = Escolher um registro
web-table-pick-what = Um registro é o arquivo de uma partida inteira. Quem a jogou pode baixá-lo quando ela acaba.
