import { useState } from 'react';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { FileToRead } from '#web/kit/files/file-to-read.tsx';
import { sendBytes } from '#web/kit/files/send-bytes.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ImportList } from './import-list.tsx';
import { CreateImportDocument } from './imports.gen.ts';
import classes from './import-assistant.module.css';

export type ChooseFileProps = {
  target: ImportTarget;
  holderId: string | null;
  onReady: (importId: string) => void;
};

const hints: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Each row becomes a note. The first row names the columns.',
  CONTACTS:
    'Each row becomes a contact. The first row names the columns. Contacts with an e-mail that already exists are skipped unless you choose to update them.',
  DATA_POINTS:
    'Each row becomes a data point. The first row names the columns. What the channel has already is skipped.',
  TAGS: 'Each row becomes a tag. The first row names the columns: a title, and optionally group, description, color, role and sentiment. Tags that already exist on the board are skipped unless you choose to update them.',
};

export function ChooseFile({ target, holderId, onReady }: ChooseFileProps) {
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateImportDocument, { onRefused: setError });

  async function send(file: File) {
    const place = {
      projectId: target === 'NOTES' ? holderId : null,
      channelId: target === 'DATA_POINTS' ? holderId : null,
      boardId: target === 'TAGS' ? holderId : null,
    };
    const made = await create.run({ input: { target, ...place, fileName: file.name } });
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
      {target === 'NOTES' && holderId !== null && (
        <section className={classes.earlier} aria-label="Earlier imports">
          <h2>Earlier imports</h2>
          <ImportList projectId={holderId} />
        </section>
      )}
    </section>
  );
}
