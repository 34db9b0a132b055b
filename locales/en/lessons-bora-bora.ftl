# The lessons of Bora Bora, and what the coach of a first game says.

## What do I want?

bb-lesson-aim = What do I want?
bb-lesson-aim-about = Six rounds, many ways to points, and a first hut.
bb-lesson-aim-1 = Most victory points after six rounds win. Nearly everything brings some. Your compass are three tasks, one light and two dark, open for all to see: settle one of them each round. More tasks, men and women, jewels and god cards lie on the board.
bb-lesson-aim-2 = The last in turn order, which was drawn, begins: that is you. Put a first hut into one of the four regions whose fish is worth 1. The hut comes from any space of your board, also the twelfth, which holds two. Take WM and an ordinary space.
bb-lesson-aim-2-done = A hut that leaves your board makes room there for a man or a woman.
bb-lesson-aim-2-missed = First the region, then the hut.
bb-lesson-aim-3 = And take what the region gives, a stone from the mountain, for a ceremony space of its kind; choose well what lies side by side. Materials, shells and offerings never run out.
bb-lesson-aim-3-done = Everybody begins so, and then the dice are thrown.
bb-lesson-aim-3-missed = Choose a space for the stone.

## Dice on tiles

bb-lesson-dice = Dice on tiles
bb-lesson-dice-about = Always lower than what lies there.
bb-lesson-dice-1 = Phase A: everybody throws three dice and places one after the other on action tiles, in turn order, three times round. A high die does more. But it must be lower than every die that lies on that tile, your own too.
bb-lesson-dice-2 = You have a 3 left, and a 2 lies at the helper. Try to place it there.
bb-lesson-dice-2-done = Too high. A low die placed early closes a tile for many; a six leaves it open. And only where something can be done may a die go at all.
bb-lesson-dice-2-missed = That is possible. Press the helper.
bb-lesson-dice-3 = The fishing space takes any die, for 2 points. Fish.
bb-lesson-dice-3-done = Not much, but always there, and it closes nothing.
bb-lesson-dice-3-missed = Fish this time.

## Settling

bb-lesson-settling = Settling
bb-lesson-settling-about = By land or by water, as far as the die goes.
bb-lesson-settling-1 = You have a hut in CB. Paths by land and by water lead from region to region, both ways, each with a value that your die must reach. Place the 4 on the land paths.
bb-lesson-settling-1-done = With a 4 you may go along paths up to 4.
bb-lesson-settling-1-missed = That was another die or tile. The 4, on land, without a god.
bb-lesson-settling-2 = Settle CF, with a hut from an ordinary space.
bb-lesson-settling-2-done = Your hut takes the building space, the place of honour; whose stood there before moves aside but stays in the region. You have one hut a region.
bb-lesson-settling-2-missed = Choose CF this time, and a hut.
bb-lesson-settling-3 = Forest gives wood, beaches sand, mountains stone, plains an offering. Lay the wood on the space that is lit up. Without a free space it would lie beside the board, good for tasks only.
bb-lesson-settling-3-done = Now a question of gods.
bb-lesson-settling-3-missed = Another space. This time the one that is lit up.
bb-lesson-settling-4 = Right after settling, and only then, the red god lets you score the region’s fish: here 6. A god tile stands for any god, costs no offering, and is gone after that. Use it.
bb-lesson-settling-4-done = 6 points. The fish stays for the next who settles there.
bb-lesson-settling-4-missed = You left the fish. Score it this time.

## People and the helper

bb-lesson-people = People and the helper
bb-lesson-people-about = Take in somebody, and do many small things.
bb-lesson-people-1 = Six men and six women are shown. A die takes one from a position up to its value, for a space of your board with neither hut nor tile. Place the 3 at the women and take the one on position 3, who brings points.
bb-lesson-people-1-done = She does nothing before phase B. An action that was begun must be carried out; only the helper may end at any time.
bb-lesson-people-1-missed = A woman from position 1 to 3, by the 3.
bb-lesson-people-2 = Earlier in that game you had a 5. The helper lets you spend its points as you like. Place the 5 there.
bb-lesson-people-2-done = Five points to spend.
bb-lesson-people-2-missed = The 5, at the helper, without a god.
bb-lesson-people-3 = For one point each: tattoo a man, which raises your status by his symbols, let a woman collect shells, or score a point. Each person moves down so once. Let your woman collect.
bb-lesson-people-3-done = 3 shells, with which jewels are bought. (On the status track a marker that comes to an occupied space lies on top.)
bb-lesson-people-3-missed = Press your woman.
bb-lesson-people-4 = For two points: an offering, a god card, a material, or a hut moved to your twelfth space, which takes any number and so makes room, as long as nobody lies there. Move a hut.
bb-lesson-people-4-done = Two points are left.
bb-lesson-people-4-missed = Something else for your points. This time move a hut.
bb-lesson-people-5 = Spend them on a wood, or any material.
bb-lesson-people-5-done = A five went a long way.
bb-lesson-people-5-missed = A material this time.

## Priests and the fire bonus

bb-lesson-temple = Priests and the fire bonus
bb-lesson-temple-about = A place in the temple, and two small gifts.
bb-lesson-temple-1 = The temple has spaces 6 to 1 from the left. A die sends a priest to a space up to its value; who stands there is pushed to the right until a gap is filled, and out after the 1. Send one to space 5 with your 5.
bb-lesson-temple-1-done = Each priest scores in every round as long as he stays, and most of them win a god tile.
bb-lesson-temple-1-missed = The 5 at the temple, space 5, without a god.
bb-lesson-temple-2 = With every priest and every building comes a fire bonus. First a god card, open or from the pile, or an offering: take one.
bb-lesson-temple-2-done = An open card is replaced at once; one from the pile only you see.
bb-lesson-temple-2-missed = Take a card or an offering.
bb-lesson-temple-3 = And then a step of status or a shell.
bb-lesson-temple-3-done = One from each pair, never both of one.
bb-lesson-temple-3-missed = A step or a shell.

## Building

bb-lesson-building = Building
bb-lesson-building-about = Two materials side by side, and early.
bb-lesson-building-1 = On two neighbouring ceremony spaces of yours lie materials. A die builds a tile up to its value there; both go back to the supply. In rounds 1 and 2 a building brings 10 points, then 7, at last 4. Build tile 2 with the 3.
bb-lesson-building-1-done = 10 points, and a fire bonus follows, as in the temple. What is placed never moves.
bb-lesson-building-1-missed = The 3 to build, and then tile 2.

## Blue and white

bb-lesson-gods = Blue and white
bb-lesson-gods-about = Gods that help dice.
bb-lesson-gods-1 = To call a god, discard a card of the colour and an offering. Two cards of one colour with one offering stand for any god, and a god tile does so alone. Gods for dice are declared with the die, never for fishing.
bb-lesson-gods-2 = On the temple a 1 lies, and you have a 3. Blue lets a die be placed that isn’t lower. White lets a die below six act as a six, though its face still counts for those after it. Place the 3 with both.
bb-lesson-gods-2-done = Now pay for each.
bb-lesson-gods-2-missed = The temple, with Blue and as a six with White.
bb-lesson-gods-3 = Pay both with god tiles.
bb-lesson-gods-3-done = An expensive die, but it reaches space 6.
bb-lesson-gods-3-missed = Not both are paid.
bb-lesson-gods-4 = Send the priest.
bb-lesson-gods-4-done = All were pushed on, and one fell out at the other end, which was yours. It happens.
bb-lesson-gods-4-missed = To space 6.

## Men and women act

bb-lesson-phase-b = Men and women act
bb-lesson-phase-b-about = One of each in a round, and Green.
bb-lesson-phase-b-1 = Phase B: each may use one man and one woman, in either order. Tiles of one kind and sex act together, as one stronger action: with one, two or three of them paths of 2, 4, 6, positions or buildings up to 3, 6, 6, 2, 4, 6 points, or 1, 2, 3 of the rest. Nothing moves by that.
bb-lesson-phase-b-2 = You have two men who bring shells: 2 together. Green, once a phase, doubles an action, or allows one more of another kind. Use both, doubled, and pay with your god tile.
bb-lesson-phase-b-2-done = 4 shells. Amounts are taken as far as possible; an action must be possible in part at least. Doubling is declared beforehand.
bb-lesson-phase-b-2-missed = Both men, doubled by Green.

## Evaluation

bb-lesson-evaluation = Evaluation
bb-lesson-evaluation-about = Status, temple, and a task with Yellow.
bb-lesson-evaluation-1 = You are the last to act in round 3. Then comes phase C. First status: everybody scores their space, and the order there is the new turn order. Then each priest in the temple scores 1, 2 or 3 by round, and most priests win a god tile. Use your man and see.
bb-lesson-evaluation-1-done = 1 for status, 6 for three priests, and the tile. Priests stay for the next round; the men and women shown are only replaced now.
bb-lesson-evaluation-1-missed = Use your man this time.
bb-lesson-evaluation-2 = A later round. Your task asks for a man and a woman, and you have only men. Yellow replaces one thing that is missing, for 4 points instead of 6. Do it. (God cards that a task asks for are shown and kept; tiles and pairs don’t stand in for those, though they may pay for Yellow.)
bb-lesson-evaluation-2-done = 4 points, and a new task comes from the board.
bb-lesson-evaluation-2-missed = The task of a man and a woman, with Yellow.

## Jewels and tasks

bb-lesson-jewels-tasks = Jewels and tasks
bb-lesson-jewels-tasks-about = What shells buy, and what a round is for.
bb-lesson-jewels-tasks-1 = In turn order each may buy one jewel of this round’s column, dealt at the beginning; the rest is discarded. You have 10 shells. The necklace costs 6 and counts 9 at the end. Buy it.
bb-lesson-jewels-tasks-1-done = A good bargain.
bb-lesson-jewels-tasks-1-missed = The necklace this time.
bb-lesson-jewels-tasks-2 = Last the tasks: each settles one of three. Met, it brings 6; who can meet none gives one up for nothing. Yours asks for a woman and a priest in the temple. Fulfil it.
bb-lesson-jewels-tasks-2-done = 6 points, and nothing is given up. A demand is a least number, and a hut counts wherever it stands in its region. Then each takes a new task.
bb-lesson-jewels-tasks-2-missed = The one with a woman and a priest.
bb-lesson-jewels-tasks-3 = Light tasks are easy pairs, three priests or three regions. Dark ones ask for more: nine regions, five islands, a whole terrain, cards of a colour, three kinds of men, four buildings, jewels of a kind, five materials … Choose what fits what you do already.

## The end

bb-lesson-end = The end
bb-lesson-end-about = Three last tasks, and what is left counts.
bb-lesson-end-1 = After round 6 all three tasks left are settled, one after the other in the order you like, each with a yellow god if need be. What is paid for one no longer counts for the next. You can meet this one.
bb-lesson-end-1-done = 6 points more.
bb-lesson-end-1-missed = Fulfil the task that is met.
bb-lesson-end-2 = Then the last count: 2 for each god tile, the fish of each region whose building space is yours, your jewels, and 6 for each of six goals: nine tasks, six jewels, a full ceremony board, all buildings, all regions, twelve people. Most points win; tied, who was earlier in turn order.

## Two and three players

bb-lesson-two-players = Two and three players
bb-lesson-two-players-about = Fewer tiles, so two actions share one.
bb-lesson-two-players-1 = Four players use seven action tiles. With three the two paths share a tile; with two players men and women share one as well. The dice of both actions form one row there.
bb-lesson-two-players-2 = A 5 lies there. Your 2 may follow, for a man or for a woman. Take one.
bb-lesson-two-players-2-done = From now on only a 1 may follow, for either.
bb-lesson-two-players-2-missed = Place the 2 there and take somebody.

## The coach of a first game

bb-lesson-coach-start = Your first hut. Look at the paths that lead on from there, and at what your tasks ask for.
bb-lesson-coach-die = Choose a die and a tile. High dice where others want to go, and look at your tasks first.
bb-lesson-coach-fish = The red god can score this fish, now or never.
bb-lesson-coach-bonus = A priest brings a fire bonus: a card or an offering, and a step or a shell.
bb-lesson-coach-pushed = Your priest was pushed out of the temple and came home.
bb-lesson-coach-helper = The helper has points to spend: one or two for each thing that is lit up. End it when you like.
bb-lesson-coach-people = Phase B: one man and one woman of yours may act, several of a kind together.
bb-lesson-coach-jewel = You may buy one jewel with shells, or none. The dearest are worth most.
bb-lesson-coach-task = Settle a task: one that is met, one with Yellow, or give one up.
bb-lesson-coach-order = Status brought points and a new turn order. First comes whoever was furthest.
bb-lesson-coach-over = That was your first game. The score tells where all points came from.
