import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { renderPicture } from './decode-picture.ts';
import type { ImageSize } from './picture-decoder.ts';

/** Sizes that are kept; what is asked for is rounded up to one, so that nobody can fill the disk with variants. */
const steps = [32, 64, 128, 256, 512, 1024, 2048, 4096];

export function readImageSize(query: { width?: string | undefined; height?: string | undefined }): ImageSize {
  return { width: readStep(query.width), height: readStep(query.height) };
}

function readStep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const asked = Number(text);
  if (!/^\d{1,5}$/.test(text) || asked === 0) throw new ValidationError('Width and height must be pixels');
  return steps.find((step) => step >= asked) ?? steps.at(-1);
}

/** Renders once for each size and keeps it beside the file; a picture that can't be kept (a full disk) is only shown. */
export async function resizeStored(
  { storage, owner }: { storage: Storage; owner: string },
  source: string,
  size: ImageSize,
): Promise<{ key: string; contentType: string } | Buffer> {
  const key = `${source}-${size.width ?? 'w'}x${size.height ?? 'h'}.webp`;
  if ((await storage.size(key)) === undefined) {
    const bytes = await storage.withPath(source, (path) => renderPicture(owner, path, size));
    const isKept = await storage.write(key, bytes).then(
      () => true,
      () => false,
    );
    if (!isKept) return bytes;
  }
  return { key, contentType: 'image/webp' };
}
