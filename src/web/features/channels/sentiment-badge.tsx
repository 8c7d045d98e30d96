import type { Sentiment } from '#web/lib/graphql.gen.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

export const sentimentLabels: Readonly<Record<Sentiment, string>> = {
  POSITIVE: 'Positive',
  NEUTRAL: 'Neutral',
  NEGATIVE: 'Negative',
};

const tones: Readonly<Record<Sentiment, BadgeTone>> = {
  POSITIVE: 'success',
  NEUTRAL: 'neutral',
  NEGATIVE: 'danger',
};

export function SentimentBadge({ sentiment }: { sentiment: Sentiment | null }) {
  return sentiment && <Badge tone={tones[sentiment]}>{sentimentLabels[sentiment]}</Badge>;
}
