import type { NodeJson } from '#editor/schema/document-json.ts';
import type { PlannedFile } from './planned-note.ts';

/** As what its bytes say it is: a picture that can’t be shown is a file like any other. */
export function blockOf({ id: fileId, name, type }: PlannedFile): NodeJson {
  if (type === 'IMAGE') return { type: 'image', attrs: { src: `/image/${fileId}`, fileId, alt: name } };
  if (type === 'AUDIO' || type === 'VIDEO')
    return { type: 'audioVideo', attrs: { fileId, name, media: type === 'AUDIO' ? 'AUDIO' : 'AV' } };
  return { type: 'file', attrs: { fileId, name } };
}
