import { IconDownload } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './export-media.module.css';
import { CancelMediaExportDocument, MediaExportDocument } from './media-exports.gen.ts';

type ExportProgressProps = { id: string; onAgain: () => void; onClose: () => void };

/** It goes on without the dialog; closing it only hides it. */
export function ExportProgress({ id, onAgain, onClose }: ExportProgressProps) {
  const [{ data }] = useQuery({ query: MediaExportDocument, variables: { id } });
  const cancel = useCommand(CancelMediaExportDocument);
  const media = data?.mediaExport;
  if (!media || media.status === 'WAITING') {
    return (
      <>
        <output className={classes.lead}>{media?.doing || 'Waiting to start'}</output>
        <ProgressBar label="Export" value={media?.progress ?? 0} />
        <DialogActions>
          <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
            Cancel the export
          </Button>
        </DialogActions>
      </>
    );
  }
  if (media.status !== 'COMPLETE') {
    return (
      <>
        <FormError message={media.error ?? 'The export failed'} />
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onAgain}>
            Try again
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <output className={classes.lead}>
        {media.filename}.mp4 is ready. It can be downloaded for 7 days.
      </output>
      <DialogActions>
        {media.captionsUrl !== null && (
          <a className={buttonClass('default')} href={media.captionsUrl} download>
            Captions
          </a>
        )}
        <a className={buttonClass('primary')} href={media.downloadUrl ?? ''} download data-autofocus>
          <IconDownload size={16} aria-hidden />
          Download
        </a>
      </DialogActions>
    </>
  );
}
