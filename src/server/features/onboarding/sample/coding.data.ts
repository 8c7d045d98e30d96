import type { TagColorName } from '#domain/tags/tag-colors.ts';
import type { TagSentiment } from '#domain/tags/sentiments.ts';

export type SampleTag = {
  readonly title: string;
  readonly description?: string;
  readonly sentiment?: TagSentiment;
};
export type SampleGroup = {
  readonly title: string;
  readonly color: TagColorName;
  readonly tags: readonly SampleTag[];
};
/** Words of a note and the tags somebody put on them. */
export type SampleHighlight = readonly [words: string, ...tags: string[]];

/** Words of a note that nobody has marked yet, why they may matter, and the tags that fit. */
export type SampleSuggestion = {
  readonly words: string;
  readonly reason: string;
  readonly tags: readonly string[];
};

/** By the title of the note. */
export const sampleSuggestions: Readonly<Record<string, readonly SampleSuggestion[]>> = {
  'Ride-along with Yusuf Demir, Tuesday round north': [
    {
      words: 'He may not. He does.',
      reason: 'Something is done for a customer that no rule asks for.',
      tags: ['Small kindness'],
    },
    {
      words: 'The windows that people see do not move until one has been missed.',
      reason: 'Says when customers learn that their box is late.',
      tags: ['Late and nobody says so'],
    },
    {
      words: 'one gate code that no longer works',
      reason: 'What the delivery note says is no longer true.',
      tags: ['Note out of date'],
    },
  ],
};

/** The codebook of each project. */
export const sampleCodebooks: Readonly<Record<string, readonly SampleGroup[]>> = {
  'Why people pause their box': [
    {
      title: 'Reasons',
      color: 'red',
      tags: [
        {
          title: 'Food waste',
          description: 'Guilt about what is thrown away, or fear of it.',
          sentiment: 'negative',
        },
        {
          title: 'Money',
          description: 'The price in their head, also when they can pay it.',
          sentiment: 'negative',
        },
        { title: 'Late delivery', sentiment: 'negative' },
        { title: 'Life changed', description: 'Children, work, health. Not the product.' },
      ],
    },
    {
      title: 'Looking for a way',
      color: 'blue',
      tags: [
        { title: 'Pause taken for a skip', sentiment: 'negative' },
        { title: 'Hard to find', description: 'It exists and they did not see it.', sentiment: 'negative' },
        { title: 'Coming back' },
      ],
    },
    {
      title: 'What they ask for',
      color: 'green',
      tags: [
        { title: 'Ask me first', description: 'A question before the box is packed.' },
        { title: 'The same meal again' },
        { title: 'What they miss', sentiment: 'positive' },
      ],
    },
  ],
  'First week with Larkspur': [
    {
      title: 'Cooking',
      color: 'orange',
      tags: [
        { title: 'Takes longer', sentiment: 'negative' },
        { title: 'Recipe card', description: 'Its words, its pictures, its order.', sentiment: 'mixed' },
        { title: 'Pride', sentiment: 'positive' },
      ],
    },
    {
      title: 'Choosing',
      color: 'violet',
      tags: [
        { title: 'Deadline', sentiment: 'negative' },
        { title: 'Choosing together', sentiment: 'positive' },
        { title: 'The same meal again' },
      ],
    },
  ],
  'Delivery day': [
    {
      title: 'On the road',
      color: 'teal',
      tags: [
        { title: 'Late and nobody says so', sentiment: 'negative' },
        { title: 'Device in the way', sentiment: 'negative' },
        { title: 'Small kindness', sentiment: 'positive' },
      ],
    },
    {
      title: 'At the door',
      color: 'pink',
      tags: [
        { title: 'Note out of date' },
        { title: 'Reads as own fault', sentiment: 'negative' },
        {
          title: 'Told it was done',
          description: 'The app confirms what no longer can happen.',
          sentiment: 'negative',
        },
      ],
    },
  ],
};

/** By the title of the note. */
export const sampleHighlights: Readonly<Record<string, readonly SampleHighlight[]>> = {
  'Interview with Dalia Ferreira, paused after five months': [
    ['if another box comes on Tuesday I will be the person who throws food away every week', 'Food waste'],
    ['the box just kept coming. Nobody asked whether we wanted it', 'Ask me first', 'Life changed'],
    ['A message on Friday. “Are you hungry next week?” Yes or no, with my thumb.', 'Ask me first'],
    ["I didn't want another day, I wanted no day", 'Pause taken for a skip', 'Hard to find'],
    ["I simply didn't decide to start again", 'Coming back'],
    ['Not having to think on the way home', 'What they miss'],
    ['That is behind the picture? I thought that was just a picture.', 'Hard to find'],
  ],
  'Interview with Marcus Oyelaran, paused twice': [
    ['Summer was travel', 'Life changed'],
    ['Rent went up by ninety and I went through everything that leaves my account by itself', 'Money'],
    ['Forty-two pounds on a Tuesday is not fine, and it is the same thing', 'Money'],
    ['it felt like starting over with somebody who had forgotten me', 'Coming back'],
    ['Just wake me when I am home again', 'Ask me first', 'Coming back'],
  ],
  'Interview with Hanneke Visser, paused after her children moved out': [
    ['I stood there with coriander for four', 'Life changed', 'Food waste'],
    ['that is not for us, that is for people who begin', 'Life changed'],
    ['In three years you never once sent me the lentil thing a second time', 'The same meal again'],
    ["Very much. I just don't pay you any more.", 'What they miss'],
  ],
  'Interview with Petr and Lenka Dvořák, paused over deliveries': [
    ['At eight there was nothing, at nine a message that it comes tomorrow', 'Late delivery'],
    ['The fish was warm', 'Late delivery', 'Food waste'],
    ['Nobody asked about the fourth time. For you, I think, the problem had stopped.', 'Ask me first'],
    ['I have green days. Bring it on a green day.', 'Ask me first'],
  ],
  'Diary of Sunniva Haugen, days 1 to 7': [
    ['It was fifty-five, and I am not slow', 'Takes longer'],
    ['There are six pictures and eight steps, so I left something out', 'Recipe card'],
    ["I haven't even cooked the third one!", 'Deadline'],
    ['I like who I am when I cook', 'Pride'],
  ],
  'Diary of the Adeyemi-Clarke family, days 1 to 7': [
    ['there is no step for her after that', 'Recipe card'],
    ["the nicest part of your product, and I don't think you know it is there", 'Choosing together'],
    ['A meal that worked for everybody is worth more than a new one', 'The same meal again'],
  ],
  'Call with Gideon Marsh, left after the second meal': [
    ["I don't care to have a deadline for my dinner", 'Deadline'],
    ['I would take the pie every week until I am dead', 'The same meal again'],
    ['I looked it up in a real book', 'Recipe card'],
  ],
  'Ride-along with Yusuf Demir, Tuesday round north': [
    ['After five it thinks I can fly', 'Late and nobody says so'],
    ['But I have no button for late', 'Late and nobody says so', 'Device in the way'],
    ['With a picture nobody writes to you. Without one it is my word.', 'Small kindness'],
  ],
  'Calls with people who missed a delivery': [
    ['I would have given you the code if somebody had asked', 'Note out of date'],
    ['which she read as something she had done wrong', 'Reads as own fault'],
    ['All six read unsuccessful as their own fault at first', 'Reads as own fault'],
  ],
  'Support tickets about deliveries, September and October': [
    [
      'The little van on the map has been standing in the river for forty minutes.',
      'Late and nobody says so',
    ],
    [
      "If it is too late, then say that it is too late. Don't say Done with a green tick.",
      'Told it was done',
    ],
  ],
};
