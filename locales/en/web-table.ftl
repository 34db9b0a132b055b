# Words of the web client: table.
