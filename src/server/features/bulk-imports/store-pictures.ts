import { cleanFileName } from '#domain/files/upload-draft.ts';
import { storePicture } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { PagePicture } from './archive/unpack-pictures.ts';
import type { ShownPicture } from './place-pictures.ts';

/** Each under the id that the reader of the page looks for. What is no picture by its bytes is left out. */
export async function storePictures(
  services: JobServices,
  ctx: Ctx,
  pageId: string,
  pictures: readonly PagePicture[],
): Promise<ShownPicture[]> {
  const stored: ShownPicture[] = [];
  for (const { called, path, file } of pictures) {
    const id = derivedGuid(pageId, called);
    const found = await storePicture(services, ctx, { id, name: cleanFileName(path), path: file });
    if (found) stored.push({ ...found, id, path });
  }
  return stored;
}
