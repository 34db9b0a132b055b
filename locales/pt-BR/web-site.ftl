# Palavras do cliente web: site.
