import { IconDownload } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './export-film.module.css';
import { CancelMediaExportDocument, MediaExportDocument } from './media-exports.gen.ts';

type FilmProgressProps = { id: string; onAgain: () => void; onClose: () => void };

/** It goes on without the dialog; closing it only hides it. */
export function FilmProgress({ id, onAgain, onClose }: FilmProgressProps) {
  const [{ data }] = useQuery({ query: MediaExportDocument, variables: { id } });
  const cancel = useCommand(CancelMediaExportDocument);
  const film = data?.mediaExport;
  if (!film || film.status === 'WAITING') {
    return (
      <>
        <output className={classes.lead}>{film?.doing || 'Waiting for its turn'}</output>
        <ProgressBar label="Export" value={film?.progress ?? 0} />
        <DialogActions>
          <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
            Cancel the export
          </Button>
        </DialogActions>
      </>
    );
  }
  if (film.status !== 'COMPLETE') {
    return (
      <>
        <FormError message={film.error ?? 'The export failed'} />
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
      <output className={classes.lead}>{film.filename}.mp4 is ready. It can be downloaded for 7 days.</output>
      <DialogActions>
        {film.captionsUrl !== null && (
          <a className={buttonClass('default')} href={film.captionsUrl} download>
            Captions
          </a>
        )}
        <a className={buttonClass('primary')} href={film.downloadUrl ?? ''} download data-autofocus>
          <IconDownload size={16} aria-hidden />
          Download
        </a>
      </DialogActions>
    </>
  );
}
