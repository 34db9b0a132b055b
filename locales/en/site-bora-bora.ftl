# What the site tells of Bora Bora before a table is opened.

web-title-bora-bora = Three dice a round, six rounds. A high die does more, a low one goes where no other can. Settle islands, please gods, fulfil tasks.
web-credit-bora-bora = by Stefan Feld, 2012; published by Ravensburger Spieleverlag, 2013.
web-reconstructed-bora-bora = Reconstructed: the terrain of six outer regions, most values of paths and fish, the symbols of men and women, prices and points of jewels, most of the status track, ceremony and temple spaces.
