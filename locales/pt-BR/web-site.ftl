# Palavras do cliente web: as páginas em volta das mesas.

web-page-table = Uma mesa
web-again = Tentar de novo
web-keep = Salvar
web-cancel = Cancelar
web-home-short = Ir para o início
web-to-light = Cores claras
web-to-dark = Cores escuras
web-offline = Você está sem conexão. O que roda neste navegador continua funcionando; as mesas online esperam.
web-offline-short = sem conexão
web-no-engine = Não foi possível carregar o motor do jogo neste navegador.
web-new-on-server = A mesa ficará no servidor, e ninguém mais a encontra.
web-newer = Há uma versão nova do Pantheon.
web-renew = Usar agora
web-foot = Um lugar independente e não oficial para jogos de tabuleiro. Os jogos e seus nomes pertencem aos seus donos.
web-foot-verify = Verificar um registro
web-missing-text = O endereço está errado, ou o que havia aqui não existe mais. Os jogos continuam no lugar.

# O que é cada título.
web-title-gods-of-rome = Lidere o povo de um Deus: visite templos por bênçãos, afaste rivais e pontue o que controla antes que o próximo checkpoint transforme favor em pontos.
web-title-four-gods = Todos ao mesmo tempo, contra a ampulheta: encaixe fichas de mar, floresta, planície e montanha em um só mundo e envie profetas para dominar seus reinos.
web-title-deus = Construa uma civilização carta a carta. Cada carta desperta todas as que estão abaixo dela na coluna; oferendas aos deuses renovam a sua mão.
web-title-bora-bora = Três dados por rodada, seis rodadas. Um dado alto faz mais; um baixo entra onde nenhum outro cabe. Ocupe ilhas, agrade aos deuses, cumpra tarefas.
web-fact-seats = { $from } a { $to } jogadores
web-fact-minutes = { $minutes } min
web-fact-weight-1 = muito leve
web-fact-weight-2 = leve
web-fact-weight-3 = médio
web-fact-weight-4 = pesado
web-fact-weight-5 = muito pesado

# A página inicial.
web-front-tagline = Grandes jogos de tabuleiro, e com quem jogar
web-front-lead = Quatro jogos modernos com todas as regras. Aperte Jogar: dois robôs amigáveis se sentam com você, aqui no navegador. Sem cadastro, sem instalar nada.
web-front-open = Suas partidas em andamento
web-front-more = { $count ->
    [one] Mais uma
   *[other] Mais { $count }
}
web-go-on = Continuar
web-forget = Remover
web-sure = Mesmo?
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
web-play-setting-up = A mesa está sendo posta, e dois robôs se sentam…
web-front-online = Com amigos, online
web-front-online-text = Crie uma mesa, envie o link e jogue ao vivo ou um turno por dia. Lugares vazios ficam para quem chegar, ou para robôs.
web-front-online-look = Ver as mesas
web-front-online-make = Criar uma mesa
web-front-beside = Em volta de uma tela
web-front-beside-text = Passem a tela de mão em mão. O que é secreto fica coberto até o próximo jogador dizer que chegou. Gods of Rome também se joga sozinho.
web-front-beside-make = Sentar juntos
web-front-rules = Aprender as regras
web-front-rules-text = Os quatro livros de regras nas nossas palavras, com busca e um link para cada regra. À mesa, a regra está a uma tecla de distância.
web-front-rules-read = Ler as regras
web-front-different = O que é diferente aqui
web-different-why = Todo “não” explica o porquê
web-different-why-text = Aponte para qualquer coisa: se não é possível, a mesa diz qual regra proíbe, e um toque abre essa regra.
web-different-luck = Sorteios que se conferem
web-different-luck-text = A semente é lacrada antes da partida e aberta depois. Qualquer um pode refazer o registro, até o último dado.
web-different-bots = Oito níveis de robôs
web-different-bots-text = De uma primeira partida tranquila a uma busca que pensa fundo. Eles sabem o que o seu lugar pode saber, e nada mais.
web-different-offline = Funciona sem rede
web-different-offline-text = Depois de carregado, partidas contra robôs, na mesma tela e reprises dispensam conexão. Instale como um aplicativo.
web-different-known = Honesto com o que não se sabe
web-different-known-text = Onde não conhecemos um valor impresso há um substituto, e ele é marcado como tal.
web-different-keys = Para todos os olhos e mãos
web-different-keys-text = Partidas inteiras pelo teclado ou por leitor de tela, formas além de cores, claro e escuro, português e inglês.

# Mesas em listas.
web-line-open = um lugar livre
web-line-invited = um convidado
web-line-bot = um robô de nível { $level }
web-line-gathering = as pessoas estão se sentando
web-line-playing = em jogo
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
web-line-hurry = Tentar agora
web-line-unreachable = Não foi possível falar com o servidor.

# Mesas online.
web-lobby-make = Criar uma mesa
web-lobby-here = Jogar neste navegador
web-lobby-filter = Jogo
web-lobby-all = todos os jogos
web-lobby-mine = Suas mesas
web-lobby-open = Há lugar livre
web-lobby-running = Em jogo
web-lobby-free = { $seats ->
    [one] um lugar livre
   *[other] { $seats } lugares livres
}
web-lobby-join = Sentar
web-lobby-look = Olhar
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
web-where-here-text = Contra robôs, com gente ao seu lado, ou sozinho. Não precisa de conexão.
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
web-new-solo = Sozinho à mesa, você joga o modo solitário, contra o Patronus.
web-new-beside-at-once = Várias pessoas na mesma tela não podem agir ao mesmo tempo. Escolha turnos de 30 segundos nas opções.
web-new-options = Opções do jogo
web-new-no-options = Este jogo não tem opções: joga-se como foi impresso.
web-new-usual = usual
web-new-from-to = { $from } a { $to }
web-option-fg-pace = Ao mesmo tempo: cada um age quando quiser, e quem for mais rápido chega antes. Em turnos: cada um tem 30 segundos para quantas ações quiser.
web-option-fg-gods = Abertos: você pega um deus livre, com os seus profetas, quando quiser. Secretos: você escolhe a cor dos seus profetas, e o deus por cujo terreno pontua é sorteado e só é revelado a todos no fim.
web-option-fg-two-players = Com quatro deuses, cada cor é contada à parte, e quem tem a mais baixa perde. Com dois deuses, vence quem tiver mais influência.
web-option-fg-check = Uma ficha recusada fica na mão. Com contestações, uma ficha mal colocada fica onde está até alguém contestá-la; quando a influência é contada, já é tarde.
web-option-fg-penalty = O profeta sai da partida de vez. Contestar uma ficha bem colocada não custa nada.
web-option-fg-penalty-seat = Quando uma ficha que esse jogador colocou mal é contestada, ele perde um profeta de vez.
web-option-fg-frame = O livro de regras só mostra a moldura em imagens: 9 por 9 é a nossa reconstrução, e 7 por 7 é uma partida curta nossa.
web-option-de-map = O mapa tem 4, 6 ou 7 peças para 2, 3 ou 4 jogadores. Duas aldeias nunca são vizinhas, seja qual for a forma.
web-option-de-start = Você constrói com as peças do seu tabuleiro. As escolhidas em segredo são definidas antes de se darem as cartas, no máximo 5 de um tipo, e mostradas todas juntas.
web-option-de-draft-seat = O comum são dez; jogadores experientes escolhem 8 ou 9, veteranos 6 ou 7.
web-option-de-wildcard = Custa 1 de ouro se for a primeira carta da coluna, 2 se for a segunda, e assim por diante. Não tem efeito próprio, mas ativa a coluna e conta para templos.
web-option-de-city-size = Vale para as cartas que contam as suas regiões de certo tamanho, que é o número de peças nelas, contando templos.
web-option-de-round-limit = O fim chega quando todos os templos foram construídos ou todas as aldeias saqueadas. Se isso passar deste número de rodadas, a partida é pontuada ali.
web-option-gr-layout = Em cada cor, um território começa com três meeples, um com uma peça de colheita +1 e um com uma de −1. Aqui se diz como eles são escolhidos.
web-option-gr-powers = Júpiter resiste a ataques melhorados, Febo não sofre com colheitas −1, Netuno controla onde empata, Diana ataca mais longe ou afasta um meeple a mais, Vênus começa com 5 meeples.
web-option-gr-pantheon = Quando você pontua, os seus discos nos templos não voltam: saem da partida. Pode ser combinada com os poderes.
web-new-terms = Como se joga
web-new-access = Quem encontra a mesa
web-access-public = Todo mundo
web-access-public-text = Ela aparece entre as mesas.
web-access-private = Quem tem o link
web-access-private-text = Ela não aparece em lugar nenhum.
web-new-pace = Tempo
web-pace-untimed = Quanto quiser
web-pace-untimed-text = Ninguém é apressado. Jogos que têm a sua própria ampulheta ficam com ela.
web-pace-clock = Um relógio para cada jogador
web-pace-clock-text = Ele anda enquanto você pensa e ganha um pouco a cada turno. Quando zera, um robô continua por você.
web-pace-days = Alguns dias por turno
web-pace-days-text = Para partidas no meio da vida de todo dia.
web-new-bank = Minutos para começar
web-new-increment = Segundos por turno
web-new-days = Dias por turno
web-new-help = Ajuda
web-new-hints = Dicas
web-new-hints-text = Qualquer um à mesa pode perguntar o que um jogador forte faria. Para treinar.
web-new-spectators = Plateia
web-new-watched = Pode assistir
web-new-watched-text = Ela só vê o que é público.
web-new-delay = Segundos atrás da partida
web-new-take-over = Quando alguém se ausenta
web-new-take-over-text = Um robô deste nível joga no lugar até a pessoa voltar.
web-new-fault-nobody = Pelo menos uma pessoa precisa sentar à mesa.
web-new-fault-several-me = Você só pode ocupar um lugar. Os outros nesta tela são “alguém ao meu lado”.
web-new-fault-seats = Este jogo é para { $from } a { $to } jogadores.
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
web-settings-speed = As peças andam
web-speed-off = sem movimento
web-speed-slow = devagar
web-speed-normal = em ritmo normal
web-speed-fast = depressa
web-settings-confirm = Confirmar cada escolha
web-settings-confirm-text = A escolha espera um segundo toque. Sem isso, quase todo passo pode ser desfeito. No tabuleiro de 4 Gods, que se joga contra o tempo, um clique sempre basta; com o dedo, o primeiro toque mostra a ficha e o segundo a coloca.
web-settings-list = Escolhas como texto
web-settings-list-text = Tudo o que se pode fazer também vira uma lista de botões ao lado do tabuleiro.
web-settings-letters = Letras junto das cores
web-settings-letters-text = O que tem cor mostra também uma letra.
web-settings-sounds = Sons
web-settings-sounds-text = Um som suave quando é a sua vez, quando uma peça anda e no final.
web-settings-account = Conta

# A conta.
web-account-out = Você não está conectado.
web-account-guest = Entrar como visitante
web-account-in = Você é { $name }, conectado como { $login }.
web-account-is-guest = Você é um visitante chamado { $name }. Visitantes jogam tudo; com uma conta você volta de outros aparelhos.
web-account-make = Criar uma conta
web-account-make-text = Sem endereço, sem e-mail: um nome e uma senha. Suas partidas e seu nome continuam.
web-account-make-it = Criar a conta
web-account-made = A conta foi criada.
web-account-have = Já tenho conta
web-account-have-text = O visitante que você é agora fica para trás.
web-account-sign-in = Entrar
web-account-sign-out = Sair
web-account-sign-out-all = Sair de todos os aparelhos
web-account-sessions = Onde estou conectado?
web-account-session = { $label }: desde { $since }, usado por último em { $seen }
web-account-login = Nome para entrar
web-account-password = Senha
web-account-password-text = Pelo menos 8 caracteres.
web-account-data = Seus dados
web-account-data-text = Tudo o que o servidor guarda sobre você, em um arquivo.
web-account-export = Baixar meus dados
web-account-leave-text = Sair para sempre remove o seu nome, a sua conta e o que você disse. Os registros das partidas ficam, sem o seu nome.
web-account-sure = Tenho certeza. Isso não pode ser desfeito.
web-account-leave = Sair para sempre
web-account-left = Você saiu. Nada seu ficou guardado.

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

# Sobre.
web-about-lead = O Pantheon quer ser o melhor lugar para jogar jogos de tabuleiro modernos com um computador: todas as regras, todas as variantes, no navegador, no terminal ou a partir de um programa. É livre, e o código é aberto.
web-about-games = Os jogos
web-credit-gods-of-rome = criado por António Sousa Lara, ilustrado por Miguel Coimbra, publicado pela PYTHAGORAS, 2023.
web-credit-four-gods = criado por Christophe Boelinger, arte de Ismaël Pommaz, publicado pela Ludically.
web-credit-deus = criado por Sébastien Dujardin, ilustrado por Christine Deschamps, Misda, Ian Parovel e Paul Laffond.
web-credit-bora-bora = de Stefan Feld, 2012; publicado pela Ravensburger Spieleverlag, 2013.
web-about-buy = Se gostar de um destes jogos, compre: com gente em volta da mesa ele é ainda melhor.
web-about-unofficial = O Pantheon é independente e não oficial. Não tem ligação com os autores e as editoras dos jogos, nem o aval deles. Todas as palavras e desenhos são nossos.
web-about-known = O que se sabe, e o que é reconstruído
web-about-known-text = Um livro de regras mostra algumas partes do jogo só em imagens. Onde não conhecemos um valor impresso, usamos um substituto que combina com todas as frases e exemplos do livro. Cada valor é marcado, e esta página os conta:
web-about-title = Jogo
web-reconstructed-gods-of-rome = Reconstruído: o formato do mapa e suas fronteiras, quase toda a disposição da primeira partida, o espaço 2 do tabuleiro de jogador, os pares de símbolos das cartas de ação, o comprimento da trilha de favor.
web-reconstructed-four-gods = Reconstruído: o tamanho da moldura, quais faces têm as 92 fichas e quais ficam uma atrás da outra, todos os tempos menos o da ampulheta.
web-reconstructed-deus = Reconstruído: efeitos, custos e nomes da maioria das cartas, a posição das regiões nas peças do mapa, os formatos do mapa.
web-reconstructed-bora-bora = Reconstruído: o terreno de seis regiões externas, a maioria dos valores de caminhos e peixes, os símbolos de homens e mulheres, preços e pontos das joias, quase toda a trilha de status, os espaços de cerimônia e do templo.
web-about-luck = Como a sorte é verificada
web-luck-commit = Antes da partida, a mesa sorteia uma semente secreta e mostra a sua impressão digital. A semente já não pode ser trocada.
web-luck-add = Cada jogador pode somar à sorte uma palavra sua, depois de conhecer a impressão digital. Assim, ninguém pode ter escolhido os sorteios.
web-luck-draw = Toda a sorte é calculada a partir disso: cada embaralhada, cada dado.
web-luck-reveal = Depois da partida, a semente é aberta. O registro guarda cada jogada, e qualquer um pode refazê-lo e comparar.
web-about-verify = Verificar um registro
web-about-licences = Licenças
web-about-licence = O código, as palavras e os desenhos do Pantheon são livres sob a licença MIT ou a licença Apache 2.0, como preferir.
web-about-fonts = As letras são a Source Serif 4, da Adobe, e a Inter, de Rasmus Andersson, ambas sob a SIL Open Font License 1.1.
web-verify-text = Escolha ou cole o registro de uma partida, daqui ou de qualquer lugar. Ele é conferido no seu navegador e não é enviado a ninguém.
web-verify-brought = Este é o registro daquela partida. Ele é conferido no seu navegador e não é enviado a ninguém.
web-verify-other = Conferir outro registro
web-verify-paste = O texto do registro
web-verify-pick = Escolher um arquivo
web-verify-check = Verificar
web-verify-true = O registro é verdadeiro.
web-verify-false = O registro não é verdadeiro.
web-verify-line = Linha { $line }:
web-verify-entry = Entrada { $entry }:
web-verify-record = { $title }, { $entries ->
    [one] uma entrada
   *[other] { $entries } entradas
}, { $draws ->
    [one] um número aleatório sorteado de novo.
   *[other] { $draws } números aleatórios sorteados de novo.
}
web-verify-broken-off = A partida foi interrompida.
web-verify-commitment = Impressão digital da semente:
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
web-wrong-malformed = Não é isso que um registro tem ali.
web-wrong-broken-chain = A linha, ou uma antes dela, foi alterada.
web-wrong-unknown-format = O registro é de um formato que esta versão não conhece.
web-wrong-other-title = O registro é de outro jogo.
web-wrong-other-rules-version = Foi jogado com outra versão das regras.
web-wrong-other-content = Foi jogado com outras cartas, fichas ou tabuleiros.
web-wrong-bad-options = As opções não são do jogo.
web-wrong-bad-setup = A mesa não pode ser montada.
web-wrong-bad-seed = A semente não é válida.
web-wrong-other-seed = A semente não é a que foi comprometida.
web-wrong-bad-entry = A jogada não é permitida.
web-wrong-diverged = A jogada leva a outro estado que não o do registro.
web-wrong-other-outcome = A partida terminou de outro modo.

# Problemas.
web-problem-malformed = O servidor não entendeu o pedido. Esta página é mais antiga que o servidor? Carregue de novo.
web-problem-too-large = Isso é grande demais.
web-problem-out-of-bounds = Algo é curto demais, longo demais ou fora dos limites.
web-problem-not-signed-in = Você não está conectado.
web-problem-wrong-password = O nome e a senha não combinam.
web-problem-name-taken = Esse nome já tem dono.
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
web-problem-internal = Algo deu errado, e o erro é nosso.
