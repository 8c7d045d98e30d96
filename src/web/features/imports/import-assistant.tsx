import { useState } from 'react';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import classes from './import-assistant.module.css';
import type { TablePlace } from './use-send-table.ts';

export type ImportAssistantProps = TablePlace & {
  /** A table that was sent already: its columns are chosen first. */
  importId?: string;
  onClose: () => void;
};

type Step = { at: 'file' } | { at: 'columns'; id: string } | { at: 'rows'; id: string };

const titles: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Import notes from a table',
  CONTACTS: 'Import contacts',
  DATA_POINTS: 'Import data points from a table',
  TAGS: 'Import tags from a table',
  FIELDS: 'Import fields from a table',
};

/** From a file to rows, in three steps. Once it runs, it goes on without the window. */
export function ImportAssistantDialog({
  target,
  holderId,
  fieldOwner,
  importId,
  onClose,
}: ImportAssistantProps) {
  const [step, setStep] = useState<Step>(
    importId === undefined ? { at: 'file' } : { at: 'columns', id: importId },
  );
  const again = () => setStep({ at: 'file' });
  return (
    <FullScreenDialog title={titles[target]} onClose={onClose}>
      <div className={classes.page}>
        {step.at === 'file' && (
          <ChooseFile
            target={target}
            holderId={holderId}
            fieldOwner={fieldOwner}
            onReady={(id) => setStep({ at: 'columns', id })}
          />
        )}
        {step.at === 'columns' && (
          <ChooseColumns
            id={step.id}
            target={target}
            projectId={target === 'NOTES' ? holderId : null}
            onBack={again}
            onStarted={() => setStep({ at: 'rows', id: step.id })}
          />
        )}
        {step.at === 'rows' && <ImportProgress id={step.id} onAgain={again} onClose={onClose} />}
      </div>
    </FullScreenDialog>
  );
}
