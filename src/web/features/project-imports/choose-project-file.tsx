import { useState } from 'react';
import { projectFileOf } from '#domain/imports/project-file.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { CreateProjectImportDocument } from './project-imports.gen.ts';
import { sendProject } from './send-project.ts';
import classes from './import-project.module.css';

export type ChooseProjectFileProps = { projectId: string; onReady: (importId: string) => void };

export function ChooseProjectFile({ projectId, onReady }: ChooseProjectFileProps) {
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const create = useCommand(CreateProjectImportDocument, { onRefused: setError });

  async function send(file: File | undefined) {
    setError(null);
    if (!file) return;
    const kind = projectFileOf(file.name);
    if (!kind.ok) return setError(kind.message);
    setSending(true);
    try {
      const made = await create.run({ input: { projectId, fileName: file.name } });
      if (!made) return;
      await sendProject(made.createProjectImport.id, file);
      onReady(made.createProjectImport.id);
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p className={classes.hint}>
        ATLAS.ti, MAXQDA, NVivo, QualCoder, Taguette and other tools export projects as .qdpx files and
        codebooks as .qdc files.
      </p>
      <label className={classes.drop}>
        <span>Choose a .qdpx or .qdc file</span>
        <input
          type="file"
          accept=".qdpx,.qdc"
          aria-label="Project file"
          data-autofocus
          disabled={isSending}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </label>
      <FormError message={error} />
      {isSending && <output>Reading the file…</output>}
    </>
  );
}
