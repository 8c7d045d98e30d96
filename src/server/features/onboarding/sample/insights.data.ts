import type { InsightStatus } from '#domain/insights/insight-status.ts';
import type { SampleDocument } from './sample-document.ts';

export type SampleInsight = SampleDocument & {
  readonly project: string;
  readonly status: InsightStatus;
  readonly isPublished: boolean;
};

/** What the invented team made of its notes. */
export const sampleInsights: readonly SampleInsight[] = [
  {
    project: 'Why people pause their box',
    by: 'robin@larkspur.example',
    title: 'People pause everything because they can’t find how to skip one week',
    status: 'final',
    isPublished: true,
    text: `
## What we found

Eight of the twelve people who paused had wanted to leave out a single week. They looked for it in the calendar, were offered another day instead of none, and then found **Pause** in their account. A pause has no end, so one week became three, five, ten.

> Because of one week, yes. And now it is three, because nothing reminds me. I didn't decide to stop. I simply didn't decide to start again.

## Why it matters

A skipped week comes back by itself. A pause comes back only when somebody remembers it. People who paused for one week stayed away for five and a half on average, and none of the eight had meant to leave.

## Two different pauses

| | away for a while | too much money |
|---|---|---|
| what they say | “Wake me when I am home again.” | “Fourth from the top of what leaves my account.” |
| what they need | a date on which it starts again | a smaller box, at that moment |
| what we offer | the same question for both | the same question for both |

## What we suggest

1. In the calendar, let a day be *no delivery*, beside *another day*.
2. Ask for a date when somebody pauses, and offer four weeks ahead.
3. When somebody chooses *too expensive*, show the box with two meals before the pause.

## How sure we are

Twelve interviews, all with people who paused within a month. We don't know about those who left for good. The calendar was watched over the shoulder with five of them; all five missed the skip behind the picture.
`,
  },
  {
    project: 'First week with Larkspur',
    by: 'ines@larkspur.example',
    title: 'The second box is due before the first one is eaten',
    status: 'inReview',
    isPublished: false,
    text: `
## What we found

New customers cook their three meals in seven days. We ask them to choose the next three after five. Seven of nine people in the diary study got the message before they had cooked their third meal; four of them did not choose at all, and we chose for them.

> I haven't even cooked the third one! I opened it in the lift and there were thirty-two meals. I closed it again in the lift.

## What happens then

- The choice we make ignores dislikes, although people told us about them when they signed up.
- The box that nobody chose is the one that is most often paused.
- For one family, choosing together was the best evening of the week. They had time for it because it was Sunday.

## What we suggest

Let the first choice be small: *the same again*, *surprise me without mushrooms*, *I will choose myself*. Move the deadline of the second box by two days, and see whether fewer people let it pass.

## Open questions

Is the deadline set by the suppliers or by us? Does anybody use the stars to find a meal again?
`,
  },
  {
    project: 'Delivery day',
    by: 'tomasz@larkspur.example',
    title: 'At half past four the driver knows, at eight the customer learns it',
    status: 'draft',
    isPublished: false,
    text: `
## In short

The plan for a round is made in the morning and does not change. Drivers see by mid-afternoon that they will be late and have no way to say so. Customers find out when their window has passed.

> I know at half past four. I look at the ring road and I know. But I have no button for *late*.

## What it costs

Ninety-four of 212 tickets ask *where is it?*, and 71 of these were written while the window was still open. People don't complain about being late. They want to know whether they can leave the house.

## To do before this is final

- [ ] Second ride-along, on the southern round
- [x] Sort the tickets of two months (thank you, Inês)
- [ ] Ask the depot what moving the windows would mean for the plan
- [ ] Numbers: how often is the last stop more than an hour late?
`,
  },
];
