# The lessons of Gods of Rome, and what the coach of a first game says.

## What do I want?

gr-lesson-aim = What do I want?
gr-lesson-aim-about = Five factions, fifteen lands. Choose whom you lead.
gr-lesson-aim-1 = Most victory points win. They are given out three times, at checkpoints, to whoever is ahead in favour just then. And favour comes from land that you control when you score. So: meeples on the land, land into favour, favour into points.
gr-lesson-aim-2 = The map has fifteen lands in five colours, three for each god. In each colour one begins with three meeples, one with a harvest of +1 and one with −1. The two fields of lava are nobody’s and can’t be entered.
gr-lesson-aim-3 = Chance let you begin. In your first turn you choose a faction that is still free, get its discs and wooden temples, and then take a normal turn at once. Choose one.
gr-lesson-aim-3-done = Your meeples count for you from now on, wherever they stand. A faction that nobody leads is neutral: it counts for control like any other, and can be pushed.
gr-lesson-aim-3-missed = Choose any of the five factions.

## Visiting a temple

gr-lesson-visit = Visiting a temple
gr-lesson-visit-about = A blessing, a meeple, and the right to score there.
gr-lesson-visit-1 = You lead Venus, the pink faction. A turn is one of three things, and the first is a visit: a disc of yours goes into a free space of a temple that you aren’t visiting yet. Each temple has two spaces, with three or four players all free at first.
gr-lesson-visit-2 = As long as your disc lies there, land of that colour can score for you. Visit Diana, the green goddess. If her piece stood on the map, it would first come home.
gr-lesson-visit-2-done = You received her blessing: a tile that will make one action stronger. You have one of each god at most; a visit renews one that you have used.
gr-lesson-visit-2-missed = That was something else. Press Diana’s temple, the green one.
gr-lesson-visit-3 = A visit ends with a meeple of the god’s colour on the god’s land, from its reserve while there are any. It is green, whoever leads green. Put it on D3, with the harvest of +1.
gr-lesson-visit-3-done = That helped whoever leads Diana, a little. But the right to score on green land is yours now.
gr-lesson-visit-3-missed = It may go there too. This time put it on D3.
gr-lesson-visit-4 = The others have visited too, and it is your turn again. Try to visit Diana a second time.
gr-lesson-visit-4-done = One disc in each temple. They come home when you score; then you may come again.
gr-lesson-visit-4-missed = That is allowed. Press Diana’s temple again to hear why it isn’t.

## Slots and growth

gr-lesson-slots = Slots and growth
gr-lesson-slots-about = A disc on a slot: two actions, or one.
gr-lesson-slots-1 = The second thing a turn can be: activate a slot. You lead Jupiter, grey. Your board has four slots, and each can have one disc. Without a card the symbol printed on the board counts: growth, growth, travel, attack. A card on a slot counts instead.
gr-lesson-slots-2 = On your slot 4 lies a card with growth twice. Activate it.
gr-lesson-slots-2-done = Now you use its two actions, in any order, and may leave out either.
gr-lesson-slots-2-missed = Another slot, or something else. Press slot 4.
gr-lesson-slots-3 = Growth: one meeple of yours comes from the reserve to a land where you have a meeple or a temple already. On J2 you have one. Grow there. (With an empty reserve, one moves there from elsewhere.)
gr-lesson-slots-3-done = Two grey ones stand on J2 now.
gr-lesson-slots-3-missed = Allowed, but not J2. Try again.
gr-lesson-slots-4 = The second growth: try D1, where nobody is grey.
gr-lesson-slots-4-done = A faction grows only where it is already. To come to a new land they must travel.
gr-lesson-slots-4-missed = That is possible. Press D1 to see what isn’t.
gr-lesson-slots-5 = Two on J2 will do for today. You may leave out the second action: finish the slot. Even a slot without any action can be worth it, since two used slots make scoring free.
gr-lesson-slots-5-done = The disc stays on the slot until you score.
gr-lesson-slots-5-missed = You grew once more, as one may. This time finish the slot.

## Travel

gr-lesson-travel = Travel
gr-lesson-travel-about = From one land to its neighbours.
gr-lesson-travel-1 = You still lead Jupiter. Your slot 3 shows travel. Activate it.
gr-lesson-travel-1-done = Now choose from where.
gr-lesson-travel-1-missed = Press slot 3.
gr-lesson-travel-2 = One land where you have people is where the journey begins. On J2 two grey meeples stand, on land of your own colour, which never scores for you. Let them go from there.
gr-lesson-travel-2-done = Any number of them may go, each to a neighbouring land.
gr-lesson-travel-2-missed = From there too, but try J2.
gr-lesson-travel-3 = They needn’t go together: send one to N2 and one to D3.
gr-lesson-travel-3-done = On each of them others stand as well; who has more there, controls it. Attack will help.
gr-lesson-travel-3-missed = Not as it was asked. One to N2, one to D3: try again.

## Control and attack

gr-lesson-attack = Control and attack
gr-lesson-attack-about = Strictly more than anybody else: push if need be.
gr-lesson-attack-1 = You control a land if you have strictly more there than every other single faction, neutral ones too; a wooden temple counts as one. A tie is nobody’s. You lead Phoebus, yellow. On P3 it is two yellow ones against one pink one.
gr-lesson-attack-2 = On your slot 1 a card shows attack twice. Activate it.
gr-lesson-attack-2-done = Two attacks.
gr-lesson-attack-2-missed = Press slot 1.
gr-lesson-attack-3 = An attack happens in one land where you have a meeple or temple. Choose P3.
gr-lesson-attack-3-done = Now the pink one must go.
gr-lesson-attack-3-missed = There too, but choose P3.
gr-lesson-attack-4 = You push one meeple of another faction, also of a neutral one, to a neighbouring land of your choice. Where will it do least harm? Push it to N3, where it is one among many.
gr-lesson-attack-4-done = On P3 no pink one is left. Temples can’t be pushed at all, and there must be a land to push to.
gr-lesson-attack-4-missed = Pushed, but elsewhere. Choose N3.

## Blessings and wooden temples

gr-lesson-temples = Blessings and wooden temples
gr-lesson-temples-about = Growth with a blessing builds, and brings a card.
gr-lesson-temples-1 = You lead Jupiter and hold two blessings. To each action you may add one: the basic action becomes the improved one. Its colour must be that of the land where it happens, and two actions of a slot need two different ones.
gr-lesson-temples-2 = Activate slot 1, growth.
gr-lesson-temples-2-done = You could grow. But there is something better.
gr-lesson-temples-2-missed = Press slot 1.
gr-lesson-temples-3 = Instead of a meeple, the blessing of Jupiter builds a wooden temple on grey land where you have people and nobody has one yet. Build on J3.
gr-lesson-temples-3-done = It counts as one more meeple there, never moves and can’t be removed. The blessing lies on the slot until you score.
gr-lesson-temples-3-missed = You grew, with no blessing. Build: choose it among what J3 offers.
gr-lesson-temples-4 = Whoever builds takes one of the four open cards and lays it on a slot of theirs that has none; a new one is opened. Take any card, the third for instance, and lay it on any slot.
gr-lesson-temples-4-done = From now on that slot does what the card shows. On the slot that is in use, it counts from the next time on.
gr-lesson-temples-4-missed = First a card, then a slot.

## Gathering from anywhere

gr-lesson-gather = Gathering from anywhere
gr-lesson-gather-about = Travel with a blessing knows no distance.
gr-lesson-gather-1 = You lead Diana, green, and a travel of your slot is left. On J3 you have nobody. With the blessing of Jupiter, whose land it is, yours may come there from anywhere on the map. Gather on J3.
gr-lesson-gather-1-done = It is the only action that needs nobody of yours there before.
gr-lesson-gather-1-missed = That is a travel without the blessing, or elsewhere. Press J3 and gather.
gr-lesson-gather-2 = Bring four: two from D3 and two from D1, which is land of your own colour and doesn’t score for you.
gr-lesson-gather-2-done = Four at once, across the whole map. It is the surest way to win a land just before you score.
gr-lesson-gather-2-missed = Fewer than four came to J3. Try again.

## Calling a god down

gr-lesson-smite = Calling a god down
gr-lesson-smite-about = Attack with a blessing clears a whole land.
gr-lesson-smite-1 = You lead Diana, green. On J3 one of yours stands among five grey ones and their temple. Your slot has an attack left, and you hold the blessing of Jupiter, whose land J3 is.
gr-lesson-smite-2 = The improved attack: the god’s piece comes to a land of its colour where you have somebody, and all others must leave it. Call Jupiter down on J3.
gr-lesson-smite-2-done = The statue stands on J3.
gr-lesson-smite-2-missed = A basic attack, or elsewhere. Press J3 and call Jupiter down.
gr-lesson-smite-3 = Push all five, each to a neighbouring land of your choice.
gr-lesson-smite-3-done = The temple stays, so you tie there, one each. And as long as the statue stands on J3, nobody can come in: nothing grows, is moved or pushed to it, and no basic travel or attack starts there.
gr-lesson-smite-3-missed = They are not all gone yet.

## Scoring

gr-lesson-scoring = Scoring
gr-lesson-scoring-about = Land becomes favour, and all discs come home.
gr-lesson-scoring-1 = The third thing a turn can be: score. A land pays if you control it, it isn’t of your colour, and your disc is in its god’s temple: 1 favour, with its harvest tile added. You lead Venus. P3 will pay 1 + 1, and D2 1 − 1.
gr-lesson-scoring-2 = Scoring costs: 2 favour with no disc on your slots, 1 with one, nothing with two or more. You have three there. Favour never falls below 0, so you can always score, if only to have your discs back.
gr-lesson-scoring-3 = Now score.
gr-lesson-scoring-3-done = 2 favour. The harvest tiles of both lands have turned over, P3 now shows −1 and D2 +1. Your discs came home from slots and temples, used blessings went back: a new round of visits begins.
gr-lesson-scoring-3-missed = Something else. Press the score.

## Objectives

gr-lesson-objectives = Objectives
gr-lesson-objectives-about = Two cards at first, four at last: more favour.
gr-lesson-objectives-1 = Of eight objectives four are in the game, two open at first. Each open one counts for everybody. Raiders: 1 favour for each land you score with another player’s wooden temple on it. Watchful: 1 for each with a god’s piece.
gr-lesson-objectives-2 = You lead Jupiter. D3 is yours with six against a temple of Ana’s, and its harvest is +1. So it pays 1 + 1, and 1 for Raiders. Score.
gr-lesson-objectives-2-done = Three favour for one land.
gr-lesson-objectives-2-missed = Score this time.
gr-lesson-objectives-3 = The others you may meet, per land that you score: Populated, four or more of yours there; Festival, two other factions; Isolated, your temple and no meeple at all; Clustered, you are in two of its neighbours as well.
gr-lesson-objectives-4 = And two that count once a scoring: Scattered, 1 if you were on land of at least five colours when the turn began; Cultists, 1 for every two temples that you were visiting.

## Checkpoints and the end

gr-lesson-checkpoints = Checkpoints and the end
gr-lesson-checkpoints-about = Places bring points; then the race is close again.
gr-lesson-checkpoints-1 = Three marks on the favour track: 5, 13, and 24, or 21 with four players as here. Whoever passes one when scoring brings a checkpoint, and all get victory points by their place in favour: 3, 2, 1, 0 at the first, 4, 3, 2, 1 at the second, 8, 6, 4, 2 at the third.
gr-lesson-checkpoints-2 = You lead Phoebus and have 2 favour. Scoring now brings 4 and costs 1: enough for 5. Do it.
gr-lesson-checkpoints-2-done = 3 points for you, 2, 1 and 0 for the others; discs on the tracks mark them. Then all who were behind move up to 5, and the next objective is opened. So the place counts, not the distance.
gr-lesson-checkpoints-2-missed = Score this time.
gr-lesson-checkpoints-3 = Equal in favour? More lands controlled decides, then more cards, more meeples on the map, more points from the latest track, and last who is later in turn order. The same order breaks a tie at the end.

## The last checkpoint

gr-lesson-last-scoring = The last checkpoint
gr-lesson-last-scoring-about = Everybody scores once more, and most points win.
gr-lesson-last-scoring-1 = You lead Venus, with 18 favour. Scoring brings 6 and costs 2: the third mark. Reach it.
gr-lesson-last-scoring-1-done = Now each of the others may score once more, clockwise, and may overtake you. Go on and see.
gr-lesson-last-scoring-1-missed = Score this time.
gr-lesson-last-scoring-2 = Nobody did. The third track gives you 8, and with the two earlier ones you have 14 victory points: you win, before Eva with 10.

## Two players, and the variants

gr-lesson-variants = Two players, and the variants
gr-lesson-variants-about = A god leaves, factions have powers, discs stay behind.
gr-lesson-variants-1 = With two players one god, drawn by chance, leaves the game: here Jupiter. His lands are empty and open, but can never score, as his temple is closed. And his discs block one space of every other temple, so only one of you can visit each god.
gr-lesson-variants-2 = The table may play with the gods’ powers, as here. Venus begins with five meeples instead of three. Choose Venus.
gr-lesson-variants-2-done = Five on V2. It is the simplest of the powers.
gr-lesson-variants-2-missed = A good faction too. This time choose Venus.
gr-lesson-variants-3 = The other powers. Jupiter: improved attacks of others can’t push your meeples, and yours may enter land with a god’s piece. Phoebus: harvests of −1 count nothing for you and don’t turn. Neptune: you control where you tie for the most. Diana: a basic attack on a neighbouring land, or on two meeples.
gr-lesson-variants-4 = The other variant, for experts: the pantheon restriction. Discs in temples don’t come home when you score; they are out of the game. You visit two gods. Score and see.
gr-lesson-variants-4-done = Both were laid aside. Every visit costs a disc for good now.
gr-lesson-variants-4-missed = Score this time.
gr-lesson-variants-5 = And each god may be visited twice in the whole game. You have been with Diana twice. Try once more.
gr-lesson-variants-5-done = No more visits to Diana. Choose well when to go where.
gr-lesson-variants-5-missed = That is allowed. Press Diana’s temple.
gr-lesson-variants-6 = All this the table chooses before a game, and it can be combined: one to four players, the lands’ places as in the first game or dealt by chance, powers or none, the restriction or none.

## The coach of a first game

gr-lesson-coach-faction = Choose whom you lead: press a faction or its temple. All are equal without powers, so take the colour you like.
gr-lesson-coach-turn = Visit a temple, activate a slot, or score. At the beginning visit: two or three gods first, then people on their land, then score.
gr-lesson-coach-place = The new meeple is the god’s, not yours, unless you lead that faction. Put it where it doesn’t stand in your way.
gr-lesson-coach-slot = Use the slot’s actions in any order, or leave them out. Where a land offers two things, one of them uses a blessing.
gr-lesson-coach-score = You score: lands pay, harvest tiles turn, discs come home. Next time look at the cost beforehand; two discs on slots make it free.
gr-lesson-coach-pushed = Somebody was pushed to a neighbouring land. Look at who controls it now.
gr-lesson-coach-piece = A god has come down. Nobody can enter that land until the piece goes home with a visit, or moves on.
gr-lesson-coach-temple = A wooden temple counts as one meeple for good, and brought a card.
gr-lesson-coach-checkpoint = A checkpoint: points by place. After the first two, all who were behind catch up, and an objective is opened.
gr-lesson-coach-extra = The third checkpoint was reached by another. You may score once more; do it if it brings more than it costs.
gr-lesson-coach-over = That was your first game. The score tells where all points came from.
