# What --help says of commands and arguments. A key is made of names: cli-help-COMMAND for a command,
# cli-help-COMMAND-ARGUMENT for an argument of one, cli-help-any-ARGUMENT where it means the same in several, and
# cli-help-value-NAME for the name of a value. What clap adds by itself is in cli-usage.ftl.

cli-help-pantheon = Jogos de tabuleiro modernos no computador: jogar, simular, registrar, rever, conferir
cli-help-pantheon-after = Códigos de saída: 0 feito; 1 o que se conferiu é falso; 2 a linha de comando está errada; 3 uma entrada falta ou está errada; 4 não foi possível gravar a saída; 5 outro problema; 6 feito, com avisos.

# Arguments that mean the same everywhere
cli-help-any-lang = O idioma das palavras e das regras: en ou pt-BR [padrão: o do ambiente, senão en]
cli-help-any-content = Uma pasta com outro conteúdo: os arquivos do jogo, ou uma pasta deles com o nome do jogo
cli-help-any-help = Mostra a ajuda
cli-help-any-version = Mostra a versão
cli-help-any-json = Mostra JSON
cli-help-any-title = O jogo, como `pantheon games` o lista
cli-help-any-options = As opções da mesa, como objeto JSON ou como chave=valor,…
cli-help-any-file = O registro; - é a entrada padrão
cli-help-any-seats = Quantos se sentam à mesa
cli-help-any-bot-time = Quanto tempo um programa (cmd:COMANDO) pode pensar em uma decisão: 500ms, 5s
cli-help-any-bot-memory = Quanta memória um programa (cmd:COMANDO) pode usar: 512MiB, 1GiB
cli-help-any-config = Um arquivo TOML com configurações
cli-help-any-data = A pasta onde tudo fica guardado [padrão: pantheon na pasta de dados do usuário]
cli-help-any-database = O banco de dados: sqlite:ARQUIVO ou postgres://… [padrão: um arquivo SQLite na pasta de dados]
cli-help-any-set = Qualquer configuração, como limits.page=50; docs/operate.md lista todas

cli-help-help = Mostra esta mensagem ou a ajuda dos subcomandos indicados

cli-help-games = Lista os jogos, os lugares e as opções de cada um

cli-help-play = Joga uma partida no terminal
cli-help-play-seats = Quem se senta onde, na ordem dos turnos: human (uma pessoa) ou um robô (level:1 a level:8, search:1s, greedy, random, cmd:COMANDO), com um nome se você quiser (human:Ana, level:3@Rui)
cli-help-play-plain = Linhas de texto em vez da tela cheia: para redirecionar e para leitores de tela
cli-help-play-warn = Avisa uma vez antes de uma escolha que é um erro grave, e diz por quê
cli-help-play-seed = Uma frase ou um número que decide toda a sorte, para repetir uma partida
cli-help-play-reaction = Quanto os robôs demoram para agir enquanto você também pode agir, em milissegundos [padrão: cada um tem seu ritmo]
cli-help-play-record = Grava um registro da partida neste arquivo

cli-help-sim = Joga partidas aleatórias e confere todas as leis a cada passo
cli-help-sim-games = Quantas partidas, divididas entre todos os números de lugares e todas as opções que não forem indicados
cli-help-sim-seats = Quantos se sentam à mesa [padrão: cada número por vez]
cli-help-sim-seed = A semente de todas as partidas
cli-help-sim-first = O número da primeira partida, para repetir uma
cli-help-sim-options = As opções da mesa, como objeto JSON ou como chave=valor,… [padrão: cada combinação por vez]
cli-help-sim-threads = Quantas threads [padrão: uma por núcleo]
cli-help-sim-no-audit = Não confere as leis, para medir a velocidade

cli-help-arena = Faz robôs jogarem entre si e os classifica
cli-help-arena-bots = Quem participa: random, greedy, search:1s, level:5, …; levels são todos os níveis, e cmd:… fica sozinho
cli-help-arena-seats = Quantos se sentam a cada mesa
cli-help-arena-games = Quantas partidas cada grupo joga, arredondadas para completar as distribuições
cli-help-arena-ladder = Só vizinhos na lista se enfrentam
cli-help-arena-seed = A semente de todas as partidas
cli-help-arena-threads = Quantas partidas são jogadas ao mesmo tempo [padrão: uma por núcleo]
cli-help-arena-out = Uma pasta para resultados e registros; o que foi interrompido é retomado ali

cli-help-record = Joga uma partida aleatória e grava o registro dela
cli-help-record-seed = Uma frase ou um número que decide toda a sorte e todas as escolhas
cli-help-record-out = Onde gravar o registro
cli-help-record-force = Substitui o arquivo se ele já existir

cli-help-replay = Joga um registro de novo e mostra a situação a que ele chega
cli-help-replay-at = Para depois desse número de entradas [padrão: todas]
cli-help-replay-viewer = Com os olhos de quem ver: o número de um lugar a partir de 0, ou spectator (espectador)

cli-help-review = Avalia as decisões e a sorte de uma partida terminada, ou de várias juntas
cli-help-review-iterations = Quantas iterações avaliam uma decisão
cli-help-review-threads = Quantas partes são avaliadas ao mesmo tempo [padrão: uma por núcleo]
cli-help-review-bots = Em vez disso, deixa estes robôs decidirem nas mesmas posições e avalia o que escolhem; levels são todos os níveis
cli-help-review-decisions = Em quantas decisões de cada partida eles decidem

cli-help-analyse = Confere o que se experimentou a partir de um momento, e o mostra em árvore

cli-help-daily = Joga a mesa do dia, a mesma para todos, e prova partidas dela
cli-help-daily-title = O jogo; sem ele, mostra as mesas do dia
cli-help-daily-date = Outro dia, em UTC, como 2026-11-19 [padrão: hoje]
cli-help-daily-plain = Joga em linhas simples, para pipes e leitores de tela
cli-help-daily-record = O arquivo do registro [padrão: o jogo e o dia]
cli-help-daily-verify = Prova um registro da mesa do dia: cada jogada dos robôs é pensada de novo
cli-help-verify = Confere tudo o que um registro afirma
cli-help-verify-key = Confere também se quem o entregou foi o servidor com esta chave pública, que está em /api/signing-key
cli-help-verify-signature = A assinatura [padrão: a que está ao lado do registro, com minisig no fim do nome]

cli-help-serve = Permite jogar pela internet: um servidor de mesas
cli-help-serve-listen = O endereço em que o servidor atende; a porta 0 pega uma livre [padrão: 127.0.0.1:8080]
cli-help-serve-public-url = O endereço que as pessoas digitam, como https://jogos.example.org
cli-help-serve-proxies = Quantos proxies ficam na frente do servidor [padrão: 0]
cli-help-serve-metrics-token = O que abre /metrics [padrão: nada, fica aberto]
cli-help-serve-bots = Quantos robôs pensam ao mesmo tempo [padrão: 3]
cli-help-serve-log-format = Como o log é escrito na saída de erros: text (texto) ou json [padrão: text]
cli-help-serve-tls = Fala HTTPS, com um certificado de tls.certificate ou tls.acme.domains [padrão: HTTP simples]
cli-help-serve-list-settings = Mostra todas as configurações com o valor de cada uma, como um arquivo para --config, e termina

cli-help-backup = Copia o banco de dados de um servidor, que pode estar em uso
cli-help-backup-file = O arquivo a gravar, que ainda não pode existir; com --verify, a cópia a conferir
cli-help-backup-recipients = Chaves públicas de age, separadas por vírgulas: só quem tem uma das chaves secretas abre o arquivo
cli-help-backup-passphrase-file = Um arquivo cuja primeira linha cifra a cópia ou a abre
cli-help-backup-verify = Restaura a cópia em uma pasta à parte, revive e confere todas as mesas que há nela
cli-help-backup-identity = Um arquivo com chaves secretas de age, para uma cópia cifrada

cli-help-restore = Faz de uma cópia o banco de dados de um servidor que não está em uso
cli-help-restore-file = A cópia
cli-help-restore-passphrase-file = Um arquivo cuja primeira linha abre a cópia
cli-help-restore-identity = Um arquivo com chaves secretas de age, para uma cópia cifrada

cli-help-doctor = Examina se um servidor pode cumprir aqui o que promete

cli-help-health = Pergunta a um servidor desta máquina se ele está pronto
cli-help-health-listen = O endereço em que ele atende [padrão: 127.0.0.1:8080]
cli-help-unpack = Desempacota os logs de partidas encerradas há muito, antes que uma versão anterior use o banco de dados

cli-help-stdio = Fala o protocolo aberto: um objeto JSON por linha

cli-help-tune = Ajusta os pesos com que os robôs avaliam um jogo
cli-help-tune-games = A quantas partidas de robôs entre si os pesos são ajustados
cli-help-tune-players = Quem as joga: random, greedy ou search:N
cli-help-tune-rounds = Quantas rodadas de partidas entre pesos vizinhos vêm depois
cli-help-tune-rivals = Quem joga essas rodadas, e os testes
cli-help-tune-trial = Quantas partidas os pesos novos jogam contra os antigos
cli-help-tune-start = Um arquivo com os pesos de partida [padrão: os do próprio jogo]
cli-help-tune-seed = A semente de tudo
cli-help-tune-threads = Quantas partidas são jogadas ao mesmo tempo [padrão: uma por núcleo]
cli-help-tune-out = Uma pasta para partidas, rodadas e pesos; o que foi interrompido é retomado ali

cli-help-puzzles = Encontra problemas em partidas de robôs, escolhe e conta
cli-help-puzzles-mine = Procura, em partidas de robôs fortes, decisões claramente melhores
cli-help-puzzles-mine-out = O arquivo para o que for encontrado; o que foi interrompido é retomado ali
cli-help-puzzles-mine-games = Quantas partidas são examinadas
cli-help-puzzles-mine-time = Por quanto tempo, no máximo; o que faltar fica para outra vez
cli-help-puzzles-mine-seats = Quantos se sentam às mesas, um número por vez: 2,3,4 [padrão: todos os números a partir de 2]
cli-help-puzzles-mine-seed = A semente de todas as partidas
cli-help-puzzles-mine-players = Quem joga as partidas
cli-help-puzzles-mine-scout = Quantas iterações leva o primeiro exame de uma decisão
cli-help-puzzles-mine-worlds = Em quantos mundos imaginados as ações são pesadas; o dobro confirma o resultado
cli-help-puzzles-mine-margin = Por quantos centésimos de chance de vitória a melhor ação deve superar qualquer outra
cli-help-puzzles-mine-easy = Das decisões que se acertam olhando um passo à frente, uma em tantas é examinada
cli-help-puzzles-mine-most = Quantos problemas se tiram de uma partida, no máximo
cli-help-puzzles-mine-apart = Quantos passos os separam, no mínimo
cli-help-puzzles-mine-threads = Quantas partidas são examinadas ao mesmo tempo [padrão: uma por núcleo]
cli-help-puzzles-choose = Escolhe uma seleção variada do que foi encontrado
cli-help-puzzles-choose-files = Os arquivos com o que foi encontrado
cli-help-puzzles-choose-count = Quantos problemas
cli-help-puzzles-choose-out = O arquivo para os problemas
cli-help-puzzles-show = Conta problemas por grau, tema, fase e número de lugares
cli-help-puzzles-show-file = O arquivo com os problemas escolhidos

cli-help-rules = Mostra as regras
cli-help-rules-title = O jogo [padrão: lista os jogos]
cli-help-rules-id = O código da regra, como GR-V1 [padrão: lista as regras]

cli-help-content = Mostra, confere ou exporta o que está impresso em cartas, fichas e tabuleiros
cli-help-content-show = Mostra todos os valores e de onde são conhecidos
cli-help-content-check = Confere o conteúdo de uma pasta, ou o embutido
cli-help-content-check-dir = A pasta [padrão: a de --content, senão o conteúdo embutido]
cli-help-content-export = Grava os arquivos do conteúdo em uma pasta, para alterá-los
cli-help-content-export-dir = A pasta, criada se não existir
cli-help-content-export-force = Substitui os arquivos que já existirem
cli-help-content-freeze = Guarda o conteúdo de hoje para as partidas que começarem com ele, depois de mudar um valor
cli-help-content-freeze-dir = A pasta dos arquivos de conteúdo do título [padrão: content/TÍTULO]

cli-help-completions = Mostra um script que completa comandos em um shell
cli-help-completions-shell = O shell

# Names of values, as they stand in usage lines
cli-help-value-address = ENDEREÇO
cli-help-value-bot = ROBÔ
cli-help-value-bots = ROBÔ,…
cli-help-value-day = DIA
cli-help-value-dir = PASTA
cli-help-value-file = ARQUIVO
cli-help-value-format = FORMATO
cli-help-value-i = I
cli-help-value-id = CÓDIGO
cli-help-value-json = JSON
cli-help-value-k = K
cli-help-value-key = CHAVE
cli-help-value-keys = CHAVE,…
cli-help-value-lang = IDIOMA
cli-help-value-m = M
cli-help-value-ms = MS
cli-help-value-n = N
cli-help-value-r = R
cli-help-value-s = S
cli-help-value-setting = CHAVE=VALOR
cli-help-value-shell = SHELL
cli-help-value-size = TAMANHO
cli-help-value-t = T
cli-help-value-time = TEMPO
cli-help-value-title = JOGO
cli-help-value-token = TOKEN
cli-help-value-url = URL
cli-help-value-who = QUEM
