import type { Client } from 'urql';
import { pairTranscripts } from '#domain/files/pair-transcripts.ts';
import { extensionOf } from '#domain/files/file-name.ts';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import { broughtTables } from '#web/kit/files/brought-table.ts';
import { FileDocument, ImportTranscriptDocument } from '../files.gen.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { UploadOwner } from './upload-item.ts';
import { addUploads } from './upload-list.ts';

/** Each file becomes a note of the project, but for a transcript, which goes into the note of its recording. */
export function addAsNotes(client: Client, projectId: string, files: readonly File[]): void {
  const owner: UploadOwner = { type: 'PROJECT', id: projectId, asNote: true };
  const [first, ...more] = files;
  // Its rows are what somebody who drops a table alone is likely to want.
  if (first && more.length === 0 && isTable(first.name))
    return broughtTables.set({ projectId, file: first, addAsNote: () => addUploads([first], owner) });
  const { pairs, others } = pairTranscripts(files);
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

function isTable(name: string): boolean {
  const isText = extensionOf(name) === 'txt';
  return !isText && tableKindOf(name).ok;
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
