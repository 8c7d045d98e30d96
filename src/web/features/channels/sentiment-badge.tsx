import type { Sentiment } from '#web/lib/graphql.gen.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const names = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } as const;

const lower = { POSITIVE: 'positive', NEUTRAL: 'neutral', NEGATIVE: 'negative' } as const;

const tones: Readonly<Record<Sentiment, BadgeTone>> = {
  POSITIVE: 'success',
  NEUTRAL: 'neutral',
  NEGATIVE: 'danger',
};

export function sentimentLabelOf(sentiment: Lowercase<Sentiment>): string {
  return names[sentiment];
}

export function SentimentBadge({ sentiment }: { sentiment: Sentiment | null }) {
  return sentiment && <Badge tone={tones[sentiment]}>{sentimentLabelOf(lower[sentiment])}</Badge>;
}
