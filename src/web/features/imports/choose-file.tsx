import { useState } from 'react';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { FileToRead } from '#web/kit/files/file-to-read.tsx';
import { ImportList } from './import-list.tsx';
import classes from './import-assistant.module.css';
import { useSendTable, type TablePlace } from './use-send-table.ts';

export type ChooseFileProps = TablePlace & {
  onReady: (importId: string) => void;
};

const hints: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Each row becomes a note. The first row names the columns.',
  CONTACTS:
    'Each row becomes a contact. The first row names the columns. Contacts with an e-mail that already exists are skipped unless you choose to update them.',
  DATA_POINTS:
    'Each row becomes a data point. The first row names the columns; those that say more, such as a plan or a country, are kept as properties. What the channel has already is skipped.',
  TAGS: 'Each row becomes a tag. The first row names the columns: a title, and optionally group, description, color, role and sentiment. Tags that already exist on the board are skipped unless you choose to update them.',
  FIELDS:
    'Each row becomes a field. The first row names the columns: a name, and optionally type, options (between semicolons), options per answer, number format, currency symbol and what the field belongs to (note, insight, contact or project). Fields that already exist are skipped unless you choose to update them.',
};

export function ChooseFile({ target, holderId, fieldOwner, onReady }: ChooseFileProps) {
  const [error, setError] = useState<string | null>(null);
  const sendTable = useSendTable({ target, holderId, fieldOwner }, setError);

  async function send(file: File) {
    const id = await sendTable(file);
    if (id !== null) onReady(id);
  }

  return (
    <section className={classes.narrow}>
      <FileToRead
        hint={hints[target]}
        label="Choose a .csv, .tsv or .xlsx file"
        name="Table file"
        accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm"
        kindOf={tableKindOf}
        error={error}
        onError={setError}
        send={send}
      />
      {target === 'NOTES' && holderId !== null && (
        <section className={classes.earlier} aria-label="Earlier imports">
          <h2>Earlier imports</h2>
          <ImportList projectId={holderId} />
        </section>
      )}
    </section>
  );
}
