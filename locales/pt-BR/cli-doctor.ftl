# O que pantheon doctor encontra

cli-doctor-well = Um servidor pode funcionar aqui.
cli-doctor-warned = Um servidor pode funcionar aqui, mas convém cuidar do que está marcado com !.
cli-doctor-ill = Um servidor não pode cumprir aqui o que promete: veja o que está marcado com ✗.

cli-doctor-versions = Versões
cli-doctor-versions-program = pantheon { $version } para { $system }
cli-doctor-versions-pages = as páginas para jogar estão embutidas
cli-doctor-versions-no-pages = nenhuma página para jogar está embutida: quem abre o navegador só encontra um aviso; compile com `cargo xtask serve` ou indique uma pasta em `web`
cli-doctor-versions-pages-folder = as páginas para jogar estão em { $folder }
cli-doctor-versions-pages-missing = { $folder }, que `web` indica, não tem index.html: quem abre o navegador não encontra página alguma

cli-doctor-settings = Configurações
cli-doctor-settings-agree = nada contradiz nada
cli-doctor-settings-refused = um servidor não iniciaria com estas configurações: { $why }
cli-doctor-settings-misspelt = a variável { $name } não é uma configuração e não muda nada; talvez seja { $near }
cli-doctor-settings-unknown = a variável { $name } não é uma configuração e não muda nada
cli-doctor-settings-traces = não é possível enviar traces: { $why }
cli-doctor-settings-log-level = não é possível ler `log.level`: { $why }
cli-doctor-settings-listen = { $address } não é um endereço de escuta; um exemplo é 127.0.0.1:8080
cli-doctor-settings-public-url = { $url } não é um endereço que se possa digitar; um exemplo é https://jogos.example.org, sem caminho
cli-doctor-settings-no-proxies = `public_url` é { $url }, e `proxies` é 0: algo diante do servidor encerra o TLS, e todos os que passam por ali dividiriam os limites de um só endereço; defina `proxies`
cli-doctor-settings-plain-line = `public_url` é { $url }: sem https, qualquer um no caminho lê senhas e cookies
cli-doctor-settings-no-public-url = há um proxy e não há `public_url`: o servidor acredita no Host que cada pedido indica
cli-doctor-settings-beside-the-proxy = { $address } está aberto a outras máquinas, que podem contornar o proxy e alegar qualquer endereço; escute em 127.0.0.1 ou feche a porta a elas
cli-doctor-settings-open-metrics = /metrics está aberto a quem alcança o servidor: defina `metrics_token` ou cuide para que o proxy não o repasse
cli-doctor-settings-contradiction = `{ $one }` é maior do que `{ $other }` permite e por isso nunca é alcançado
cli-doctor-settings-zero = `{ $name }` é 0, o que não deixa passar nada
cli-doctor-settings-backup = os backups pedidos não podem ser feitos: { $why }
cli-doctor-settings-no-backup = o servidor não faz backups por si só: defina `backup.every_hours` ou cuide disso de outro modo

cli-doctor-disk = Disco
cli-doctor-disk-folder = não se sabe onde ficam os dados: { $why }
cli-doctor-disk-missing = nem { $folder } nem pasta alguma acima dela existe
cli-doctor-disk-writable = é possível gravar em { $folder }
cli-doctor-disk-not-writable = não é possível gravar em { $folder }: { $why }
cli-doctor-disk-space = há { $mib } MiB livres em { $folder }
cli-doctor-disk-space-soon = há { $mib } MiB livres em { $folder }: abaixo de { $least } MiB o disco é dado como quase cheio
cli-doctor-disk-little-space = há só { $mib } MiB livres em { $folder }, menos que os { $least } MiB de `database_low_space_mib`: libere espaço
cli-doctor-disk-space-unknown = o sistema não diz quanto está livre em { $folder }
cli-doctor-disk-kind = { $folder } está em um sistema de arquivos desta máquina: { $kind }
cli-doctor-disk-network = { $folder } está em um sistema de arquivos de rede ({ $kind }), no qual o SQLite pode perder ou danificar o que guarda: use um disco desta máquina ou o PostgreSQL
cli-doctor-disk-passing = { $folder } está em { $kind }, que some com a máquina ou o contêiner: monte ali um disco duradouro
cli-doctor-disk-kind-unknown = o sistema não diz em que sistema de arquivos { $folder } está
cli-doctor-disk-owner = { $file } pertence ao usuário { $owner }, e este é o usuário { $ours }: execute doctor e o servidor como o mesmo usuário

cli-doctor-database = Banco de dados
cli-doctor-database-none-yet = ainda não há nenhum; o primeiro início cria { $place }
cli-doctor-database-unreachable = não é possível examiná-lo: { $why }
cli-doctor-database-reached = { $name } { $version } responde; ocupa { $mib } MiB
cli-doctor-database-unused = { $mib } MiB dele estão livres e serão ocupados pelo que vier
cli-doctor-database-schema = o esquema é o desta versão, { $ours }
cli-doctor-database-older = o esquema é { $schema }; o próximo início o leva a { $ours }, e depois disso uma versão anterior não pode mais usá-lo
cli-doctor-database-newer = o esquema é { $schema }, de uma versão posterior; esta conhece esquemas até { $ours } e não iniciaria
cli-doctor-database-no-schema = ainda não há nada nosso nele; o primeiro início cria as tabelas
cli-doctor-database-whole = nenhum dano encontrado
cli-doctor-database-damaged = está danificado: { $what }; pare o servidor, guarde uma cópia e restaure um backup
cli-doctor-database-durable = o que foi confirmado está no disco
cli-doctor-database-loss = { $name } é { $value } e precisa ser { $wanted }: o que foi confirmado pode se perder quando falta energia
cli-doctor-database-unusable = { $name } é { $value } e precisa ser { $wanted }: nada pode ser servido a partir dele
cli-doctor-database-unnoticed = { $name } é { $value } e deveria ser { $wanted }: um dano no disco pode passar despercebido
cli-doctor-database-waste = { $name } é { $value }; { $wanted } é melhor
cli-doctor-database-connections = aceita { $there } conexões; um servidor quer { $wanted }
cli-doctor-database-few-connections = aceita só { $there } conexões, e um servidor quer { $wanted }: aumente max_connections ou reduza `database_connections`

cli-doctor-clock = Relógio
cli-doctor-clock-plausible = o relógio da máquina pode estar certo
cli-doctor-clock-early = o relógio da máquina mostra uma hora anterior a este programa: acerte-o
cli-doctor-clock-stepped = o relógio da máquina foi mudado em { $millis } ms durante o exame
cli-doctor-clock-behind = o relógio da máquina está { $seconds } s atrás de uma hora que um servidor já disse: ele foi atrasado, ou o de outra máquina está adiantado
cli-doctor-clock-apart = o relógio da máquina do banco de dados e o desta diferem em { $seconds } s: mantenha o NTP ligado em ambas
cli-doctor-clock-together = o relógio da máquina do banco de dados concorda
cli-doctor-clock-kept-right = algo mantém o relógio certo (NTP)
cli-doctor-clock-not-kept-right = nada mantém o relógio certo: ligue o NTP
cli-doctor-clock-unknown = aqui não se pode saber se algo mantém o relógio certo (NTP)

cli-doctor-limits = Limites do sistema
cli-doctor-limits-files = até { $soft } arquivos podem estar abertos; um servidor cheio tem { $wanted }
cli-doctor-limits-few-files = só { $soft } arquivos podem estar abertos (no máximo { $hard }), e um servidor cheio tem { $wanted }: aumente LimitNOFILE ou ulimit -n, ou reduza `socket.at_once`
cli-doctor-limits-files-unknown = o sistema não diz quantos arquivos podem estar abertos; um servidor cheio tem { $wanted }
cli-doctor-limits-ports = um proxy nesta máquina tem { $there } portas para as conexões dele; um servidor cheio tem { $wanted }
cli-doctor-limits-few-ports = um proxy nesta máquina tem só { $there } portas para as conexões dele, e um servidor cheio tem { $wanted }: amplie net.ipv4.ip_local_port_range ou faça o servidor escutar em vários endereços
cli-doctor-limits-own-port = a porta { $port } é uma das que conexões de saída podem tomar antes do servidor: escolha uma fora de net.ipv4.ip_local_port_range
