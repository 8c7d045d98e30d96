export const sentiments = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof sentiments)[number];

/** Sentences that say nothing but how somebody feels. What a text is nearer to is how it sounds. */
export const sentimentExamples = {
  positive: [
    'I love it, it works great.',
    'This is excellent and I am very happy with it.',
    'Fantastic, easy to use, I would recommend it to everybody.',
    'Thank you, that was quick and helpful.',
  ],
  negative: [
    'I hate it, it does not work at all.',
    'This is terrible and I am very disappointed.',
    'Awful, broken and frustrating, a waste of money.',
    'It keeps failing, again and again.',
  ],
} as const;

/** Nearer to one side by less than this says nothing, and neither does what is far from both. */
const clearLead = 0.08;
const nearEnough = 0.15;

/** From how near a text is to the nearest example of each side. */
export function sentimentOf(positive: number, negative: number): Sentiment {
  const isFar = Math.max(positive, negative) < nearEnough;
  if (isFar || Math.abs(positive - negative) < clearLead) return 'neutral';
  return positive > negative ? 'positive' : 'negative';
}
