import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { renderPicture } from './decode-picture.ts';
import { visibleFiles } from './queries.ts';
import { sourceKey } from './storage-keys.ts';

export type RenderedPicture = { readonly jpeg: Buffer; readonly width: number; readonly height: number };

/** Enough for a page of paper; more would make files that no mail takes. */
const widest = 1024;
const mostBytes = 30_000_000;

/** Pictures that the person may see, as pixels that any program opens; what does not fit is left out. */
export async function renderPictures(
  ctx: Ctx,
  storage: Storage,
  ids: readonly string[],
): Promise<Map<string, RenderedPicture>> {
  const files = await visibleFiles(ctx, await ctx.reads.db())
    .select(['files.id', 'files.width', 'files.height'])
    .where(isInWorkspace(ctx.workspace.id, 'files.id', ids))
    .where('files.status', '=', 'DONE')
    .where('files.type', '=', 'IMAGE')
    .execute();
  // Pixels take seconds, in which nobody should wait for this request's place in the database.
  await ctx.reads.end();
  const pictures = new Map<string, RenderedPicture>();
  let bytes = 0;
  for (const { id, width, height } of files) {
    if (bytes > mostBytes) break;
    const jpeg = await render(ctx, storage, id);
    if (!jpeg) continue;
    bytes += jpeg.length;
    pictures.set(id, { jpeg, width: width ?? 640, height: height ?? 480 });
  }
  return pictures;
}

/** One that can't be opened is left out: the words around it are worth more than no file at all. */
async function render(ctx: Ctx, storage: Storage, id: string): Promise<Buffer | null> {
  try {
    const size = { width: widest, height: undefined };
    return await storage.withPath(sourceKey(ctx.workspace.id, id), (path) =>
      renderPicture(ctx.workspace.id, path, size, 'jpeg'),
    );
  } catch (error) {
    if (error instanceof UnprocessableContent) return null;
    throw error;
  }
}
