import type { RefiPicture } from '#domain/refi/refi-source.ts';
import { replacePictures } from '#editor/attributes/replace-pictures.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { blockOf } from './block-of.ts';
import type { PlannedFile } from './planned-note.ts';

/** Shows the files of pictures where the document names them by their guids. */
export function placePictures(
  blocks: readonly NodeJson[],
  pictures: readonly (RefiPicture & { readonly file: PlannedFile })[],
): NodeJson[] {
  if (pictures.length === 0) return [...blocks];
  const files = new Map(pictures.map(({ guid, file }) => [`/image/${guid}`, file]));
  return replacePictures(blocks, (src, node) => {
    const file = files.get(src);
    if (!file) return undefined;
    if (file.type !== 'IMAGE') return blockOf(file);
    const { id: fileId, width, height } = file;
    return { ...node, attrs: { ...node.attrs, src: `/image/${fileId}`, fileId, width, height } };
  });
}
