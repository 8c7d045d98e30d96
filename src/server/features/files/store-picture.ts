import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { sourceKey } from './storage-keys.ts';
import { storeFile, type WholeFile } from './whole-file.ts';

/** Undefined, and nothing stored, for what is no picture by its bytes. */
export async function storePicture(
  services: Pick<Services, 'storage' | 'env' | 'log'>,
  ctx: Pick<Ctx, 'workspace'>,
  given: { id: string; name: string; path: string },
): Promise<WholeFile | undefined> {
  const found = await storeFile(services, ctx, given).catch((error: unknown) => {
    if (!(error instanceof UnprocessableContent)) throw error;
    return undefined;
  });
  if (found && found.type !== 'IMAGE') {
    await services.storage.remove(sourceKey(ctx.workspace.id, given.id));
    return undefined;
  }
  return found;
}
