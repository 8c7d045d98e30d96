import type { Playback } from './playback.ts';
import classes from './player.module.css';
import type { TimelinePart } from './timeline-mark.ts';

export type TimelineRedactionsProps = {
  parts: readonly TimelinePart[];
  playback: Playback;
  duration: number;
};

/** What is hidden, on a line of its own: the parts may lie over highlights. */
export function TimelineRedactions({ parts, playback, duration }: TimelineRedactionsProps) {
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0);
  return (
    <ul className={classes.marks} aria-label="Redacted parts">
      {parts.map(({ id, from, to, label }) => (
        <li
          key={id}
          className={classes.redacted}
          style={{ left: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
        >
          <button type="button" title={label} aria-label={label} onClick={() => playback.seek(from)} />
        </li>
      ))}
    </ul>
  );
}
