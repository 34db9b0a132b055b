# Words of the web client: deus.
