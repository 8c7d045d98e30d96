export const tagSentiments = ['positive', 'negative', 'mixed'] as const;
export type TagSentiment = (typeof tagSentiments)[number];
