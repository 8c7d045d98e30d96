import type { SampleDocument } from './sample-document.ts';

/** Diaries and calls of the project “First week with Larkspur”. Everybody in them is invented. */
export const firstWeekNotes: readonly SampleDocument[] = [
  {
    by: 'ines@larkspur.example',
    title: 'Diary of Sunniva Haugen, days 1 to 7',
    text: `
## Who she is

Sunniva, 33, a structural engineer, lives alone with a cat. She ordered after a colleague gave her a voucher. She sent a voice message every evening; this is a shortened transcript with her permission.

## Day 1, the box

“It is larger than I thought and it is standing exactly in the door. Fine. Inside everything is in paper bags with numbers, and I like that, it is like a kit. What I don't like: I have to find out which bag goes in the fridge. I put all of them in the fridge. Then I read on the card that the tomatoes shouldn't.”

## Day 2, the first meal

“Thirty minutes, it said. It was fifty-five, and I am not slow. The card says *meanwhile* three times. I have one good pan. Meanwhile needs two. It tasted really good, though. I sent a picture to my mother and she asked which restaurant.”

## Day 3

“Nothing today. I was out. I felt the box looking at me when I came home.”

## Day 4, the second meal

“I cooked from the pictures only, because the text on the card is small and my glasses were in the other room. There are six pictures and eight steps, so I left something out. I believe it was the vinegar. It was still good. Can I give stars for a meal that I cooked wrong?”

## Day 5

“I got a message: *Choose your meals for next week, you have until tomorrow noon.* I haven't even cooked the third one! I opened it in the lift and there were thirty-two meals. I closed it again in the lift.”

## Day 6

“I forgot to choose. Now it has chosen for me: two of the three have mushrooms. I don't eat mushrooms. I am sure I said so when I signed up. I looked, and it says *dislikes: mushrooms*, so it knows! Maybe that is only for the suggestions.”

## Day 7, the third meal

“The spinach was no longer beautiful, so this one became a soup of my own. I am proud of it. Would I go on? Yes. I think so. I like who I am when I cook. But I need the thing to slow down a little.”

## Notes

- She has two clocks: ours ends on Friday noon, hers begins when the last meal is eaten.
- Her dislikes were kept and not used when we choose for people. Ask the team: is that on purpose?
- She saw the order of freshness (cook the spinach first) nowhere. It is on the back of the third card.
`,
  },
  {
    by: 'ines@larkspur.example',
    title: 'Diary of the Adeyemi-Clarke family, days 1 to 7',
    text: `
## Who they are

Bisi, 40, and Owen, 42, with Temi, 9, and Rafe, 4. They ordered the family box because “every evening at five we have the same meeting”. Owen wrote the diary; Temi drew.

## Day 1

Box arrives while everybody is at home, great excitement. Temi unpacks and reads the labels aloud. Rafe takes possession of the cardboard. It becomes a bus and will stay one for the whole week.

## Day 2

Chicken tray bake. Temi may do steps 1 and 2, which are washing and tearing, and we notice that there is no step for her after that. She stands on her stool for twenty minutes with nothing to do. Bisi makes up a job: chief of the timer.

Rafe eats the chicken, not the rest. The rest is touching the chicken.

## Day 3

We cook the bean chilli. The card says mild. It isn't, not for a four-year-old. We take out a portion for him before the spices, and wonder why the card doesn't say so. A line that reads *stop here for small children* would be enough.

## Day 4

Late from swimming. No box meal, fish fingers. Owen notes for the record that nobody felt bad about it.

## Day 5

Choosing next week's meals becomes a family event: Temi holds the tablet, everybody may veto once. It takes half an hour and is, says Bisi, “the nicest part of your product, and I don't think you know it is there”. They wish for two lists: what the children would eat, what the parents would eat. The third list is where both meet.

## Day 6

Fishcakes. A triumph. Rafe has three. We look for a way to say *this one, again, forever* and find only the stars. Five stars, then, but we have also given five stars to the chilli that we liked and can't cook again.

## Day 7

We count the packaging, because Temi's class is doing that at school. Forty-one pieces, thirty-four of them paper. The seven others are the small bags for sauces. Temi writes a letter about the seven bags. (Scanned, in the folder. Please, somebody answer it.)

## What we learned

1. Children want to take part past step two.
2. “Mild” means different things at four, nine and forty.
3. Choosing together is a ritual. The app treats it as a chore with a deadline.
4. A meal that worked for everybody is worth more than a new one. There is no way to ask for it again.
`,
  },
  {
    by: 'robin@larkspur.example',
    title: 'Call with Gideon Marsh, left after the second meal',
    text: `
## About the call

Gideon, 61, retired from the railway, a widower for two years. His daughter gave him the box. He was the only one of the nine who stopped during the diary; he agreed to a call of 25 minutes instead.

## The first evening

**Robin:** How did it begin?

**Gideon:** With the phone. The box came with a card that said, scan me to begin. I don't scan things. I turned the card around to see whether it also said something to people like me, and it did not. So I rang my daughter, and she told me what was in it over the telephone.

**Robin:** And the cooking?

**Gideon:** My wife cooked. I can do eggs, and a roast if nobody hurries me. The recipe was for somebody who knows what *sweat the onions* means. I looked it up in a real book.

**Robin:** Did it work?

**Gideon:** It did. I was surprised. I set the table, both sides, from habit. Then I put one plate away again. That was not your fault.

## The second evening

He cooked the second meal with his neighbour, who came to borrow a ladder and stayed. It took them two hours and they opened a bottle. “That was a good evening. But you can't send me the neighbour.”

## Why he stopped

**Robin:** What made you decide?

**Gideon:** There was a letter, well, a mail, and it said I had to choose by Friday or somebody chooses for me. I don't care to have a deadline for my dinner. I had forty years of timetables.

**Robin:** What if there were none? If the same box simply came again?

**Gideon:** With the pie? Then yes. I would take the pie every week until I am dead.

## Things to remember

- No path without a phone: the printed card leads only to the app.
- Words of the kitchen are not explained: sweat, fold, season to taste, *until done*.
- A meal for two, eaten by one: he froze the other half and labelled it with the name of the dish and “G. & nobody”.
- He would cook with others. He asked whether we know of a group nearby.

## Impressions

We look for reasons in the product, and with Gideon most of it is not there. But three things are: the scan, the words, the Friday. All three also appear with people who stayed. He is the one who said them plainly.
`,
  },
];
