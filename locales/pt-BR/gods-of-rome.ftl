# Palavras de Gods of Rome.
