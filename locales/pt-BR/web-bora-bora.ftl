# Palavras do cliente web: bora-bora.
