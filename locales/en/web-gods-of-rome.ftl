# Words of the web client: gods-of-rome.
