import type { ImportEntryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx';
import { ImportProgress } from './import-progress.tsx';
import classes from './import-assistant.module.css';

export type FoundTableImportProps = {
  entry: Pick<ImportEntryFieldsFragment, 'id' | 'name'>;
  onClose: () => void;
};

/** An import that was left running, or ended long ago. */
export function FoundTableImportDialog({ entry, onClose }: FoundTableImportProps) {
  return (
    <FullScreenDialog title={entry.name} onClose={onClose}>
      <div className={classes.page}>
        <ImportProgress id={entry.id} onClose={onClose} />
      </div>
    </FullScreenDialog>
  );
}
