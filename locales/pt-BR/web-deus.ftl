# Palavras do cliente web: deus.
