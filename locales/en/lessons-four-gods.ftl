# The lessons of 4 Gods, and what the coach of a first game says.

## What do I want?

fg-lesson-aim = What do I want?
fg-lesson-aim-about = A World grows, and four gods want influence.
fg-lesson-aim-1 = Tiles from the bag fill the World, the inside of the frame; prophets stand on land, and cities in between. Most divine influence (DI) at the end wins: from large lands with few prophets, from cities, and from the god whose terrain did best. Usually all play at once, and whoever comes first has it.
fg-lesson-aim-2 = Each of two to four players sits at a side of the frame, with a tile in each hand, and play began when all were ready. At any moment you may take a god that is free: sea with blue, forest with green, plains with yellow, mountains with grey prophets. It is kept to the end. Take one.
fg-lesson-aim-2-done = Now you may place prophets and build cities. Who waits sees which terrain grows, but may find the best god gone.
fg-lesson-aim-2-missed = Take any god that is free.

## Placing a tile

fg-lesson-placing = Placing a tile
fg-lesson-placing-about = Two straight edges, and like to like.
fg-lesson-placing-1 = You hold two tiles. A tile goes into any empty cell, either side up, turned as you like. But it must touch at least two straight edges, of the frame or of tiles that lie. So the first ones go into corners. Try B4.
fg-lesson-placing-1-done = Nothing straight there. No part of the World is anybody’s own: you may place everywhere else.
fg-lesson-placing-1-missed = You placed it well. Press B4 to see what isn’t allowed.
fg-lesson-placing-2 = And each side that touches a tile must join like terrain to like along its whole length; the frame matches anything, and corners ask nothing. Your right tile has a side half plain, half mountain. Place it on D7 with the plain to the right, or any tile where one fits.
fg-lesson-placing-2-done = The board shows for each tile in hand where it fits.
fg-lesson-placing-2-missed = Place a tile.

## Hands, bag and rows

fg-lesson-hands = Hands, bag and rows
fg-lesson-hands-about = Draw two, or take what others left.
fg-lesson-hands-1 = Each of your two hands holds one tile at most. With both empty you may draw one or two from the bag, unless your own discard row is full. Draw two.
fg-lesson-hands-1-done = You see both sides; others see only that you hold something.
fg-lesson-hands-1-missed = Draw two.
fg-lesson-hands-2 = What fits nowhere one discards to one’s own row, showing either side; there are 10 places with four players, 13 with three, 20 with two. With a free hand you may turn over any tile of any row, or take it. Take the one that is lit up from Luís.
fg-lesson-hands-2-done = Place it, or it goes to your own row and not back. Only if it fits nowhere and your row is full may it go back to where it was.
fg-lesson-hands-2-missed = This time take a tile of Luís’s row.

## Prophets

fg-lesson-prophets = Prophets
fg-lesson-prophets-about = At most one with each tile you place.
fg-lesson-prophets-1 = You have just placed C2. Now, and only now, one prophet may go on it, on one of its areas, whatever the terrain; within 5 seconds, before you do anything else. You began with 10, or 13 where fewer colours play. Put one on the plain.
fg-lesson-prophets-1-done = It joins a large plain. Where a land grows on and is empty of others, one prophet is worth most.
fg-lesson-prophets-1-missed = Place the prophet before anything else.
fg-lesson-prophets-2 = Late in the game your reserve is empty. Then one that stands on a tile already may move to the new one, never from a city. (Who plays two colours chooses which.) Move one to the plain of D4.
fg-lesson-prophets-2-done = Prophets wander to where they do more.
fg-lesson-prophets-2-missed = Move a prophet to the new tile.

## Cities

fg-lesson-cities = Cities
fg-lesson-cities-about = Five points each, if they stand.
fg-lesson-cities-1 = Whoever has a god may build a city at any moment: one of eight tokens on an empty cell with at least two straight edges, and a prophet of theirs on it, from the reserve, or if that is empty from a tile. Build on D2.
fg-lesson-cities-1-done = 5 DI at the end, if it still stands. Cities are round: they give no edge to others, and a token never comes back.
fg-lesson-cities-1-missed = Build a city on D2 this time.

## Cataclysms

fg-lesson-cataclysm = Cataclysms
fg-lesson-cataclysm-about = A tile that fits takes a city’s place.
fg-lesson-cataclysm-1 = Eva’s city stands on D4, and your left tile would fit there. So you may destroy it; never one of your own. Do it.
fg-lesson-cataclysm-1-done = The token is yours, 5 DI (with two colours you say whose). Her prophet is gone for good, your tile lies there, and you may put a prophet on it.
fg-lesson-cataclysm-1-missed = Place the left tile on the city on D4.
fg-lesson-cataclysm-2 = Your own city on D2 will be safe: a city is when all four terrains border it, as no tile has four, or when two tiles beside it meet at a corner with different terrains. Build where nothing can ever fit.

## The end, and counting

fg-lesson-counting = The end, and counting
fg-lesson-counting-about = Kingdoms, prophets and gods.
fg-lesson-counting-1 = The game ends when all pass, or when the World is full or the bag empty, with 30 seconds more for each player. The others have passed. Pass too.
fg-lesson-counting-1-done = Now influence is counted.
fg-lesson-counting-1-missed = Pass this time.
fg-lesson-counting-2 = A Kingdom is land of one terrain over at least two tiles. Most prophets in it earn 1 DI for each of its tiles that has no prophet there; who tie for most earn all of it each. The great sea at A2 has 18 tiles, 7 with prophets: 11 for Luís, who has three.
fg-lesson-counting-3 = Then the gods in play are ranked, by the largest Kingdom of their terrain and again by how many there are: 15, 10, 5 and 0; ties share, rounded down, and a god without a Kingdom has no place. Most DI wins, ties share. Two players with two gods each count by colour, and whose lowest marker is last loses.

## Other ways to play

fg-lesson-modes = Other ways to play
fg-lesson-modes-about = Secret gods, timed turns, challenges.
fg-lesson-modes-1 = The table chooses how to play, and all can be combined. With secret gods everybody picks a colour, and then gets a god face down; the two needn’t match. Pick one.
fg-lesson-modes-1-done = Your god is told to you alone, and to all before the count: the largest and the most Kingdoms go by it, all else by colour. Prophets may be placed from the first tile on.
fg-lesson-modes-1-missed = Pick a colour.
fg-lesson-modes-2 = With timed turns you begin with empty hands, by lot, and have 30 seconds in turn for anything. What is in your hands then goes to your row; between turns you only turn over tiles of your own row. A turn with nothing done is a pass. At the end each has one more turn.
fg-lesson-modes-3 = And with challenges the table takes any tile in any empty cell, and any player may challenge one that lies wrong. Rui’s on D4 touches nothing. Challenge it.
fg-lesson-modes-3-done = It goes to his row, as he has gone on since; noticed at once it would go back to his hand. What is misplaced by that falls too, into the bag. With the penalty he loses the prophet for good. Once influence is counted it is too late.
fg-lesson-modes-3-missed = Press the challenge, and then D4.

## The coach of a first game

fg-lesson-coach-ready = You hold a tile in each hand. Look at both sides, and say when you are ready.
fg-lesson-coach-place = Choose a tile of your hands and a cell where it fits. All play at once: be quick, but not hasty.
fg-lesson-coach-god = A god was taken. You may take one that is left at any moment; without it you place no prophets.
fg-lesson-coach-prophet = The tile is fresh: a prophet may go on it now, for a few seconds.
fg-lesson-coach-empty = Your hands are empty. Draw two, or take what lies in the rows.
fg-lesson-coach-city = A city: 5 DI at the end if nobody’s tile ever fits there.
fg-lesson-coach-cataclysm = A cataclysm: a tile fitted where a city stood.
fg-lesson-coach-over = That was your first game. The score tells where all influence came from.
