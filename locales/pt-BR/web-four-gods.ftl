# Palavras do cliente web: four-gods.
