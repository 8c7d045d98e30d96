import { IconMessageCircleFilled } from '@tabler/icons-react';
import { cutText } from '#domain/text/cut-text.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { Playback } from './playback.ts';
import type { TimelineComment } from './timeline-mark.ts';
import classes from './player.module.css';

export type TimelineCommentsProps = {
  comments: readonly TimelineComment[];
  playback: Playback;
  duration: number;
  onOpen: (threadId: string) => void;
};

const longest = 140;

/** Where people commented. Pointed at or focused, each says what was written; pressed, it opens. */
export function TimelineComments({ comments, playback, duration, onOpen }: TimelineCommentsProps) {
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0);
  return (
    <ul className={classes.comments} aria-label="Comments">
      {comments.map(({ id, at, author, text, count }) => {
        const more = count > 1 ? ` (${countLabel(count, 'comment')})` : '';
        const said = `${author === '' ? '' : `${author}: `}${cutText(text, longest)}${more}`;
        return (
          <li key={id} style={{ left: `${share(at)}%` }}>
            <Tooltip label={said} side="top">
              <button
                type="button"
                aria-label={`Comment at ${formatTime(at)}: ${said}`}
                onClick={() => {
                  playback.seek(at);
                  onOpen(id);
                }}
              >
                <IconMessageCircleFilled size={14} aria-hidden />
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
