import sharp from 'sharp';
import { pixelLimit } from './image-limits.ts';

// Runs in a child process: see decode-picture.ts.
sharp.concurrency(1);
sharp.cache(false);

export type ImageSize = { readonly width: number | undefined; readonly height: number | undefined };
/** Word opens no WebP. */
export type PictureFormat = 'webp' | 'jpeg';
export type PictureTask =
  | { readonly kind: 'measure'; readonly path: string }
  | ({
      readonly kind: 'render';
      readonly source: string | Uint8Array;
      readonly format: PictureFormat;
    } & ImageSize);

export async function decode(task: PictureTask): Promise<unknown> {
  return task.kind === 'measure' ? measure(task.path) : render(task);
}

/** The size and the main color, to hold the place of a picture that still loads. */
async function measure(path: string): Promise<{ width: number; height: number; color: string }> {
  const { width, height } = await sharp(path, { limitInputPixels: pixelLimit }).metadata();
  if (width * height > pixelLimit) throw new Error('Too many pixels');
  const { dominant } = await sharp(path, { limitInputPixels: pixelLimit }).resize(64, 64).stats();
  const color = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
  return { width, height, color: `#${color}` };
}

function render(task: Extract<PictureTask, { kind: 'render' }>): Promise<Buffer> {
  const { source, width, height, format } = task;
  const picture = sharp(source, { limitInputPixels: pixelLimit, failOn: 'error' })
    .rotate()
    .resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      fit: 'inside',
      withoutEnlargement: true,
    });
  return format === 'webp'
    ? picture.webp({ quality: 82 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer();
}
