import { IconHighlight, IconPlayerTrackNext } from '@tabler/icons-react';
import { useState } from 'react';
import { codingOf, markMoment, MarkPart, trimHighlight } from '#web/features/highlights/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { playbackOf } from '#web/kit/player/playback.ts';
import type { Trim } from '#web/kit/player/timeline-marks.tsx';
import type { BlockProps } from './block-frame.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import classes from './blocks.module.css';

const lastSeconds = 15;

/** The seconds that were just heard. */
function justHeard(fileId: string): { start: number; end: number } {
  const { time = 0, duration = 0 } = playbackOf(fileId)?.get() ?? {};
  const end = Math.min(duration, Math.max(time, 1));
  return { start: Math.max(0, end - lastSeconds), end };
}

/** Null where nothing may be highlighted. */
export function markerOf(editor: BlockProps['editor'], file: LoadedFile, mayCode: boolean) {
  const coding = codingOf(editor);
  if (!coding || !mayCode) return null;
  const { id: fileId, mediaType } = file;
  return (part: { start: number; end: number; text: string } = { ...justHeard(fileId), text: '' }) =>
    markMoment(coding, { fileId, isVideo: mediaType === 'VIDEO', ...part });
}

/** Null where nothing may be changed. */
export function trimmerOf(
  editor: BlockProps['editor'],
  { id: fileId }: LoadedFile,
  mayCode: boolean,
): Trim | null {
  const coding = codingOf(editor);
  if (!coding || !mayCode) return null;
  return ({ id }, ends) => trimHighlight(coding, id, { fileId, ...ends });
}

type MomentBarProps = {
  file: LoadedFile;
  hasMarks: boolean;
  mark: ReturnType<typeof markerOf>;
};

/** Highlights a part without a transcript, and leads to what is highlighted. */
export function MomentBar({ file, hasMarks, mark }: MomentBarProps) {
  const [part, setPart] = useState<{ start: number; end: number } | null>(null);
  const isInNote = file.ownerType === 'NOTE';
  if (!mark && !(isInNote && hasMarks)) return null;
  return (
    <div className={classes.moments}>
      {mark && (
        <Button
          variant="quiet"
          icon={<IconHighlight size={16} />}
          onClick={() => setPart(justHeard(file.id))}
        >
          Highlight a range…
        </Button>
      )}
      {isInNote && hasMarks && (
        <Link
          to="noteReel"
          params={{ noteId: file.ownerId, fileId: file.id }}
          className={buttonClass('quiet')}
        >
          <IconPlayerTrackNext size={16} aria-hidden />
          Watch as a reel
        </Link>
      )}
      {part && mark && (
        <MarkPart
          {...part}
          duration={file.duration ?? 0}
          onMark={(marked) => mark(marked)}
          onClose={() => setPart(null)}
        />
      )}
    </div>
  );
}
