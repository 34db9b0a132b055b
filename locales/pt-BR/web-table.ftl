# Palavras do cliente web: o que fica em volta de todo tabuleiro.

# A frase e seus botões.
web-table-sentence = O que fazer
web-table-tools = Ferramentas
web-table-choices = Opções
web-table-several = O que fazer aqui
web-table-filter = Procurar entre { $count } opções
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
web-table-hint-chance = vence { $chance }
web-table-hint-none = Não há dica para este momento.
web-table-hint-note = Estimativa de um robô: a chance de vencer e os pontos que ainda devem vir.

# Jogadores.
web-table-you = (você)
web-table-acts = na vez
web-table-points = pontos
web-table-score-so-far = Placar até agora
web-table-seat-level = Robô, nível { $level }
web-table-seat-resigned = desistiu, um robô continua
web-table-seat-gave-up = desistiu
web-table-seat-sat-in = ausente, um robô joga no lugar
web-table-seat-open = Livre para qualquer pessoa
web-table-seat-invited = Reservado para alguém convidado
web-table-return = Voltei
web-table-clock = Restam { $time }
web-table-clock-low = Só restam { $time }

# O painel.
web-table-aside = Jogadores e registro
web-table-panel = Painel
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
web-table-news-took-back = { $name } voltou um passo.
web-table-news-offered-pause = { $name } gostaria de uma pausa.
web-table-news-offered-take-back = { $name } gostaria de voltar um passo.
web-table-news-agreed = { $name } concorda.
web-table-news-declined = { $name } recusa.
web-table-news-resumed = A partida continua.
web-table-news-resigned = { $name } desiste.
web-table-news-sat-in-clock = O tempo de { $name } acabou. Um robô joga no lugar.
web-table-news-sat-in-away = { $name } está ausente. Um robô joga no lugar.
web-table-news-sat-in-gone = { $name } foi embora de vez. Um robô joga no lugar.
web-table-news-returned = { $name } voltou.
web-table-news-rematch = Há uma mesa para a revanche.

# A barra acima do tabuleiro.
web-table-connecting = Conectando…
web-table-broken = A conexão com o servidor caiu. Isto é o último que se viu.
web-table-broken-in = Nova tentativa em { $seconds } s.
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
web-table-not-found = Esta mesa não existe, ou não está aberta para você.
web-table-elsewhere = Esta mesa está aberta em outra aba
web-table-elsewhere-what = Só uma aba joga de cada vez, para que nenhuma apague o que se jogou na outra.
web-table-elsewhere-take = Jogar aqui

# Uma tela para várias pessoas.
web-table-cover = Passe a tela adiante. Agora não há nela segredo de ninguém.
web-table-cover-here = Eu sou { $name }
web-table-give = Agora joga { $name }
web-table-cover-panel = Coberto enquanto a tela muda de mãos.

# Mais.
web-table-take-back = Voltar o último passo
web-table-offer-take-back = Pedir para voltar o último passo
web-table-pause = Pausar
web-table-offer-pause = Pedir uma pausa
web-table-resign = Desistir
web-table-resign-sure = Desistir mesmo: um robô continua
web-table-resign-ends = Desistir mesmo: a partida termina
web-table-call-bot = Deixar um robô jogar por { $name }, que está ausente
web-table-comfort = Nesta mesa
web-table-set-confirm = Pedir que eu confirme cada escolha
web-table-set-list = Listar todas as opções em texto (tecla T)
web-table-set-sounds = Sons
web-table-set-speed = As peças se movem
web-table-speed-off = sem animação
web-table-speed-slow = devagar
web-table-speed-normal = em ritmo normal
web-table-speed-fast = depressa
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
    [one] Um dia para cada vez
   *[other] { $days } dias para cada vez
}
web-table-pace-clock = Relógios: { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} para cada um, e mais { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} a cada vez
web-table-hints-yes = Dicas são permitidas
web-table-hints-no = Sem dicas
web-table-spectators-nobody = Ninguém pode assistir
web-table-spectators-welcome = Qualquer pessoa pode assistir
web-table-spectators-delay = Qualquer pessoa pode assistir, { $seconds } segundos depois
web-table-access-public = Listada para todos
web-table-access-private = Só para quem tem o link
web-table-commitment = O lacre da sorte desta partida
web-table-commitment-what = Antes de alguém se sentar, toda a sorte foi fixada e lacrada com este número. Quando a partida acaba o lacre é aberto, e qualquer pessoa pode conferir que nenhum embaralhamento foi mudado.

# Antes da partida.
web-table-gathering = Quem joga?
web-table-ready = pronto
web-table-not-ready = ainda não está pronto
web-table-ready-now = Estou pronto
web-table-unready = Espere, ainda não
web-table-join = Sentar aqui
web-table-leave = Sair
web-table-start = Começar a partida
web-table-close-table = Fechar a mesa
web-table-plan-bot = Um robô para o lugar { $number }
web-table-plan-bot-here = Deixar um robô jogar…
web-table-plan-open = Liberar o lugar
web-table-waits = A partida pode começar quando todos os lugares estiverem ocupados e todos estiverem prontos.
web-table-waits-host = Você pode começar quando todos os lugares estiverem ocupados e os outros estiverem prontos. Um robô pode ocupar um lugar livre.
web-table-invite = Convide por este link
web-table-invite-public = A mesa também aparece em Mesas.
web-table-invite-private = Quem tiver este link pode entrar.
web-table-copy = Copiar
web-table-copied = Copiado

# O fim.
web-table-end-skip = Pular para o resultado
web-table-end-again = Contar o placar de novo
web-table-end-uncounted = Não há placar final. “Placar” mostra os pontos até aqui, e o registro, o que foi jogado.
web-table-given-up-to = Desistência de { $who }: { $winner } vence.
web-table-given-up = Desistência de { $who }: a partida acabou.
web-table-standings = Colocação
web-table-bars = De onde vieram os pontos
web-table-curves = O placar ao longo da partida
web-table-next = E agora?
web-table-rematch = Jogar de novo
web-table-rematch-go = Ir para a revanche
web-table-replay = Rever a partida
web-table-share = Compartilhar a partida
web-table-shared = Link copiado
web-table-record = Baixar o registro
web-table-verify = Como conferir
web-table-check = Conferir o registro

# Uma partida do passado.
web-table-timeline = O tempo da partida
web-table-play = Reproduzir
web-table-stop = Parar
web-table-step-back = Um passo atrás
web-table-step-on = Um passo adiante
web-table-moment = Momento da partida
web-table-moment-of = { $at } de { $last }
web-table-eyes = Visto por
web-table-eyes-spectator = um espectador
web-table-branch = Continuar a jogar daqui
web-table-verified = conferido
web-table-not-verified = este registro foi alterado
web-table-pick-record = Escolher um registro
web-table-pick-what = Um registro é o arquivo de uma partida inteira. Quem a jogou pode baixá-lo quando ela acaba.
