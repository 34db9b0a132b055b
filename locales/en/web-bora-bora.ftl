# Words of the web client: bora-bora.
