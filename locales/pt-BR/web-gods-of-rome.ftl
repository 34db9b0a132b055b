# Palavras do cliente web: gods-of-rome.
