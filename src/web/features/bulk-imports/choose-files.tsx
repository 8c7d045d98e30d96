import { IconFileZip, IconFolder } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { countLimits } from '#domain/limits/count-limits.ts';
import { takeHandedFile } from '#web/kit/files/handed-file.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { AddBulkImportFilesDocument, CreateBulkImportDocument } from './bulk-imports.gen.ts';
import { folderOf, folderOfFiles, type ChosenFolder } from './chosen-folder.ts';
import { keepFolder } from './sendings.ts';
import { useArchiveImport } from './use-archive-import.ts';
import { useFolderDrop } from './use-folder-drop.ts';
import classes from './bulk-imports.module.css';

const filesAtOnce = 1000;
const most = countLimits.bulkImportFiles.max;

/** The first step: a folder or a ZIP file. The server lists what is in it before anything is imported. */
export function ChooseFiles() {
  const [doing, setDoing] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateBulkImportDocument, { onRefused: setError });
  const sendArchive = useArchiveImport({ onRefused: setError });
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
    return goTo('settingsBulkImport', { hash: { bulkImportId: id } });
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
    if (file) void busyWith('Uploading the ZIP file…', () => sendArchive(file));
    // Once: it is taken by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const area = useRef<HTMLElement>(null);
  useFolderDrop(area, (found) => {
    void busyWith('Reading the folder…', async () => {
      const files = await found;
      const [only] = files;
      if (files.length === 1 && only && /\.zip$/i.test(only.file.name)) return sendArchive(only.file);
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
        <label className={joinClasses(buttonClass('default'), classes.choose)}>
          <IconFolder size={16} aria-hidden /> Choose folder
          <input
            type="file"
            aria-label="Choose folder"
            className={classes.input}
            disabled={doing !== null}
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            multiple
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length > 0)
                void busyWith('Reading the folder…', async () => listFolder(folderOfFiles(files)));
            }}
          />
        </label>
        <label className={joinClasses(buttonClass('default'), classes.choose)}>
          <IconFileZip size={16} aria-hidden /> Choose ZIP file
          <input
            type="file"
            accept=".zip"
            aria-label="Choose ZIP file"
            className={classes.input}
            disabled={doing !== null}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void busyWith('Uploading the ZIP file…', () => sendArchive(file));
            }}
          />
        </label>
      </div>
      <FormError message={error} />
      {doing !== null && <output>{doing}</output>}
    </section>
  );
}
