# What clap says by itself of every command line: headings, marks, and why a line is refused.

cli-usage-usage = Usage:
cli-usage-commands = Commands:
cli-usage-arguments = Arguments:
cli-usage-options = Options:
cli-usage-some-options = OPTIONS
cli-usage-a-command = COMMAND

cli-usage-mark-default = [default: { $value }]
cli-usage-mark-environment = [env: { $name }={ $value }]
cli-usage-mark-values = [possible values: { $values }]
cli-usage-mark-commands = [subcommands: { $values }]

cli-usage-error = error:
cli-usage-tip = tip:
cli-usage-more = For more information, try '{ $flag }'.

# Why a command line is refused
cli-usage-unknown-argument = unexpected argument '{ $argument }' found
cli-usage-unknown-command = unrecognized subcommand '{ $command }'
cli-usage-missing-arguments = the following required arguments were not provided:
cli-usage-missing-command = '{ $command }' requires a subcommand but one was not provided
cli-usage-missing-value = a value is required for '{ $argument }' but none was supplied
cli-usage-repeated = the argument '{ $argument }' cannot be used multiple times
cli-usage-invalid-value = invalid value '{ $value }' for '{ $argument }'
cli-usage-unfit-value = invalid value '{ $value }' for '{ $argument }': { $why }
cli-usage-too-many-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
cli-usage-invalid-text = invalid UTF-8 was detected in one or more arguments

# What was probably meant
cli-usage-similar-command = a similar subcommand exists: { $names }
cli-usage-similar-commands = some similar subcommands exist: { $names }
cli-usage-similar-argument = a similar argument exists: { $names }
cli-usage-similar-value = a similar value exists: { $names }
cli-usage-as-value = to pass '{ $argument }' as a value, use '{ $instead }'
cli-usage-elsewhere = '{ $instead }' exists
cli-usage-without-dashes = subcommand '{ $command }' exists; to use it, remove the '{ $dashes }' before it

# What a value should be
cli-usage-want-number = a whole number from { $least } to { $greatest }
cli-usage-want-language = there are: { $known }
cli-usage-want-viewer = a seat's number from 0, or spectator
cli-usage-want-day = a day such as 2026-11-19
cli-usage-want-time = a whole number of ms or s, of an hour at most
cli-usage-want-memory = a whole number of KiB, MiB or GiB
cli-usage-want-public-key = a public key of minisign: 56 characters that begin with RW
cli-usage-want-options = write a JSON object, or key=value,key=value
cli-usage-not-json = not JSON: { $why }
cli-usage-key-twice = { $key } is there twice
