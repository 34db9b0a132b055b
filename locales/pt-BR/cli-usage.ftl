# What clap says by itself of every command line: headings, marks, and why a line is refused.

cli-usage-usage = Uso:
cli-usage-commands = Comandos:
cli-usage-arguments = Argumentos:
cli-usage-options = Opções:
cli-usage-some-options = OPÇÕES
cli-usage-a-command = COMANDO

cli-usage-mark-default = [padrão: { $value }]
cli-usage-mark-environment = [ambiente: { $name }={ $value }]
cli-usage-mark-values = [valores possíveis: { $values }]
cli-usage-mark-commands = [subcomandos: { $values }]

cli-usage-error = erro:
cli-usage-tip = dica:
cli-usage-more = Para saber mais, tente '{ $flag }'.

# Why a command line is refused
cli-usage-unknown-argument = argumento inesperado: '{ $argument }'
cli-usage-unknown-command = subcomando desconhecido: '{ $command }'
cli-usage-missing-arguments = faltam argumentos obrigatórios:
cli-usage-missing-command = '{ $command }' exige um subcomando, e nenhum foi indicado
cli-usage-missing-value = '{ $argument }' exige um valor, e nenhum foi indicado
cli-usage-repeated = o argumento '{ $argument }' não pode ser usado mais de uma vez
cli-usage-invalid-value = valor inválido '{ $value }' para '{ $argument }'
cli-usage-unfit-value = valor inválido '{ $value }' para '{ $argument }': { $why }
cli-usage-too-many-values = valor inesperado '{ $value }' para '{ $argument }': não cabe mais nenhum
cli-usage-invalid-text = há argumentos que não são UTF-8 válido

# What was probably meant
cli-usage-similar-command = existe um subcomando parecido: { $names }
cli-usage-similar-commands = existem subcomandos parecidos: { $names }
cli-usage-similar-argument = existe um argumento parecido: { $names }
cli-usage-similar-value = existe um valor parecido: { $names }
cli-usage-as-value = para passar '{ $argument }' como valor, use '{ $instead }'
cli-usage-elsewhere = existe '{ $instead }'
cli-usage-without-dashes = existe o subcomando '{ $command }'; para usá-lo, tire o '{ $dashes }' que vem antes dele

# What a value should be
cli-usage-want-number = um número inteiro de { $least } a { $greatest }
cli-usage-want-language = os idiomas são: { $known }
cli-usage-want-viewer = o número de um lugar a partir de 0, ou spectator
cli-usage-want-day = um dia como 2026-11-19
cli-usage-want-time = um número inteiro de ms ou s, de no máximo uma hora
cli-usage-want-memory = um número inteiro de KiB, MiB ou GiB
cli-usage-want-public-key = uma chave pública de minisign: 56 caracteres que começam com RW
cli-usage-want-options = escreva um objeto JSON, ou chave=valor,chave=valor
cli-usage-not-json = não é JSON: { $why }
cli-usage-key-twice = { $key } aparece duas vezes
