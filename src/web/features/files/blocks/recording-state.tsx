import { IconAlertTriangle, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import classes from '#web/kit/player/player.module.css';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CancelProcessingDocument, ProcessFileDocument } from '../files.gen.ts';
import { DownloadLink, iconOf } from './file-card.tsx';
import { Row } from './file-gate.tsx';
import { isPreparing, preparingText, stoppedText } from './recording-words.ts';

/** A recording that can't be played yet: how far its making is, or why it ended. */
export function RecordingState({ file, redact }: { file: LoadedFile; redact: ReactNode }) {
  const { name, processing, redacting } = file;
  const isProblem = processing === 'ERROR';
  if (!isPreparing(file)) {
    return (
      <>
        <Row
          icon={isProblem ? <IconAlertTriangle size={20} /> : iconOf(file, 20)}
          title={name}
          note={stoppedText(file)}
          isProblem={isProblem}
        >
          <ProcessingActions file={file} />
          <DownloadLink file={file} />
        </Row>
        {redact}
      </>
    );
  }
  return (
    <>
      <Row
        icon={<IconLoader2 size={20} className={classes.turning} />}
        title={name}
        note={
          <output>
            {preparingText(file)}
            {redacting && '. You can play this recording when it’s redacted.'}
          </output>
        }
      >
        <span className={classes.progress}>
          <ProgressBar label={`Preparing ${name}`} value={file.progress} />
        </span>
        <ProcessingActions file={file} />
      </Row>
      {redacting && redact}
    </>
  );
}

/** Ends what is under way, or tries what ended again. */
export function ProcessingActions({ file }: { file: LoadedFile }) {
  const { id, processing, viewerLevel } = file;
  const viewer = useAsViewer();
  const cancel = useCommand(CancelProcessingDocument);
  const again = useCommand(ProcessFileDocument);
  if (processing === 'NONE' || !can(viewer, 'file.upload', { level: viewerLevel }).allowed) return null;
  return isPreparing(file) ? (
    <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
      Cancel
    </Button>
  ) : (
    <Button busy={again.busy} onClick={() => void again.run({ id })}>
      Try again
    </Button>
  );
}
