import { useCan } from '#web/features/members/index.ts';
import { handFile } from '#web/kit/files/handed-file.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './import-project.module.css';

/** A ZIP file that is the export of no known tool can still be imported file by file. */
export function UnknownArchive({ file }: { file: File }) {
  const may = useCan('import.bulk');

  function importFiles() {
    handFile(file);
    goTo('settingsBulkImport');
  }

  if (!may.allowed) return <p className={classes.hint}>{may.reason}.</p>;
  return (
    <div className={classes.actions}>
      <Button variant="primary" onClick={importFiles}>
        Import the files in “{file.name}”
      </Button>
    </div>
  );
}
