import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { ProjectImportStateFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import {
  CancelProjectImportDocument,
  ProjectImportDocument,
  UndoProjectImportDocument,
} from './project-imports.gen.ts';
import classes from './import-project.module.css';

const everyMs = 1000;

export type ProjectImportProgressProps = { id: string; onAgain?: () => void; onClose: () => void };

/** How far an import is, and what became of it. */
export function ProjectImportProgress({ id, onAgain, onClose }: ProjectImportProgressProps) {
  const [{ data }, look] = useQuery({ query: ProjectImportDocument, variables: { id } });
  const cancel = useCommand(CancelProjectImportDocument);
  const made = data?.projectImport;
  const isWorking = !made || made.status === 'RUNNING';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), everyMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);
  if (!isWorking) return <Ended made={made} onClose={onClose} {...(onAgain && { onAgain })} />;
  return (
    <>
      <output>{made?.doing || 'Waiting to start…'}</output>
      <ProgressBar label="Import" value={made?.progress ?? 0} />
      <div className={classes.actions}>
        <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
          Cancel import
        </Button>
      </div>
      <p className={classes.hint}>
        You can close this window. The import continues in the background, and is listed under{' '}
        <Link to="settingsBulkImport" onClick={onClose}>
          Imports
        </Link>{' '}
        in the settings.
      </p>
    </>
  );
}

type EndedProps = { made: ProjectImportStateFragment; onAgain?: () => void; onClose: () => void };

function Ended({ made, onAgain, onClose }: EndedProps) {
  const undo = useCommand(UndoProjectImportDocument);
  const isThere = made.status === 'COMPLETE';
  return (
    <>
      <output>{resultOf(made)}</output>
      {made.status === 'FAILED' && <FormError message={made.error ?? 'The import stopped.'} />}
      {isThere && made.reports.length > 0 && (
        <Callout>
          Kept for the next export, or not imported:
          <ul className={classes.list}>
            {made.reports.map((report) => (
              <li key={report}>{report}</li>
            ))}
          </ul>
        </Callout>
      )}
      <div className={classes.actions}>
        {isThere && (
          <Button busy={undo.busy} onClick={() => void undo.run({ id: made.id })}>
            Undo import
          </Button>
        )}
        {onAgain && <Button onClick={onAgain}>Import another file</Button>}
        {isThere && made.projectId !== null && (
          <Link
            to="projectNotes"
            params={{ projectId: made.projectId }}
            className={buttonClass('primary')}
            onClick={onClose}
          >
            Open project
          </Link>
        )}
        {!isThere && (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
    </>
  );
}

function resultOf({ status, noteCount, fileName }: ProjectImportStateFragment): string {
  if (status === 'UNDONE') return 'Import undone. What it created is in the trash for 30 days.';
  if (status === 'CANCELLED') return 'Import cancelled. Nothing was imported.';
  if (status === 'FAILED') return 'Nothing was imported.';
  if (/\.zip$/i.test(fileName)) return `Imported ${countLabel(noteCount, 'note')}`;
  return noteCount === 0 ? 'Imported the codebook' : `Imported ${countLabel(noteCount, 'source')}`;
}
