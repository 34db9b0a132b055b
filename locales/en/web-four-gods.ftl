# Words of the web client: four-gods.
