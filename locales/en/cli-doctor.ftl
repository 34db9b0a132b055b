# What pantheon doctor finds

cli-doctor-well = A server can run here.
cli-doctor-warned = A server can run here, but what is marked ! should be seen to.
cli-doctor-ill = A server can't keep its promises here: see what is marked ✗.

cli-doctor-versions = Versions
cli-doctor-versions-program = pantheon { $version } for { $system }
cli-doctor-versions-pages = the pages to play on are built in
cli-doctor-versions-no-pages = no pages to play on are built in: browsers find only a note; build with `cargo xtask serve`, or name a folder as `web`
cli-doctor-versions-pages-folder = the pages to play on are in { $folder }
cli-doctor-versions-pages-missing = { $folder }, which `web` names, has no index.html: browsers find no page

cli-doctor-settings = Settings
cli-doctor-settings-agree = nothing contradicts anything else
cli-doctor-settings-refused = a server wouldn't start with these settings: { $why }
cli-doctor-settings-misspelt = the variable { $name } is no setting and changes nothing; perhaps { $near } is meant
cli-doctor-settings-unknown = the variable { $name } is no setting and changes nothing
cli-doctor-settings-traces = traces can't be sent: { $why }
cli-doctor-settings-log-level = `log.level` can't be read: { $why }
cli-doctor-settings-listen = { $address } is no address to listen at; one looks like 127.0.0.1:8080
cli-doctor-settings-public-url = { $url } is no address that people can type; one looks like https://games.example.org, without a path
cli-doctor-settings-no-proxies = `public_url` is { $url }, and `proxies` is 0: something before the server ends TLS, and all who come through it would share the limits of one address; set `proxies`
cli-doctor-settings-plain-line = `public_url` is { $url }: without https everybody on the way can read passwords and cookies
cli-doctor-settings-no-public-url = there is a proxy and no `public_url`: the server believes the Host that each request names
cli-doctor-settings-beside-the-proxy = { $address } is open to other machines, who can go round the proxy and claim any address; listen at 127.0.0.1, or close the port to others
cli-doctor-settings-open-metrics = /metrics is open to whoever reaches the server: set `metrics_token`, or see to it that the proxy doesn't pass it on
cli-doctor-settings-contradiction = `{ $one }` is larger than `{ $other }` allows, so that it is never reached
cli-doctor-settings-zero = `{ $name }` is 0, which lets nothing through
cli-doctor-settings-backup = the backups that are asked for can't be made: { $why }
cli-doctor-settings-no-backup = the server makes no backups by itself: set `backup.every_hours`, or see to it otherwise

cli-doctor-disk = Disk
cli-doctor-disk-folder = it isn't known where the data is kept: { $why }
cli-doctor-disk-missing = neither { $folder } nor any folder above it is there
cli-doctor-disk-writable = { $folder } can be written
cli-doctor-disk-not-writable = { $folder } can't be written: { $why }
cli-doctor-disk-space = { $mib } MiB are free in { $folder }
cli-doctor-disk-space-soon = { $mib } MiB are free in { $folder }: below { $least } MiB the disk counts as nearly full
cli-doctor-disk-little-space = only { $mib } MiB are free in { $folder }, less than the { $least } MiB of `database_low_space_mib`: make room
cli-doctor-disk-space-unknown = the system doesn't say how much is free in { $folder }
cli-doctor-disk-kind = { $folder } is on a file system of this machine: { $kind }
cli-doctor-disk-network = { $folder } is on a file system over a network ({ $kind }), where SQLite can lose or damage what it keeps: use a disk of this machine, or PostgreSQL
cli-doctor-disk-passing = { $folder } is on { $kind }, which is gone when the machine or the container is: mount a lasting disk there
cli-doctor-disk-kind-unknown = the system doesn't say what file system { $folder } is on
cli-doctor-disk-owner = { $file } belongs to user { $owner }, and this is user { $ours }: run the doctor and the server as the same user

cli-doctor-database = Database
cli-doctor-database-none-yet = there is none yet; the first start makes { $place }
cli-doctor-database-unreachable = it can't be looked at: { $why }
cli-doctor-database-reached = { $name } { $version } answers; it takes { $mib } MiB
cli-doctor-database-unused = { $mib } MiB of it are unused, and taken by what comes next
cli-doctor-database-schema = its schema is the one of this version, { $ours }
cli-doctor-database-older = its schema is { $schema }; the next start brings it up to { $ours }, after which an earlier version can't use it
cli-doctor-database-newer = its schema is { $schema }, from a later version; this one knows schemas up to { $ours } and wouldn't start
cli-doctor-database-no-schema = nothing of ours is in it yet; the first start makes its tables
cli-doctor-database-whole = no damage is found
cli-doctor-database-damaged = it is damaged: { $what }; stop the server, keep a copy, and restore a backup
cli-doctor-database-durable = what is committed is on the disk
cli-doctor-database-loss = { $name } is { $value } and must be { $wanted }: what was acknowledged can be lost when the power fails
cli-doctor-database-unusable = { $name } is { $value } and must be { $wanted }: nothing can be served from it
cli-doctor-database-unnoticed = { $name } is { $value } and should be { $wanted }: damage of the disk may go unnoticed
cli-doctor-database-waste = { $name } is { $value }; { $wanted } is better
cli-doctor-database-connections = it takes { $there } connections; a server wants { $wanted }
cli-doctor-database-few-connections = it takes only { $there } connections, and a server wants { $wanted }: raise max_connections, or lower `database_connections`

cli-doctor-clock = Clock
cli-doctor-clock-plausible = the machine's clock can be right
cli-doctor-clock-early = the machine's clock shows a time before this program was made: set it
cli-doctor-clock-stepped = the machine's clock was set by { $millis } ms while this was looked at
cli-doctor-clock-behind = the machine's clock is { $seconds } s behind a time that a server has already said: it was set back, or the clock of another machine is ahead
cli-doctor-clock-apart = the clock of the database's machine and this one are { $seconds } s apart: keep NTP running on both
cli-doctor-clock-together = the clock of the database's machine agrees
cli-doctor-clock-kept-right = something keeps the clock right (NTP)
cli-doctor-clock-not-kept-right = nothing keeps the clock right: turn NTP on
cli-doctor-clock-unknown = it can't be told here whether something keeps the clock right (NTP)

cli-doctor-limits = Limits of the system
cli-doctor-limits-files = { $soft } files may be open; a full server has { $wanted }
cli-doctor-limits-few-files = only { $soft } files may be open (at most { $hard }), and a full server has { $wanted }: raise LimitNOFILE or ulimit -n, or lower `socket.at_once`
cli-doctor-limits-files-unknown = the system doesn't say how many files may be open; a full server has { $wanted }
cli-doctor-limits-ports = a proxy on this machine has { $there } ports for its connections; a full server has { $wanted }
cli-doctor-limits-few-ports = a proxy on this machine has only { $there } ports for its connections, and a full server has { $wanted }: widen net.ipv4.ip_local_port_range, or let the server listen at several addresses
cli-doctor-limits-own-port = port { $port } is one that outgoing connections may take before the server does: choose one outside net.ipv4.ip_local_port_range
