# Palavras do cliente web: as páginas em volta das mesas.

web-page-table = Uma mesa
web-again = Tentar de novo
web-keep = Salvar
web-cancel = Cancelar
web-home-short = Ir para o início
web-to-light = Cores claras
web-to-dark = Cores escuras
web-offline = Você está sem conexão. O que roda neste navegador continua funcionando; as mesas online esperam.
web-offline-part = Você está sem conexão, e ainda falta salvar uma parte neste navegador. O que não abrir virá quando a conexão voltar.
web-offline-short = sem conexão
web-no-engine = Não foi possível carregar o motor do jogo neste navegador.
web-new-on-server = A mesa ficará no servidor, e só você a encontrará.
web-newer = Há uma versão nova do Pantheon.
web-renew = Usar agora
web-foot = Um lugar independente e não oficial para jogos de tabuleiro. Os jogos e seus nomes pertencem aos respectivos donos.
web-foot-verify = Verificar um registro
web-missing-text = O endereço está errado, ou o que havia aqui não existe mais. Os jogos continuam no lugar.

# O que é um título; o resto está em `site-<título>.ftl`.
web-fact-seats = { $from } a { $to } jogadores
web-fact-seats-just = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}
web-fact-minutes = { $minutes } min
web-fact-weight-1 = muito leve
web-fact-weight-2 = leve
web-fact-weight-3 = médio
web-fact-weight-4 = pesado
web-fact-weight-5 = muito pesado

# A página inicial.
web-front-tagline = Grandes jogos de tabuleiro, e com quem jogar
web-front-lead = Jogos de tabuleiro com todas as regras: modernos e um dos mais antigos que existem. Aperte Jogar: robôs amigáveis se sentam com você, aqui no navegador. Sem cadastro, sem instalar nada.
web-front-turn = É a sua vez
web-front-open = Suas partidas em andamento
web-front-more = { $count ->
    [one] Mais uma
   *[other] Mais { $count }
}
web-go-on = Continuar
web-forget = Remover
web-sure = Tem certeza?
web-look-again = Rever
web-front-over = { $count ->
    [one] Uma partida terminada
   *[other] { $count } partidas terminadas
}
web-play = Jogar
web-play-title = Jogar { $title }
web-set-up = Montar mesa
web-set-up-title = Montar mesa de { $title }
web-rules-title = Regras de { $title }
web-puzzles-title = Problemas de { $title }
web-play-setting-up = A mesa está sendo montada, e dois robôs se sentam…
web-front-online = Com amigos, online
web-front-online-text = Crie uma mesa, envie o link e jogue ao vivo ou um turno por dia. Lugares vazios ficam para quem chegar, ou para robôs.
web-front-online-look = Ver as mesas
web-front-online-make = Criar uma mesa
web-front-beside = Em volta de uma tela
web-front-beside-text = Passem a tela de mão em mão. O que é secreto fica coberto até o próximo jogador dizer que chegou. Gods of Rome também se joga sozinho.
web-front-beside-make = Jogar juntos
web-front-daily = Mesa do dia
web-front-daily-text = Uma partida por dia de cada jogo, a mesma para todos, contra robôs. Veja como os outros foram e reveja a melhor partida.
web-front-daily-play = Jogar a mesa de hoje
web-front-rules = Aprender as regras
web-front-rules-text = Todos os livros de regras nas nossas palavras, com busca e um link para cada regra. À mesa, a regra está a uma tecla de distância.
web-front-rules-read = Ler as regras
web-front-different = O que é diferente aqui
web-different-why = Todo “não” explica o porquê
web-different-why-text = Aponte para qualquer coisa: se não é possível, a mesa diz qual regra proíbe, e um toque abre essa regra.
web-different-luck = Sorteios que você pode conferir
web-different-luck-text = A semente é lacrada antes da partida e aberta depois. Qualquer um pode refazer o registro, até o último dado.
web-different-bots = Oito níveis de robôs
web-different-bots-text = De uma primeira partida tranquila a uma busca que pensa fundo. Cada robô só sabe o que o lugar dele pode saber, e nada mais.
web-different-offline = Funciona sem rede
web-different-offline-text = Depois do primeiro acesso, partidas contra robôs ou na mesma tela e reprises dispensam conexão. Instale como um aplicativo.
web-different-known = Honesto com o que não se sabe
web-different-known-text = Onde não conhecemos um valor impresso há um substituto, e ele é marcado como tal.
web-different-keys = Para todos os olhos e mãos
web-different-keys-text = Partidas inteiras pelo teclado ou por leitor de tela, formas além de cores, claro e escuro, português e inglês.

# Mesas em listas.
web-line-open = um lugar livre
web-line-invited = um convidado
web-line-bot = um robô de nível { $level }
web-line-program = { $name } (um programa)
web-line-gathering = as pessoas estão se sentando
web-line-playing = em jogo
web-line-your-turn = Sua vez
web-line-play = Jogar
web-line-online = online
web-line-paused = em pausa
web-line-over = terminada
web-line-hints = com dicas
web-line-clock = { $minutes } min + { $seconds } s por turno
web-line-days = { $days ->
    [one] um dia por turno
   *[other] { $days } dias por turno
}
web-line-connecting = Conectando…
web-line-broken = A conexão caiu.
web-line-next = Nova tentativa em { $seconds } s.
web-line-unreachable = Não foi possível falar com o servidor.
web-closed = Este servidor é fechado a desconhecidos.
web-closed-text = Só quem tem conta joga online aqui. Se você não tem, fale com quem mantém este servidor. Neste navegador você pode jogar mesmo assim.

# Mesas online.
web-lobby-make = Criar uma mesa
web-lobby-here = Jogar neste navegador
web-lobby-filter = Jogo
web-lobby-all = todos os jogos
web-lobby-mine = Suas mesas
web-lobby-open = Com lugar livre
web-lobby-running = Em jogo
web-lobby-free = { $seats ->
    [one] um lugar livre
   *[other] { $seats } lugares livres
}
web-lobby-join = Sentar
web-lobby-look = Ver
web-lobby-more = Mostrar mais mesas
web-lobby-watch = Assistir
web-lobby-empty = Ninguém por aqui agora
web-lobby-away = Enquanto isso, neste navegador
web-lobby-empty-text = Crie uma mesa e mande o link aos amigos, ou jogue já contra robôs.
web-who-you = Você é
web-who-name = Seu nome
web-who-rename = Mudar nome
web-who-account = Criar conta ou entrar
web-who-own = Sua conta
web-kind-guest = visitante
web-kind-account = conta
web-kind-bot = robô

# Uma nova mesa.
web-new-title = Qual jogo
web-new-where = Onde
web-where-here = Neste navegador
web-where-here-text = Contra robôs, com gente ao seu lado, ou solo. Não precisa de conexão.
web-where-online = Online
web-where-online-text = Com gente em outros lugares. A mesa fica no servidor, e você volta a ela de onde quiser.
web-new-seats = Quem joga
web-who-me = Eu
web-who-me-text = É você.
web-who-beside = Alguém ao meu lado
web-who-bot = Um robô
web-who-open = Quem chegar
web-who-open-text = Qualquer pessoa pode ocupar este lugar.
web-who-invited = Alguém que eu convido
web-who-invited-text = Só quem tem o link.
web-new-level = Nível do robô: { $seat }
web-level-1 = primeira partida
web-level-2 = tranquilo
web-level-3 = conhece bem as regras
web-level-4 = joga com firmeza
web-level-5 = pensa à frente
web-level-6 = experiente
web-level-7 = forte
web-level-8 = o mais forte que temos
web-new-name = Nome: { $seat }
web-new-remove = Tirar: { $seat }
web-new-add = Mais um lugar
web-new-solo = Com um só lugar à mesa, você joga o modo solitário, contra o Patronus.
web-new-beside-at-once = Várias pessoas na mesma tela não podem agir ao mesmo tempo. Escolha turnos de 30 segundos nas opções.
web-new-options = Opções do jogo
web-new-no-options = Este jogo não tem opções: joga-se como foi impresso.
web-new-usual = padrão
web-new-from-to = { $from } a { $to }
web-new-terms = Como se joga
web-new-access = Quem encontra a mesa
web-access-public = Todo mundo
web-access-public-text = Ela aparece entre as mesas.
web-access-private = Quem tem o link
web-access-private-text = Ela não aparece em lugar nenhum.
web-new-pace = Tempo
web-pace-untimed = Quanto quiser
web-pace-untimed-text = Ninguém é apressado. Jogos com ampulheta própria ficam com ela.
web-pace-clock = Um relógio para cada jogador
web-pace-clock-text = Ele anda enquanto você pensa e ganha um pouco a cada turno. Quando zera, um robô continua por você.
web-pace-days = Alguns dias por turno
web-pace-days-text = Para jogar aos poucos, no dia a dia.
web-new-bank = Minutos para começar
web-new-increment = Segundos por turno
web-new-days = Dias por turno
web-new-help = Ajuda
web-new-hints = Dicas
web-new-hints-text = Qualquer um à mesa pode perguntar o que um jogador forte faria. Para treinar.
web-new-spectators = Espectadores
web-new-watched = Podem assistir
web-new-watched-text = Eles só veem o que é público.
web-new-delay = Segundos atrás da partida
web-new-take-over = Quando alguém se ausenta
web-new-take-over-text = Um robô deste nível joga no lugar até a pessoa voltar.
web-new-fault-nobody = Pelo menos uma pessoa precisa se sentar à mesa.
web-new-fault-several-me = Você só pode ocupar um lugar. Os outros nesta tela são “alguém ao meu lado”.
web-new-fault-seats = Este jogo é para { $players }.
web-new-make = Criar a mesa
web-new-summary = { $title }, { $seats ->
    [one] solitário
   *[other] { $seats } jogadores
}

# Ajustes.
web-settings-kept = Tudo vale na hora e fica guardado neste navegador.
web-settings-look = Aparência e idioma
web-settings-language = Idioma
web-settings-language-browser = o do navegador
web-settings-theme = Cores
web-theme-system = as do sistema
web-theme-light = claras
web-theme-dark = escuras
web-settings-vision = Visão de cores
web-vision-standard = todas as cores
web-vision-protanopia = dificuldade com vermelho
web-vision-deuteranopia = dificuldade com verde
web-vision-tritanopia = dificuldade com azul
web-vision-monochrome = só claro e escuro
web-settings-play = À mesa
web-settings-name = Seu nome
web-settings-speed = Movimento das peças
web-speed-off = desligado
web-speed-slow = lento
web-speed-normal = normal
web-speed-fast = rápido
web-settings-confirm = Confirmar cada escolha
web-settings-confirm-text = A escolha espera um segundo toque. Sem isso, quase todo passo pode ser desfeito. No tabuleiro de 4 Gods, que se joga contra o tempo, um clique sempre basta; com o dedo, o primeiro toque mostra a ficha e o segundo a coloca.
web-settings-warn = Avisar antes de erros graves
web-settings-warn-text = Onde há dicas, uma escolha que custa um décimo ou mais da sua chance de vencer aparece antes de ser feita. Ela espera por isso no máximo um segundo.
web-settings-preview = O que uma escolha traria
web-settings-preview-text = Quem aponta para uma escolha por um momento, ou chega a ela pelas teclas, vê o que aconteceria e quais pontos mudariam, até onde é certo.
web-settings-list = Escolhas como texto
web-settings-list-text = Tudo o que se pode fazer também vira uma lista de botões ao lado do tabuleiro.
web-settings-letters = Letras junto das cores
web-settings-letters-text = O que tem cor mostra também uma letra.
web-settings-sounds = Sons
web-settings-sounds-text = Um som suave quando é a sua vez, quando uma peça se move e no final.
web-settings-account = Conta

# A conta.
web-account-out = Você ainda não entrou.
web-account-guest = Entrar como visitante
web-account-in = Você é { $name }. Nome de usuário: { $login }.
web-account-is-guest = Você joga como visitante, com o nome { $name }. Visitantes jogam tudo; com uma conta você volta de outros aparelhos.
web-account-make = Criar uma conta
web-account-make-text = Sem endereço, sem e-mail: um nome e uma senha. Suas partidas e seu nome continuam.
web-account-make-it = Criar a conta
web-account-made = A conta foi criada.
web-account-have = Já tenho conta
web-account-have-text = O visitante que você é agora fica para trás.
web-account-sign-in = Entrar
web-account-sign-out = Sair
web-account-sign-out-all = Sair de todos os aparelhos
web-account-sessions = Em que aparelhos entrei?
web-account-session = { $label }: desde { $since }, último uso em { $seen }
web-account-login = Nome de usuário
web-account-password = Senha
web-account-password-text = Pelo menos 8 caracteres.
web-account-lost = Aqui não há e-mail, e por isso uma senha perdida não pode ser recuperada: sem ela ninguém mais entra na conta. Guarde-a bem.
web-account-data = Seus dados
web-account-data-text = Tudo o que o servidor guarda sobre você, em um arquivo.
web-account-export = Baixar meus dados
web-account-leave-text = Excluir a conta remove o seu nome, a sua conta e o que você disse. Os registros das partidas ficam, sem o seu nome.
web-account-sure = Tenho certeza. Isso não pode ser desfeito.
web-account-leave = Excluir a conta
web-account-left = Conta excluída. Seu nome, sua conta e o que você disse foram apagados.

# Regras.
web-rules-lead = As regras completas dos jogos publicados, nas nossas palavras. Cada regra tem um número, que as mesas citam.
web-rules-search = Buscar nas regras
web-rules-others = Outros jogos
web-rules-found = { $count ->
    [0] Nenhuma regra tem todas essas palavras.
    [one] Uma regra
   *[other] { $count } regras
}
web-rules-contents = Sumário
web-rules-link = Link para a regra { $rule }
web-rules-print = Imprimir
web-rules-wide = Mais largo que o espaço: role para o lado
web-rules-example = O que o exemplo mostra
web-rules-before = Antes
web-rules-after = Depois

# Sobre.
web-about-lead = O Pantheon quer ser o melhor lugar para jogar jogos de tabuleiro modernos com um computador: todas as regras, todas as variantes, no navegador, no terminal ou a partir de um programa. É gratuito e de código aberto.
web-about-games = Os jogos
web-about-buy = Se gostar de um destes jogos, compre: com gente em volta da mesa ele é ainda melhor.
web-about-unofficial = O Pantheon é independente e não oficial. Não tem ligação com os autores e as editoras dos jogos, nem o aval deles. Todas as palavras e desenhos são nossos.
web-about-known = O que se sabe, e o que é reconstruído
web-about-known-text = Um livro de regras mostra algumas partes do jogo só em imagens. Onde não conhecemos um valor impresso, usamos um substituto que combina com todas as frases e exemplos do livro. Cada valor é marcado, e esta página os conta:
web-about-title = Jogo
web-about-luck = Como a sorte é verificada
web-luck-commit = Antes da partida, a mesa sorteia uma semente secreta e mostra a impressão digital dessa semente. A semente já não pode ser trocada.
web-luck-add = Depois de conhecida a impressão digital, o navegador de cada jogador soma à sorte um número sorteado e, se o jogador quiser, uma palavra sua. Assim, ninguém pode ter escolhido os sorteios.
web-luck-draw = Toda a sorte é calculada a partir disso: cada embaralhada, cada dado.
web-luck-reveal = Depois da partida, a semente é aberta. O registro guarda cada jogada, e qualquer um pode refazê-lo e comparar.
web-about-verify = Verificar um registro
web-about-licences = Licenças
web-about-licence = O código, as palavras e os desenhos do Pantheon são livres sob a licença MIT ou a licença Apache 2.0, como preferir.
web-about-fonts = As fontes são a Source Serif 4, da Adobe, e a Inter, de Rasmus Andersson, ambas sob a SIL Open Font License 1.1.
web-verify-text = Escolha ou cole o registro de uma partida, daqui ou de qualquer lugar. Ele é conferido no seu navegador e não é enviado a ninguém.
web-verify-brought = Este é o registro daquela partida. Ele é conferido no seu navegador e não é enviado a ninguém.
web-verify-other = Conferir outro registro
web-verify-paste = O texto do registro
web-verify-pick = Escolher um arquivo
web-verify-check = Verificar
web-verify-true = O registro é autêntico.
web-verify-false = O registro não é autêntico.
web-verify-line = Linha { $line }:
web-verify-entry = Jogada { $entry }:
web-verify-record = { $title }, { $entries ->
    [one] uma jogada
   *[other] { $entries } jogadas
}, { $draws ->
    [one] um número aleatório sorteado de novo.
   *[other] { $draws } números aleatórios sorteados de novo.
}
web-verify-broken-off = A partida foi interrompida.
web-verify-commitment = Impressão digital da semente:
web-verify-luck = O que os jogadores somaram à sorte:
web-verify-luck-none = Nenhum jogador somou nada à sorte.
web-check-chain = Nenhuma linha foi alterada.
web-check-edition = Foi jogado com as regras e o conteúdo que estão aqui.
web-check-set-up = A mesa pode ser montada.
web-check-seed = A semente é aquela cuja impressão digital foi mostrada antes da partida.
web-check-entries = Cada jogada é permitida e leva aonde diz, com toda a sorte sorteada de novo.
web-check-outcome = A partida terminou como diz.
web-checked-passed = Confere.
web-checked-failed = Não confere.
web-checked-skipped = Não verificado, porque algo antes falhou.
web-wrong-line-too-long = A linha é longa demais.
web-wrong-too-many-lines = Há linhas demais.
web-wrong-cut-off = O registro está cortado.
web-wrong-malformed = Isto não é o que um registro deveria ter aqui.
web-wrong-broken-chain = A linha, ou uma antes dela, foi alterada.
web-wrong-unknown-format = O registro é de um formato que esta versão não conhece.
web-wrong-other-title = O registro é de outro jogo.
web-wrong-other-rules-version = Foi jogado com outra versão das regras.
web-wrong-other-content = Foi jogado com outras cartas, fichas ou tabuleiros.
web-wrong-bad-options = As opções não são do jogo.
web-wrong-bad-setup = A mesa não pode ser montada.
web-wrong-bad-seed = A semente não é válida.
web-wrong-other-seed = A semente não é aquela cuja impressão digital foi mostrada antes da partida.
web-wrong-bad-entry = A jogada não é permitida.
web-wrong-diverged = A jogada leva a outro estado que não o do registro.
web-wrong-other-outcome = A partida terminou de outro modo.

# Problemas.
web-problem-malformed = O servidor não entendeu o pedido. Esta página é mais antiga que o servidor? Carregue de novo.
web-problem-too-large = Isso é grande demais.
web-problem-out-of-bounds = Algo é curto demais, longo demais ou fora dos limites.
web-problem-not-signed-in = Você ainda não entrou.
web-problem-wrong-password = O nome e a senha não combinam.
web-problem-name-taken = Esse nome já está em uso.
web-problem-name-alike = Alguém nesta mesa tem um nome que se confunde com o seu. Mude o seu nome e tente de novo.
web-problem-name-blank = Um nome precisa de uma letra, um número ou um símbolo que se veja.
web-problem-name-bot = Só os nossos robôs têm nomes assim. Escolha outro nome.
web-problem-name-office = Este nome é de quem administra o servidor, ou do programa. Escolha outro nome.
web-problem-name-hidden = Esse nome tem caracteres que ninguém vê. Escolha outro.
web-problem-name-mixed = Esse nome mistura letras de vários alfabetos na mesma palavra. Escolha outro.
web-problem-name-piled = Esse nome empilha acentos demais em uma só letra. Escolha outro.
web-problem-said-blank = Não há nada para ver nessa mensagem.
web-problem-said-hidden = Essa mensagem tem caracteres que ninguém vê.
web-problem-said-piled = Essa mensagem empilha acentos demais em uma só letra.
web-problem-not-yours = Isso cabe a outra pessoa.
web-problem-foreign-site = O pedido veio de outro site.
web-problem-not-found = Isso não existe, ou não é para os seus olhos.
web-problem-wrong-method = O servidor não conhece esse pedido.
web-problem-unknown-title = Esse jogo não existe aqui.
web-problem-bad-setup = Não dá para montar uma mesa assim.
web-problem-bad-options = Essas opções não são do jogo.
web-problem-seat-taken = O lugar já não está livre.
web-problem-wrong-time = Isso não pode ser feito agora.
web-problem-not-allowed = Esta mesa não permite.
web-problem-bad-action = O jogo não conhece essa ação.
web-problem-cannot-undo = Esse passo não pode ser desfeito.
web-problem-too-fast = Foi rápido demais. Espere um momento.
web-problem-too-many = Já há coisas demais desse tipo.
web-problem-busy = Não foi possível falar com o servidor, ou ele está ocupado. Tente daqui a pouco.
web-problem-unavailable = No momento, não é possível ler nem gravar o que está guardado. Nada do que foi confirmado se perdeu. Tente de novo em breve.
web-problem-damaged = O que o servidor guarda disto está danificado. Tentar de novo não adianta; avise quem cuida do servidor.
web-problem-internal = Algo deu errado, e o erro é nosso.

# Aprender fazendo: aulas, a página delas e o treinador da primeira partida.
web-learn = Aprender
web-learn-title = Aprender { $title }
web-learn-lead = Aulas curtas no tabuleiro de verdade: você faz, e as regras respondem. Escolha um jogo.
web-learn-about = Aulas curtas no tabuleiro de verdade, de dois a quatro minutos cada. Você faz, e as regras respondem. Saia quando quiser: este navegador lembra onde você parou.
web-learn-done = { $done } de { $lessons } aulas feitas
web-learn-begin = Começar
web-learn-go-on = Continuar
web-learn-is-done = feita
web-learn-is-left = no passo { $step }
web-learn-game = Sua primeira partida
web-learn-game-about = Uma partida inteira contra robôs amigáveis. Um treinador explica o que você encontra pela primeira vez.
web-learn-game-anew = Começar de novo
web-learn-offer = É sua primeira vez? Há aulas curtas.
web-learn-no = Não, obrigado
web-lesson-step = Passo { $step } de { $steps }.
web-lesson-next = Continuar
web-lesson-again = Tentar de novo
web-lesson-back = Voltar
web-lesson-show = Mostre
web-lesson-shown = O que ajuda: { $what }.
web-lesson-finish = Próxima aula
web-lesson-end = Ver as aulas
web-lesson-leave = Todas as aulas
web-lesson-read-first = Primeiro leia o que está escrito acima e continue. Depois é a sua vez.
web-coach = Treinador:
web-coach-read = Entendi
web-coach-rule = Ler a regra { $rule }
