# Palavras do cliente web: table.
