# Words of the web client: site.
