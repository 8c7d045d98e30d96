import { IconBracketsContain, IconEyeOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { playbackOf } from '#web/kit/player/playback.ts';
import type { TimelineRange } from '#web/kit/player/timeline-mark.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { takeRedactions, type RedactionRange } from './redaction-asks.ts';
import classes from './redactions.module.css';
import { FileRedactionsDocument } from './redactions.gen.ts';

const Dialog = lazy(() =>
  loadChunk('redact', () => import('./redact-dialog.tsx')).then((module) => ({
    default: module.RedactDialog,
  })),
);

export type RedactBarProps = {
  file: LoadedFile;
  /** The range that is marked on the timeline; without `onRange` there is no timeline. */
  range?: TimelineRange | null;
  onRange?: ((range: TimelineRange | null) => void) | null;
};

/** Says what is hidden in a recording, and lets who may hide more. */
export function RedactBar({ file, range = null, onRange = null }: RedactBarProps) {
  const { id, duration } = file;
  const viewer = useAsViewer();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<RedactionRange | null>(null);
  const [{ data }] = useQuery({ query: FileRedactionsDocument, variables: { id } });
  const redactions = data?.file?.redactions;
  const count = redactions?.length ?? 0;
  const mayRedact =
    // Before it was ready once, its length is not known.
    duration !== null && can(viewer, 'redaction.apply', { level: file.viewerLevel }).allowed;
  useEffect(() => {
    if (!mayRedact) return undefined;
    return takeRedactions(id, (words) => {
      setAsked(words);
      setOpen(true);
    });
  }, [id, mayRedact]);
  if (!mayRedact && count === 0) return null;
  const open = (marked: RedactionRange | null) => {
    setAsked(marked);
    setOpen(true);
  };
  return (
    <div className={classes.bar}>
      <span className={classes.state}>
        {range
          ? `${formatTime(range.from)} to ${formatTime(range.to)}`
          : count > 0 &&
            `${countLabel(count, 'part')} ${file.redacting ? 'to redact' : 'redacted'} for everyone`}
      </span>
      {mayRedact && range && onRange && (
        <>
          <Button variant="primary" onClick={() => open({ start: range.from, end: range.to })}>
            Redact range…
          </Button>
          <Button onClick={() => onRange(null)}>Cancel</Button>
        </>
      )}
      {mayRedact && !range && onRange && (
        <Button
          variant="quiet"
          icon={<IconBracketsContain size={16} />}
          onClick={() => onRange(rangeAt(playbackOf(id)?.get().time ?? 0, duration))}
        >
          Mark a range
        </Button>
      )}
      {mayRedact && !range && (
        <Button variant="quiet" icon={<IconEyeOff size={16} />} onClick={() => open(null)}>
          Redact…
        </Button>
      )}
      <Suspense>
        {/* Without what is there already, applying would take it away. */}
        {isOpen && redactions && (
          <Dialog
            file={file}
            redactions={redactions}
            range={asked}
            onApplied={() => onRange?.(null)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Ten seconds from where it stands, or what is left of it. */
function rangeAt(time: number, duration: number): TimelineRange {
  const from = Math.max(0, Math.min(time, duration - 1));
  return { from, to: Math.min(from + 10, duration) };
}
