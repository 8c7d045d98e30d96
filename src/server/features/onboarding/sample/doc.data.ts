/** An AI doc of the project “First week with Larkspur”: what its people say, word for word. */
export const sampleDoc = {
  by: 'robin@larkspur.example',
  project: 'First week with Larkspur',
  title: 'What is hard in the first week?',
  prompt: 'What makes the first week with the box hard? Which deadlines, words and steps get in the way?',
  quotes: [
    {
      note: 'Diary of Sunniva Haugen, days 1 to 7',
      speaker: 'Sunniva Haugen',
      said: [
        'It was fifty-five, and I am not slow.',
        'I have to find out which bag goes in the fridge.',
        'But I need the thing to slow down a little.',
      ],
    },
    {
      note: 'Call with Gideon Marsh, left after the second meal',
      speaker: 'Gideon Marsh',
      said: [
        'The box came with a card that said, scan me to begin.',
        "I don't care to have a deadline for my dinner.",
      ],
    },
    {
      note: 'Diary of the Adeyemi-Clarke family, days 1 to 7',
      speaker: 'Owen Clarke',
      said: ["It isn't, not for a four-year-old."],
    },
  ],
} as const;
