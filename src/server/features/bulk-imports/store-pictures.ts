import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import { sourceKey, storeFile, type WholeFile } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { PagePicture } from './archive/unpack-pictures.ts';

/** Each under the id that the reader of the page looks for. What is no picture by its bytes is left out. */
export async function storePictures(
  services: JobServices,
  ctx: Ctx,
  pageId: string,
  pictures: readonly PagePicture[],
): Promise<(WholeFile & { id: string })[]> {
  const stored: (WholeFile & { id: string })[] = [];
  for (const { called, path, file } of pictures) {
    const id = derivedGuid(pageId, called);
    const found = await storeFile(services, ctx, { id, name: cleanFileName(path), path: file }).catch(
      (error: unknown) => {
        if (!(error instanceof UnprocessableContent)) throw error;
        return undefined;
      },
    );
    if (found?.type === 'IMAGE') stored.push({ ...found, id });
    else if (found) await services.storage.remove(sourceKey(ctx.workspace.id, id));
  }
  return stored;
}
