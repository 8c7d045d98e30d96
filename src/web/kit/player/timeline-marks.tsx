import { useState } from 'react';
import { formatTime } from '#editor/transcript/format-time.ts';
import type { Playback } from './playback.ts';
import type { TimelineMark } from './timeline-mark.ts';
import { TrimHandle } from './trim-handle.tsx';
import classes from './player.module.css';

/** New ends of a mark, in seconds. */
export type Trim = (mark: TimelineMark, ends: { from: number; to: number }) => void;

export type TimelineMarksProps = {
  marks: readonly TimelineMark[];
  playback: Playback;
  duration: number;
  /** Null: the ends can't be moved. */
  onTrim: Trim | null;
};

/** What is highlighted, below the line. The one that was pressed last has handles at its ends. */
export function TimelineMarks({ marks, playback, duration, onTrim }: TimelineMarksProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [draft, setDraft] = useState<{ id: string; from: number; to: number } | null>(null);
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0);
  return (
    <ul className={classes.marks} aria-label="Highlights">
      {marks.map((mark) => {
        const { id, color, label } = mark;
        const { from, to } = draft?.id === id ? draft : mark;
        const isChosen = chosen === id && onTrim !== null;
        const finish = () => {
          setDraft(null);
          if (from !== mark.from || to !== mark.to) onTrim?.(mark, { from, to });
        };
        return (
          <li
            key={id}
            className={classes.highlight}
            data-chosen={isChosen || undefined}
            style={{ '--mark': color, left: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
          >
            <button
              type="button"
              title={label}
              aria-label={`Highlight at ${formatTime(mark.from)}: ${label}`}
              aria-pressed={chosen === id}
              onClick={() => {
                setChosen(id);
                playback.seek(mark.from);
              }}
            />
            {isChosen && (
              <>
                <TrimHandle
                  label="Start of the highlight"
                  value={from}
                  least={0}
                  most={to}
                  duration={duration}
                  onMove={(at) => setDraft({ id, from: at, to })}
                  onDone={finish}
                />
                <TrimHandle
                  label="End of the highlight"
                  value={to}
                  least={from}
                  most={duration}
                  duration={duration}
                  isEnd
                  onMove={(at) => setDraft({ id, from, to: at })}
                  onDone={finish}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
