import { useState } from 'react';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { CreateImportDocument } from './imports.gen.ts';
import { sendTable } from './send-table.ts';
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
  const [isSending, setSending] = useState(false);
  const create = useCommand(CreateImportDocument, { onRefused: setError });

  async function send(file: File | undefined) {
    setError(null);
    if (!file) return;
    const kind = tableKindOf(file.name);
    if (!kind.ok) return setError(kind.message);
    setSending(true);
    try {
      const made = await create.run({ input: { target, projectId, fileName: file.name } });
      if (!made) return;
      await sendTable(made.createImport.id, file);
      onReady(made.createImport.id);
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setSending(false);
    }
  }

  return (
    <section className={classes.narrow}>
      <p className={classes.hint}>{hints[target]}</p>
      <label className={classes.drop}>
        <span>Choose a .csv, .tsv or .xlsx file</span>
        <input
          type="file"
          accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm"
          aria-label="Table file"
          data-autofocus
          disabled={isSending}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </label>
      <FormError message={error} />
      {isSending && <output>Reading the file…</output>}
    </section>
  );
}
