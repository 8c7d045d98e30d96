import { useState } from 'react';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { FileToRead } from '#web/kit/files/file-to-read.tsx';
import { sendBytes } from '#web/kit/files/send-bytes.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateImportDocument } from './imports.gen.ts';
import classes from './import-assistant.module.css';

export type ChooseFileProps = {
  target: ImportTarget;
  projectId: string | null;
  onReady: (importId: string) => void;
};

const hints: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Each row becomes a note. The first row names the columns.',
  CONTACTS:
    'Each row becomes a contact. The first row names the columns. Contacts with an e-mail that already exists are skipped unless you choose to update them.',
};

export function ChooseFile({ target, projectId, onReady }: ChooseFileProps) {
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateImportDocument, { onRefused: setError });

  async function send(file: File) {
    const made = await create.run({ input: { target, projectId, fileName: file.name } });
    if (!made) return;
    await sendBytes(`/files/imports/${made.createImport.id}`, file);
    onReady(made.createImport.id);
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
    </section>
  );
}
