import { useState } from 'react';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import classes from './import-assistant.module.css';

export type ImportAssistantProps = {
  target: ImportTarget;
  /** The project, channel or tag board; null for contacts, which are the workspace’s. */
  holderId: string | null;
  onClose: () => void;
};

type Step = { at: 'file' } | { at: 'columns'; id: string } | { at: 'rows'; id: string };

const titles: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Import notes from a table',
  CONTACTS: 'Import contacts',
  DATA_POINTS: 'Import data points from a table',
  TAGS: 'Import tags from a table',
};

/** From a file to rows, in three steps. Once it runs, it goes on without the window. */
export function ImportAssistantDialog({ target, holderId, onClose }: ImportAssistantProps) {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const again = () => setStep({ at: 'file' });
  return (
    <FullScreenDialog title={titles[target]} onClose={onClose}>
      <div className={classes.page}>
        {step.at === 'file' && (
          <ChooseFile target={target} holderId={holderId} onReady={(id) => setStep({ at: 'columns', id })} />
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
