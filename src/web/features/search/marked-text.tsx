import classes from './search.module.css';

type Segment = { text: string; match: boolean };

/** A text with what was searched for marked. */
export function MarkedText({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, match }, place) =>
    match ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
      <mark key={place} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
