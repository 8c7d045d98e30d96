import type { SampleDocument } from './sample-document.ts';

/** Interviews of the project “Why people pause their box”. Everybody in them is invented. */
export const pauseNotes: readonly SampleDocument[] = [
  {
    by: 'robin@larkspur.example',
    title: 'Interview with Dalia Ferreira, paused after five months',
    text: `
## About the call

Dalia, 38, lives with her partner and a son of six. She works four days a week as a dental hygienist. She paused the box three weeks ago. The call took 42 minutes.

## What happened before the pause

**Robin:** Take me back to the evening when you paused. Where were you?

**Dalia:** On the sofa, phone in hand. I had just opened the fridge and seen the fennel from the week before. Still there. I felt so bad about that fennel. I thought, if another box comes on Tuesday I will be the person who throws food away every week.

**Robin:** Was that the first time?

**Dalia:** No. February was already like that. My son had chickenpox, we ate toast and soup for days, and the box just kept coming. Nobody asked whether we wanted it. I know I could have gone into the app, but when your child is ill you don't think of an app.

**Robin:** What would you have liked to happen?

**Dalia:** A message on Friday. “Are you hungry next week?” Yes or no, with my thumb. That would have been enough for me.

## Looking for a way to skip

**Robin:** Did you look for a way to leave out one week?

**Dalia:** I looked for it under Deliveries. There is the calendar, and I tapped the day, and it offered me another day. But I didn't want another day, I wanted no day. Then I found Pause under my account, and it said I could come back at any time, and I thought fine, then that.

**Robin:** So you paused everything because of one week?

**Dalia:** Because of one week, yes. And now it is three, because nothing reminds me. I didn't decide to stop. I simply didn't decide to start again.

## What she misses

- The Wednesday pasta, which her son calls “the green one”.
- Not having to think on the way home. “That was worth the money, more than the food.”
- The recipe cards. She keeps eleven of them on the fridge door and cooks from four.

## What she does now

She shops on Saturdays with a list. Two evenings a week they order in, which costs “about the same as the box, if I am honest, and we feel worse after it”.

## Impressions

She found the pause by accident and took it for a skip. Guilt about waste came before any thought of price. When I showed her where a week can be skipped, she laughed: “That is behind the picture? I thought that was just a picture.”
`,
  },
  {
    by: 'robin@larkspur.example',
    title: 'Interview with Marcus Oyelaran, paused twice',
    text: `
## About the call

Marcus, 29, shares a flat with two friends and pays for a box for two. He has paused twice in eight months, each time for about six weeks. The call took 35 minutes and he cooked while we talked.

## Two pauses, two reasons

**Robin:** You paused in summer and again in November. Are those the same story?

**Marcus:** Totally different. Summer was travel. I was away for work, then at a wedding, then at my mum's. There was no point in a box on the doorstep of an empty flat. November was money. Rent went up by ninety and I went through everything that leaves my account by itself. You were fourth from the top.

**Robin:** How did you choose what stays?

**Marcus:** Whatever I would notice the day after. Music stays, the gym went, you went. But I came back to you and not to the gym.

**Robin:** What brought you back?

**Marcus:** Honestly, a bad week of eating. Five days of noodles. And a friend said “didn't you use to cook?” That hurt a little.

## The price in his head

He thinks in evenings, not in boxes. “Seven pounds for an evening where I know what I eat and it is decent, that is fine. Forty-two pounds on a Tuesday is not fine, and it is the same thing.” He asked whether a box with two meals exists. It does; he had never seen it, because changing the size is on the page with the payment card.

## Coming back

**Robin:** Show me how you started again.

**Marcus:** I looked for the mail from when I paused. It said thanks, see you soon, and there was a button. Only the button went to the home page, and I had to sign in, and then it asked me to choose a plan as if I were new. I nearly left. I thought I had lost all my ratings.

**Robin:** Had you?

**Marcus:** No, they were all there. But for a minute it felt like starting over with somebody who had forgotten me.

## What would have kept him

- In summer: “Nothing, and that is fine. Just wake me when I am home again.” He would have given a date.
- In November: a smaller box, offered at the moment he pressed Pause.
- He doesn't want a discount. “Then I know you could have charged less all along.”

## Impressions

A pause is not one thing. The travel pause has a known end and needs a date; the money pause needs a smaller plan. We ask both the same question, “Tell us why you are leaving”, and he ticked Other both times.
`,
  },
  {
    by: 'ines@larkspur.example',
    title: 'Interview with Hanneke Visser, paused after her children moved out',
    text: `
## About the call

Hanneke, 56, taught chemistry until last year. Two children, both away at university since September. She had a family box for almost three years, the longest of everybody we spoke to. The call took 51 minutes.

## The box became too large

**Inês:** When did you notice that something had changed?

**Hanneke:** The first Tuesday in September. I carried the box in and put it on the table and there was nobody to unpack it with. My daughter always took the herbs out first and smelled them. I stood there with coriander for four.

**Inês:** And then?

**Hanneke:** I cooked it all and froze it. For three weeks we ate September. Then my husband said, kindly, that perhaps we could stop for a while.

**Inês:** Did you think about a smaller box?

**Hanneke:** I did. I went to the page and it said Couple, and there was a photograph of two people of about thirty, laughing at a wok. I know that is silly. But I thought, that is not for us, that is for people who begin. So I paused until I would know what we are now.

## Habits that stayed

She still plans her week around Tuesday. The old recipe cards are in a ring binder, sorted by vegetable, with pencil notes: less chilli, double the lemon, “Jonas ate this!”. She cooks about two a week from it and buys the ingredients at the market.

**Inês:** So Larkspur is still in your kitchen.

**Hanneke:** Very much. I just don't pay you any more. You should do something about that.

## What she would pay for

1. A box without portions: good ingredients for two or three evenings, and she decides the rest.
2. Recipes she had liked, again. “In three years you never once sent me the lentil thing a second time. I would have ordered it every month.”
3. Cooking for guests, now and then. Eight people, once, without changing what she usually gets.

## On being asked

She received our survey about the pause and did not fill it in. “It asked me what was wrong with the food. Nothing was wrong with the food.”

## Impressions

No complaint at all, and still gone for ten weeks. The change was in her life, not in the product, and the plan page spoke to somebody else. Look at the pictures on the plan page. Ask others whose household changed: new baby, separation, a parent moving in.
`,
  },
  {
    by: 'tomasz@larkspur.example',
    title: 'Interview with Petr and Lenka Dvořák, paused over deliveries',
    text: `
## About the call

Petr, 44, and Lenka, 41, live on the third floor without a lift. Both work shifts at the hospital. They paused after the fourth late delivery in two months. Both were on the call, which took 38 minutes, and they do not agree about everything.

## Four Tuesdays

**Tomasz:** Tell me about the last one.

**Lenka:** The window was from four to eight. I had swapped a shift to be at home. At eight there was nothing, at nine a message that it comes tomorrow. Tomorrow I work a double.

**Petr:** So the box stood in front of the house until midnight. The fish was warm.

**Lenka:** You ate it.

**Petr:** I ate it because it cost money.

**Tomasz:** What did you do then?

**Lenka:** I wrote to support. They were nice, they gave us ten pounds. The second time also ten pounds. The fourth time I didn't write any more, I pressed Pause.

**Petr:** Nobody asked about the fourth time. For you, I think, the problem had stopped.

## Shifts and windows

They know their shifts six weeks ahead, and every week is different. The day of the box can be changed, but only for the next one, and only until Thursday. Lenka keeps a paper calendar with red and green days. She would type all of it in once if we let her.

**Lenka:** I have green days. Bring it on a green day. It is not more difficult than that.

## Where they disagree

Petr wants to come back as soon as there is a shop or a locker where he can pick the box up. Lenka would rather wait for a driver who has a key to the hallway, as the post has. About the food they agree: better than what either of them would cook after twelve hours.

## What they tried before pausing

- Wrote “please ring twice” in the delivery note. It was printed on the label; drivers told them they don't see the label before they are at the door.
- Asked neighbours. The neighbour on the ground floor took the box twice and then asked them to stop.
- Changed to Friday, when the window is shorter. Friday was full for five weeks.

## Impressions

In our numbers this pause counts as “no reason given”. The support tickets stop before the pause, so it looks as if the problem had been solved. A missed delivery weighs more for people who have planned their sleep around it.
`,
  },
];
