# Palavras da linha de comando.
