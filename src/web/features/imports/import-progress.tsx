import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { ImportStateFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ImportResult } from './import-result.tsx';
import { CancelImportDocument, TableImportDocument, UndoImportDocument } from './imports.gen.ts';
import classes from './import-assistant.module.css';

const everyMs = 1000;

export type ImportProgressProps = { id: string; onAgain?: () => void; onClose: () => void };

/** How far an import is, and what became of its rows. */
export function ImportProgress({ id, onAgain, onClose }: ImportProgressProps) {
  const [{ data }, look] = useQuery({ query: TableImportDocument, variables: { id } });
  const cancel = useCommand(CancelImportDocument);
  const undo = useCommand(UndoImportDocument);
  const table = data?.tableImport;
  const isWorking = !table || table.status === 'RUNNING' || table.status === 'UNDOING';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), everyMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);

  if (isWorking) {
    return (
      <section className={classes.narrow}>
        <output>{working(table)}</output>
        <ProgressBar label="Import" value={table?.progress ?? 0} />
        {table?.status === 'RUNNING' && (
          <div className={classes.actions}>
            <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
              Cancel import
            </Button>
          </div>
        )}
        <p className={classes.hint}>
          You can close this window. The import continues in the background, and is listed under{' '}
          <Link to="settingsBulkImport" onClick={onClose}>
            Imports
          </Link>{' '}
          in the settings.
        </p>
      </section>
    );
  }
  const mayUndo = table.status !== 'UNDONE' && table.createdCount + table.updatedCount > 0;
  return (
    <section className={classes.narrow}>
      <ImportResult table={table} />
      {table.status === 'FAILED' && <FormError message={table.error ?? 'The import stopped.'} />}
      <div className={classes.actions}>
        {mayUndo && (
          <Button busy={undo.busy} onClick={() => void undo.run({ id })}>
            Undo import
          </Button>
        )}
        {onAgain && <Button onClick={onAgain}>Import another file</Button>}
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}

function working(table: ImportStateFragment | null | undefined): string {
  if (table?.status === 'UNDOING') return 'Undoing the import…';
  const rows = table ? table.createdCount + table.updatedCount : 0;
  return rows === 0 ? 'Waiting to start…' : `${rows.toLocaleString('en')} rows imported…`;
}
