import { useState, type ReactNode } from 'react';
import { can } from '#domain/access/can.ts';
import type { AudioVideoTab } from '#domain/media/reel-layouts.ts';
import type { Captions } from '#web/kit/player/captions.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { Player } from '#web/kit/player/player.tsx';
import type { TimelineComment, TimelineMark, TimelineRange } from '#web/kit/player/timeline-mark.ts';
import type { Trim } from '#web/kit/player/timeline-marks.tsx';
import { useAsViewer } from '#web/features/members/index.ts';
import { useRedactedParts } from '#web/features/redactions/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ProcessFileDocument } from '../files.gen.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { DownloadLink } from './file-card.tsx';
import { RecordingState } from './recording-state.tsx';

export type RecordingProps = {
  file: LoadedFile;
  captions?: Captions | null;
  /** Marks on the timeline. */
  marks?: readonly TimelineMark[];
  /** Highlights what was just heard; null where nothing may be. */
  onMark?: (() => void) | null;
  /** Moves the ends of a highlight; null where nothing may be changed. */
  onTrim?: Trim | null;
  /** Null where nobody can comment. */
  onComment?: ((time: number) => void) | null;
  /** On the timeline; without `onOpenComment` they are not shown. */
  comments?: readonly TimelineComment[];
  onOpenComment?: ((threadId: string) => void) | null;
  /** A range that is being marked on the timeline; without `onRange` none can be. */
  range?: TimelineRange | null;
  onRange?: ((range: TimelineRange) => void) | null;
  /** What is played, as the document says. */
  tab?: AudioVideoTab;
  /** Writes the choice down; without it the choice holds for as long as the player is shown. */
  onTab?: ((tab: AudioVideoTab) => void) | null;
  /** The way to its redactions while it can't be played. */
  redact?: ReactNode;
  /** Below the controls. */
  children?: ReactNode;
};

const noMarks: readonly TimelineMark[] = [];
const noComments: readonly TimelineComment[] = [];

/** The player, or how far its making is. */
export function Recording({
  file,
  captions = null,
  marks = noMarks,
  onMark = null,
  onTrim = null,
  onComment = null,
  comments = noComments,
  onOpenComment = null,
  range = null,
  onRange = null,
  tab = 'Original',
  onTab = null,
  redact = null,
  children,
}: RecordingProps) {
  const viewer = useAsViewer();
  const [chosen, choose] = useState<AudioVideoTab | null>(null);
  const mayChange = can(viewer, 'file.upload', { level: file.viewerLevel }).allowed;
  const again = useCommand(ProcessFileDocument);
  const { id, media } = file;
  const redacted = useRedactedParts(id);
  if (media?.streamUrl == null) return <RecordingState file={file} redact={redact} />;
  return (
    <>
      {media.isEarlier && <EarlierNotice file={file} />}
      <Player
        download={<DownloadLink file={file} />}
        key={id}
        file={file}
        media={media}
        captions={captions}
        marks={marks}
        onMark={onMark}
        onTrim={onTrim}
        onComment={onComment}
        comments={comments}
        onOpenComment={onOpenComment}
        redacted={redacted}
        range={range}
        onRange={onRange}
        tab={onTab ? tab : (chosen ?? tab)}
        onTab={onTab ?? choose}
        onPrepare={mayChange ? () => void again.run({ id }) : null}
      >
        {children}
      </Player>
    </>
  );
}
