import classes from './sentiment-bar.module.css';

export type SentimentCounts = {
  readonly count: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
};

/** Which part of something is positive and which negative; the rest is neither. */
export function SentimentBar({ count, positiveCount, negativeCount }: SentimentCounts) {
  if (count === 0) return null;
  const label = `${percent(positiveCount, count)} positive, ${percent(negativeCount, count)} negative`;
  return (
    <span className={classes.bar} title={label}>
      <span className={classes.label}>{label}</span>
      <span className={classes.positive} style={{ flexGrow: positiveCount }} />
      <span style={{ flexGrow: count - positiveCount - negativeCount }} />
      <span className={classes.negative} style={{ flexGrow: negativeCount }} />
    </span>
  );
}

export function percent(part: number, whole: number): string {
  return `${Math.round((part / Math.max(1, whole)) * 100)}%`;
}
