import { useEffect } from 'react';
import { useClient } from 'urql';
import type { BulkImportStateFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useStore } from '#web/ui/store.ts';
import {
  CancelBulkImportDocument,
  RetryBulkImportDocument,
  UndoBulkImportDocument,
} from './bulk-imports.gen.ts';
import { ContinueFolder } from './continue-folder.tsx';
import { FileList } from './file-list.tsx';
import { hasFolder, sendFolder, sendings, stopSending } from './sendings.ts';
import classes from './bulk-imports.module.css';

const everyMs = 1000;

export type ImportProgressProps = { made: BulkImportStateFragment; onLook: () => void };

/** How far an import is, and what became of it. */
export function ImportProgress({ made, onLook }: ImportProgressProps) {
  const isWorking = made.status === 'RUNNING';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(onLook, everyMs);
    return () => clearInterval(timer);
  }, [isWorking, onLook]);
  return (
    <>
      <section className={classes.part} aria-label="Import">
        <h2>{made.name}</h2>
        {isWorking ? <Running made={made} /> : <Ended made={made} />}
      </section>
      <FileList made={made} isWorking={isWorking} />
    </>
  );
}

function Running({ made }: { made: BulkImportStateFragment }) {
  const cancel = useCommand(CancelBulkImportDocument);
  const isSending = useStore(sendings).has(made.id);
  const { counts } = made;
  const isStill = made.source === 'FOLDER' && !isSending && counts.waiting > 0;
  return (
    <>
      <output>
        Imported {counts.imported.toLocaleString('en')} of {countLabel(counts.total - counts.skipped, 'file')}
        {counts.failed > 0 && `, ${counts.failed.toLocaleString('en')} failed`}
      </output>
      <ProgressBar label="Import" value={made.progress} isLost={isStill} />
      {isStill && <ContinueFolder importId={made.id} waiting={counts.waiting} />}
      <div className={classes.actions}>
        <Button
          busy={cancel.busy}
          onClick={() => {
            stopSending(made.id);
            void cancel.run({ id: made.id });
          }}
        >
          Cancel import
        </Button>
      </div>
      <p className={classes.hint}>
        {made.source === 'ARCHIVE' || counts.waiting === 0
          ? 'You can close this page. The import continues in the background.'
          : 'Keep this tab open while files are uploaded.'}
      </p>
    </>
  );
}

function Ended({ made }: { made: BulkImportStateFragment }) {
  const client = useClient();
  const retry = useCommand(RetryBulkImportDocument);
  const undo = useCommand(UndoBulkImportDocument);
  const { id, counts, status } = made;
  const left = counts.failed + counts.cancelled + counts.waiting + counts.uploaded;
  const isUndone = status === 'UNDONE';

  async function again() {
    if ((await retry.run({ id })) && hasFolder(id)) void sendFolder(client, id);
  }

  return (
    <>
      <output>{resultOf(made)}</output>
      {status === 'FAILED' && <FormError message={made.error ?? 'The import stopped.'} />}
      <div className={classes.actions}>
        {!isUndone && made.projectId !== null && (
          <Link to="projectNotes" params={{ projectId: made.projectId }} className={buttonClass('primary')}>
            Open project
          </Link>
        )}
        {!isUndone && made.folderId !== null && (
          <Link to="folder" params={{ projectCategoryId: made.folderId }} className={buttonClass('primary')}>
            Open folder
          </Link>
        )}
        {!isUndone && left > 0 && (
          <Button busy={retry.busy} onClick={() => void again()}>
            Retry {countLabel(left, 'file')}
          </Button>
        )}
        {!isUndone && (
          <Button busy={undo.busy} onClick={() => void undo.run({ id })}>
            Undo import
          </Button>
        )}
        <Link to="settingsBulkImport" className={buttonClass('default')}>
          Import more files
        </Link>
      </div>
    </>
  );
}

function resultOf({ status, counts }: BulkImportStateFragment): string {
  if (status === 'UNDONE') return 'Import undone. What it created is in the trash for 30 days.';
  const parts = [`Imported ${countLabel(counts.imported, 'file')}`];
  if (counts.skipped > 0) parts.push(`skipped ${counts.skipped.toLocaleString('en')}`);
  if (counts.failed > 0) parts.push(`${counts.failed.toLocaleString('en')} failed`);
  const done = parts.join(', ');
  return status === 'CANCELLED' ? `${done} before it was cancelled` : done;
}
