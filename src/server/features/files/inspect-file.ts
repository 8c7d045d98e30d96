import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { checkFileSize } from '#domain/files/upload-draft.ts';
import type { Services } from '#server/platform/app/services.ts';
import { scanFile } from '#server/platform/scan/scan-file.ts';
import { measurePicture } from './decode-picture.ts';
import { detectContent, type Content } from './detect-content.ts';
import type { StoredFile } from './file.ts';

export type InspectedFile = Content & {
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
};

/** What a file is by its bytes. Throws UnprocessableContent for one that is too large, infected or damaged. */
export async function inspectFile(
  { env, log }: Pick<Services, 'env' | 'log'>,
  owner: string,
  path: string,
  { name, size }: Pick<StoredFile, 'name' | 'size'>,
): Promise<InspectedFile> {
  const content = await detectContent(path, name);
  const sized = checkFileSize(content.contentType, size);
  if (!sized.ok) throw new UnprocessableContent(sized.message);
  if (env.virusScanner) {
    const verdict = await scanFile(env.virusScanner, path).catch((error: unknown) => {
      log.error({ err: error }, 'A file could not be scanned');
      throw new UnprocessableContent('This file could not be checked for viruses. Try again later.');
    });
    if (!verdict.clean) throw new UnprocessableContent(`A virus was found in this file: ${verdict.found}`);
  }
  const picture =
    content.type === 'IMAGE' ? await measurePicture(owner, path) : { width: null, height: null, color: null };
  return { ...content, ...picture };
}
