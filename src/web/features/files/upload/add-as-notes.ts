import type { Client } from 'urql';
import { pairTranscripts } from '#domain/files/pair-transcripts.ts';
import { wishedImportOf } from '#domain/imports/wished-import.ts';
import { wishImport, type ImportProject, type ImportWish } from '#web/kit/files/import-wish.ts';
import { FileDocument, ImportTranscriptDocument } from '../files.gen.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { UploadOwner } from './upload-item.ts';
import { addUploads } from './upload-list.ts';

/**
 * Each file becomes a note of the project, but for a transcript, which goes into the note of its recording. What packs
 * or describes many things is asked about first: as one file, a ZIP archive can be neither read nor searched.
 */
export function addAsNotes(client: Client, project: ImportProject, files: readonly File[]): void {
  const owner: UploadOwner = { type: 'PROJECT', id: project.id, asNote: true };
  const wished = files.map((file) => ({ file, what: wishedImportOf(file.name, files.length === 1) }));
  wishImport(
    ...wished.flatMap(({ file, what }): ImportWish[] =>
      what === null ? [] : [{ what, project, brought: { file, addAsNote: () => addUploads([file], owner) } }],
    ),
  );
  const loose = wished.flatMap(({ file, what }) => (what === null ? [file] : []));
  const { pairs, others } = pairTranscripts(loose);
  for (const { recording, transcript } of pairs) {
    addUploads([recording], owner, {
      onDone: (fileId) =>
        void bring(client, fileId, transcript).then((isThere) => {
          // What can't be read as a transcript is kept all the same.
          if (!isThere) return addUploads([transcript], owner);
          showToast({ message: 'The transcript is in the note of its recording' });
        }),
    });
  }
  if (others.length > 0) addUploads(others, owner);
}

async function bring(client: Client, fileId: string, transcript: File): Promise<boolean> {
  const { data } = await client
    .query(FileDocument, { id: fileId }, { requestPolicy: 'network-only' })
    .toPromise();
  if (data?.file?.ownerType !== 'NOTE') return false;
  const input = { noteId: data.file.ownerId, fileId, content: await transcript.text() };
  const { error } = await client.mutation(ImportTranscriptDocument, { input }).toPromise();
  return error === undefined;
}
