# The lessons of DEUS, and what the coach of a first game says.

## What do I want?

de-lesson-aim = What do I want?
de-lesson-aim-about = A map, villages, cards and your first building.
de-lesson-aim-1 = Most victory points win; you begin with 5, and others don’t see yours. The map has four tiles with two players. Each has two seas, one region of each terrain, and a barbarian village, worth as many VP as it has regions around it: here 3, 6, 3 and 6.
de-lesson-aim-2 = You have five cards, 5 gold, one of each resource, and two wooden pieces of each of five types on your board. In your turn you do one thing: build a card, or make an offering. Build Small Production Building for 2 gold.
de-lesson-aim-2-done = The card lies in your green column. Now a green piece goes on the map.
de-lesson-aim-2-missed = That was another card. Begin with Small Production Building.
de-lesson-aim-3 = Your very first piece begins at the edge of the map. Put it into region 8, a field beside a village.
de-lesson-aim-3-done = The region is yours now.
de-lesson-aim-3-missed = Possible too, but choose region 8.
de-lesson-aim-4 = And the card works: it gives one resource of the land where your piece stands. A field gives wheat. Take it.
de-lesson-aim-4-done = That was a turn: a card, a piece, an effect. Now the other player has one, and so each round goes.
de-lesson-aim-4-missed = You left it. Take the wheat this time.

## Where a piece may stand

de-lesson-places = Where a piece may stand
de-lesson-places-about = Edges, neighbours, seas, and what is never built on.
de-lesson-places-1 = You are the second player here, and place your first piece. It must go to the edge of the map, with two empty regions at least between you and the other, where that is possible for its type. Try region 10, inland.
de-lesson-places-1-done = Not at the edge. By the way: whoever has 3 VP may pay them to put a piece at any empty edge, however near to others. That is what some of the regions offer.
de-lesson-places-1-missed = That is allowed, for nothing or for 3 VP. Press region 10.
de-lesson-places-2 = Then region 22, a swamp far away. No region is ever shared by two players.
de-lesson-places-2-done = Good. From there you spread.
de-lesson-places-2-missed = That works as well. This time region 22.
de-lesson-places-3 = A round later another production building of yours is to be placed; the first stands in region 22. In the village beside it, region 17?
de-lesson-places-3-done = Never in a village, sacked or not. And ships stand at sea, everything else on land. If there is no place for the piece at all, its card can’t be built.
de-lesson-places-3-missed = That is a place for it. Press region 17 to see what isn’t.
de-lesson-places-4 = Later pieces join a region of yours that has none of their type yet, or go to an empty neighbour of one. Region 22 has a production building already, so choose a neighbour: 18 or 23.
de-lesson-places-4-done = Two regions, or two types in one: both are good for something, as your cards say.
de-lesson-places-4-missed = Beside your own this time, for nothing.

## Columns

de-lesson-columns = Columns
de-lesson-columns-about = A new card sets off all below it.
de-lesson-columns-1 = A card goes on the column of its colour; for that a piece of its type must be ready on your board. Then the whole column works, from below. You have one green card there. Build Cooperative (clay), green too.
de-lesson-columns-1-done = Paid with a wheat and 2 gold. Resources go back to the general supply; what has run out there nobody can gain.
de-lesson-columns-1-missed = That was something else. Build Cooperative (clay).
de-lesson-columns-2 = It will give 2 clay for each swamp with a production building of yours. Region 22 is one swamp; take a field as well: put the new piece into region 18.
de-lesson-columns-2-done = Now the column.
de-lesson-columns-2-missed = This time region 18.
de-lesson-columns-3 = The lower card first: a resource of a terrain of yours. Take the wheat, or clay.
de-lesson-columns-3-done = One card, one resource. And now the new one.
de-lesson-columns-3-missed = You may decline any card. This time use it.
de-lesson-columns-4 = Use it: 2 clay.
de-lesson-columns-4-done = With four cards there you would have used four. That is why one builds on in a column. (Cards that exchange give as many resources as you return, never the same kind.)
de-lesson-columns-4-missed = You declined. Use it.

## Paying with gold

de-lesson-paying = Paying with gold
de-lesson-paying-about = Four gold stand in for any resource.
de-lesson-paying-1 = A later moment. Market (field) costs a wood and brings 3 gold for every field of yours. Build it.
de-lesson-paying-1-done = Now choose how to pay.
de-lesson-paying-1-missed = Build Market (field) this time.
de-lesson-paying-2 = Say you would rather keep the wood, to have most of it at the end. When you pay, and only then, 4 gold may replace any resource; gold itself can’t be replaced. Pay 4 gold.
de-lesson-paying-2-done = The wood is still yours. Go on, and see the piece placed and the column used.
de-lesson-paying-2-missed = You paid the wood. This time pay gold.
de-lesson-paying-3 = That is how a turn of an experienced player looks: a cheap card, and everything under it works once more.

## Offerings

de-lesson-offerings = Offerings
de-lesson-offerings-about = Cards into gifts of a god, and a new hand.
de-lesson-offerings-1 = None of your five cards suits you. Instead of building, offer: discard as many as you like. Only the top one is seen, and its colour says which god you call. Offer Emporium first, a blue one: Neptune.
de-lesson-offerings-1-done = Neptune gives 2 gold for each card, and a ship.
de-lesson-offerings-1-missed = Another card, another god. This time the blue Emporium first.
de-lesson-offerings-2 = The more cards, the bigger the gift. Add the other four, and then it is done.
de-lesson-offerings-2-done = 10 gold, a ship from your personal supply to your board, and five new cards. A gift isn’t declined, and a piece that isn’t left isn’t given. (Whoever has no card at the end of any action draws five.)
de-lesson-offerings-2-missed = Fewer than five were offered. Try again.
de-lesson-offerings-3 = The others: Ceres a resource for each card, Minerva a card more for each, Mars a piece of any type for each, Vesta 1 VP, or 2 for two cards or more; each but Mars adds a piece of its own colour. Jupiter stands for any of them. You draw up to five, never above ten; then the discards become the pile when it is empty.

## Villages

de-lesson-villages = Villages
de-lesson-villages-about = Surrounded, and one army: a village falls.
de-lesson-villages-1 = The village in region 3 has three neighbours, and your pieces stand in all of them. What is missing is an army beside it. A village is attacked as soon as all its neighbours are occupied, by whomever, with at least one army among them.
de-lesson-villages-2 = You have just built Legion, and place its army. Region 8 lies beside the village.
de-lesson-villages-2-done = At once, before any card works: 3 VP. Most armies around a village take it, then most buildings; who still ties shares. Cards that rob villages can empty one too. A sacked village stays closed.
de-lesson-villages-2-missed = The army stands somewhere else. Put it into region 8.

## Armies

de-lesson-armies = Armies
de-lesson-armies-about = They march by cards, a region a step.
de-lesson-armies-1 = Only armies move, and only by cards. Legion moves one of yours up to two steps. Choose the one in region 8.
de-lesson-armies-1-done = Two steps, each to a neighbouring region.
de-lesson-armies-1-missed = You declined. Choose the army.
de-lesson-armies-2 = Try the sea, region 9.
de-lesson-armies-2-done = To sea only where you have a ship, and never where an enemy ship lies.
de-lesson-armies-2-missed = That way is open. Press region 9.
de-lesson-armies-3 = Through the sacked village, region 3, to region 1: through villages and others’ regions an army may pass, but not stay there. Go.
de-lesson-armies-3-done = It may stop in a region of yours that has no other army, or in an empty one on land, which becomes yours; but not where it began. A village that it surrounds on the way falls, and it stops there.
de-lesson-armies-3-missed = It went elsewhere. First 3, then 1.

## Temples

de-lesson-temples = Temples
de-lesson-temples-about = One of everything, and points at the end.
de-lesson-temples-1 = Temple cards do nothing in the game and score at the end, 12 VP each at most. One costs a resource of each kind. The first has no condition. Build Temple of Ceres: 3 VP for every production building that you will have on the map.
de-lesson-temples-1-done = Now pay.
de-lesson-temples-1-missed = Build Temple of Ceres this time.
de-lesson-temples-2 = Pay as you like; here too 4 gold replace a resource.
de-lesson-temples-2-done = A wooden temple comes from the general supply, which has as many as the map has tiles.
de-lesson-temples-2-missed = Choose a way to pay.
de-lesson-temples-3 = It goes to a land region that you control, one temple to a region, and counts there as a piece of a type of its own. Place it, in region 24 for instance.
de-lesson-temples-3-done = It never stands alone: an army may not leave it if nothing else is there. When the supply is empty, cards are built without a wooden one.
de-lesson-temples-3-missed = Choose a region of yours.
de-lesson-temples-4 = You hold another temple. Try to build it.
de-lesson-temples-4-done = For the second you need a card in each of the five other columns, for the third two in each, and so on. So build a little of everything early.
de-lesson-temples-4-missed = That is possible. Press the temple in your hand.

## The end

de-lesson-end = The end
de-lesson-end-about = Temples or villages run out, and points are added up.
de-lesson-end-1 = When all wooden temples are built, or all villages sacked, the round is finished and one more is played. (If a hand can’t be refilled because no card is left at all, the game ends at once.) This is the very last action.
de-lesson-end-2 = Use your last card: stone may bring you a majority.
de-lesson-end-2-done = VP gained, temples, and 2 VP for most wood, clay, stone, wheat and gold each; who ties has them too. You have 47, Ana 48. Most win, and who ties shares the victory. So near!
de-lesson-end-2-missed = The game isn’t over yet.

## The variants

de-lesson-variants = The variants
de-lesson-variants-about = Chosen pieces, other maps, a card face down.
de-lesson-variants-1 = The table may let everybody choose their first pieces secretly: ten in all, at most five of a type; experienced players take fewer. The other has chosen. Choose ten.
de-lesson-variants-1-done = All are shown together, and then cards are dealt.
de-lesson-variants-1-missed = Not ten yet.
de-lesson-variants-2 = Another variant, the wildcard: once a game you may build any card face down into any of the five columns. It costs 1 gold for the first place there, 2 for the second, and so on, places a piece, and wakes the column. Lay one into your green column.
de-lesson-variants-2-done = It counts for temples as well, which is what it is mostly for.
de-lesson-variants-2-missed = An ordinary turn, or another column. Hide a card in the green one.
de-lesson-variants-3 = And the map: the fixed one, random tiles in that shape, a row, a crescent, or one of your own, with no two villages side by side. (A small thing: cards that discard for pieces need some piece left in your supply.) All this the table chooses before the game.

## The coach of a first game

de-lesson-coach-turn = Build a card or offer. At first build something cheap, green best of all, and beside a village.
de-lesson-coach-pay = There are several ways to pay: 4 gold stand in for a resource.
de-lesson-coach-place = Where does the piece go? In a region of yours, or beside one; at the very beginning to the edge.
de-lesson-coach-effect = Your column works, from below. Each card may be used or declined.
de-lesson-coach-offering = Add more cards for a bigger gift, or leave it at that.
de-lesson-coach-sacked = A village has fallen. When all have, only one more round is played.
de-lesson-coach-march = Your army marches: a region a step. Beside a village is a good place.
de-lesson-coach-over = That was your first game. The score tells where all points came from.
