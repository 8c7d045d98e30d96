import { titleOfFile } from '#domain/files/upload-draft.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { insertNote } from '#server/features/notes/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { insertWholeFile, type WholeFile } from './whole-file.ts';

type FileOfProject = WholeFile & {
  readonly id: string;
  readonly projectId: string;
  readonly createdBy: string;
};

/** For commands that have its bytes in the storage: the note that an upload of the file would have made. */
export async function insertFileAsNote(tx: TxCtx, file: FileOfProject): Promise<string> {
  const { projectId, createdBy } = file;
  const { id } = await insertNote(tx, {
    projectId,
    title: titleOfFile(file.name),
    createdBy,
    content: noteOf(file),
  });
  await insertWholeFile(tx, { ...file, owner: { type: 'note', id }, makesNote: true });
  return id;
}

/** A note that starts with its file, shown as what it is. */
export function noteOf(file: WholeFile & { readonly id: string }): DocumentJson {
  const { id: fileId, name } = file;
  if (file.type === 'IMAGE') {
    const { width, height } = file;
    const attrs = { src: `/image/${fileId}`, fileId, alt: name, width, height };
    return { type: 'doc', content: [{ type: 'image', attrs }] };
  }
  const attrs =
    file.type === 'VIDEO' || file.type === 'AUDIO'
      ? { fileId, name, media: file.type === 'AUDIO' ? 'AUDIO' : 'AV' }
      : { fileId, name, size: file.size, contentType: file.contentType };
  const type = file.type === 'VIDEO' || file.type === 'AUDIO' ? 'audioVideo' : 'file';
  return { type: 'doc', content: [{ type, attrs }, { type: 'paragraph' }] };
}
