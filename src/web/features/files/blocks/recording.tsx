import { IconAlertTriangle, IconLoader2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { can } from '#domain/access/can.ts';
import type { AudioVideoTab } from '#domain/media/reel-layouts.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { DownloadLink, iconOf } from './file-card.tsx';
import { Row } from './file-gate.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { CancelProcessingDocument, ProcessFileDocument } from '../files.gen.ts';
import type { Captions } from '#web/kit/player/captions.ts';
import { Player } from '#web/kit/player/player.tsx';
import type { Trim } from '#web/kit/player/timeline-marks.tsx';
import type { TimelineComment, TimelineMark } from '#web/kit/player/timeline-mark.ts';
import classes from '#web/kit/player/player.module.css';

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
  /** What is played, as the document says. */
  tab?: AudioVideoTab;
  /** Writes the choice down; without it the choice holds for as long as the player is shown. */
  onTab?: ((tab: AudioVideoTab) => void) | null;
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
  tab = 'Original',
  onTab = null,
  children,
}: RecordingProps) {
  const viewer = useAsViewer();
  const [chosen, choose] = useState<AudioVideoTab | null>(null);
  const mayChange = can(viewer, 'file.upload', { level: file.viewerLevel }).allowed;
  const cancel = useCommand(CancelProcessingDocument);
  const again = useCommand(ProcessFileDocument);
  const { id, name, processing, media } = file;
  if (media?.streamUrl != null) {
    return (
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
        tab={onTab ? tab : (chosen ?? tab)}
        onTab={onTab ?? choose}
      >
        {children}
      </Player>
    );
  }
  if (processing === 'WAITING' || processing === 'PROGRESSING' || processing === 'NONE') {
    const doing = file.doing === '' ? 'Waiting to start' : file.doing;
    return (
      <Row
        icon={<IconLoader2 size={20} className={classes.turning} />}
        title={name}
        note={
          <output>
            {doing}
            {processing === 'PROGRESSING' && `, ${Math.round(file.progress * 100)}%`}
          </output>
        }
      >
        <span className={classes.progress}>
          <ProgressBar label={`Preparing ${name}`} value={file.progress} />
        </span>
        {mayChange && processing !== 'NONE' && (
          <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
            Cancel
          </Button>
        )}
      </Row>
    );
  }
  return (
    <Row
      icon={processing === 'ERROR' ? <IconAlertTriangle size={20} /> : iconOf(file, 20)}
      title={name}
      note={file.processingError ?? 'The preparation was cancelled'}
      isProblem={processing === 'ERROR'}
    >
      {mayChange && (
        <Button busy={again.busy} onClick={() => void again.run({ id })}>
          Try again
        </Button>
      )}
      <DownloadLink file={file} />
    </Row>
  );
}
