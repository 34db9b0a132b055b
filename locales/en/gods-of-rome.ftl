# Words of Gods of Rome.
