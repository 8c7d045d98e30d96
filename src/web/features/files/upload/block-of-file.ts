import { contentTypeOfName, unknownContentType } from '#domain/files/content-type.ts';
import { fileTypeOf } from '#domain/files/file-types.ts';
import { isImageContentType } from '#domain/files/image-types.ts';

export type BlockJson = { type: string; attrs: Record<string, string | number | null> };

/** How a file is shown in a document before its bytes are known: by what the browser and its name say. */
export async function blockOfFile(file: File, fileId: string): Promise<BlockJson> {
  const { name, size } = file;
  const named = contentTypeOfName(name);
  const contentType = named === unknownContentType && file.type !== '' ? file.type : named;
  if (isImageContentType(contentType)) {
    const shape = await measure(file);
    return { type: 'image', attrs: { src: `/image/${fileId}`, fileId, alt: name, ...shape } };
  }
  const type = fileTypeOf(contentType);
  if (type === 'VIDEO' || type === 'AUDIO')
    return { type: 'audioVideo', attrs: { fileId, name, media: type === 'AUDIO' ? 'AUDIO' : 'AV' } };
  return { type: 'file', attrs: { fileId, name, size, contentType } };
}

/** Keeps the place of the picture while it is on its way. */
async function measure(file: File): Promise<{ width: number | null; height: number | null }> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}
