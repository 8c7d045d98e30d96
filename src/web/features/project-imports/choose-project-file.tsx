import { useState } from 'react';
import { projectFileOf } from '#domain/imports/project-file.ts';
import { FileToRead } from '#web/kit/files/file-to-read.tsx';
import { takeHandedFile } from '#web/kit/files/handed-file.ts';
import { sendBytes } from '#web/kit/files/send-bytes.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { unknownExport } from '#domain/imports/recognize-tool.ts';
import { messageOf } from '#web/lib/rest.ts';
import { UnknownArchive } from './unknown-archive.tsx';
import { CreateProjectImportDocument } from './project-imports.gen.ts';

export type ChooseProjectFileProps = { projectId: string | null; onReady: (importId: string) => void };

export function ChooseProjectFile({ projectId, onReady }: ChooseProjectFileProps) {
  const [error, setError] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<File | null>(null);
  const create = useCommand(CreateProjectImportDocument, { onRefused: setError });

  async function send(file: File) {
    setUnknown(null);
    const made = await create.run({ input: { projectId, fileName: file.name } });
    if (!made) return;
    try {
      await sendBytes(`/files/project-imports/${made.createProjectImport.id}`, file);
    } catch (problem) {
      if (messageOf(problem) === unknownExport) setUnknown(file);
      throw problem;
    }
    onReady(made.createProjectImport.id);
  }

  return (
    <>
      <FileToRead
        hint="Community archives and exports from Dovetail and Notion (.zip) bring whole projects. ATLAS.ti, MAXQDA, NVivo, QualCoder and other tools export projects as .qdpx files and codebooks as .qdc files, Taguette exports projects as .sqlite3 files. The project folder of QualCoder can be packed as a .zip file."
        label="Choose a .zip, .qdpx, .qdc or .sqlite3 file"
        name="Project file"
        accept=".zip,.qdpx,.qdc,.sqlite3"
        kindOf={projectFileOf}
        error={error}
        onError={setError}
        send={send}
        takeFile={takeHandedFile}
      />
      {unknown && <UnknownArchive file={unknown} />}
    </>
  );
}
