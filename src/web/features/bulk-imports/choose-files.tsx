import { IconFileZip, IconFolder } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { countLimits } from '#domain/limits/count-limits.ts';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { takeHandedFile } from '#web/kit/files/handed-file.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { AddBulkImportFilesDocument, CreateBulkImportDocument } from './bulk-imports.gen.ts';
import { folderOf, folderOfFiles, type ChosenFolder } from './chosen-folder.ts';
import { keepFolder } from './sendings.ts';
import { goToReview } from './go-to-review.ts';
import { useSendArchive } from './use-send-archive.ts';
import { useFolderDrop } from './use-folder-drop.ts';
import classes from './bulk-imports.module.css';

const filesAtOnce = 1000;
const most = countLimits.bulkImportFiles.max;

/** The first step: a folder or a ZIP file. The server lists what is in it before anything is imported. */
export function ChooseFiles({ projectId }: { projectId: string | null }) {
  const [doing, setDoing] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateBulkImportDocument, { onRefused: setError });
  const sendArchive = useSendArchive({ onRefused: setError });
  const add = useCommand(AddBulkImportFilesDocument, { onRefused: setError });

  async function listFolder({ name, files }: ChosenFolder) {
    if (files.size === 0) return setError('This folder contains no files');
    const made = await create.run({ input: { source: 'FOLDER', name } });
    if (!made) return undefined;
    const { id } = made.createBulkImport;
    const all = [...files].map(([path, { size }]) => ({ path, size }));
    for (let from = 0; from < all.length; from += filesAtOnce)
      if (!(await add.run({ id, files: all.slice(from, from + filesAtOnce) }))) return undefined;
    keepFolder(id, files);
    return goToReview(id, projectId);
  }

  async function reviewArchive(file: File) {
    const id = await sendArchive(file);
    if (id !== null) goToReview(id, projectId);
  }

  async function busyWith(what: string, work: () => Promise<void>) {
    setError(null);
    setDoing(what);
    try {
      await work();
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setDoing(null);
    }
  }

  useEffect(() => {
    const file = takeHandedFile();
    if (file) void busyWith('Uploading the ZIP file…', () => reviewArchive(file));
    // Once: it is taken by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const area = useRef<HTMLElement>(null);
  useFolderDrop(area, (found) => {
    void busyWith('Reading the folder…', async () => {
      const files = await found;
      const [only] = files;
      if (files.length === 1 && only && /\.zip$/i.test(only.file.name)) return reviewArchive(only.file);
      return listFolder(folderOf(files));
    });
  });

  return (
    <section ref={area} className={classes.drop} aria-label="Files to import">
      <p>
        Drop a folder or ZIP file here, or choose one. Recordings, transcripts (.vtt, .srt), documents, tables
        and pictures become notes. At most 10 GB and {most.toLocaleString('en')} files.
      </p>
      <div className={classes.actions}>
        <FileButton
          label="Choose folder"
          icon={<IconFolder size={16} aria-hidden />}
          isFolder
          disabled={doing !== null}
          onFiles={(files) =>
            void busyWith('Reading the folder…', async () => listFolder(folderOfFiles(files)))
          }
        />
        <FileButton
          label="Choose ZIP file"
          icon={<IconFileZip size={16} aria-hidden />}
          accept=".zip"
          disabled={doing !== null}
          onFiles={([file]) => {
            if (file) void busyWith('Uploading the ZIP file…', () => reviewArchive(file));
          }}
        />
      </div>
      <FormError message={error} />
      {doing !== null && <output>{doing}</output>}
    </section>
  );
}
