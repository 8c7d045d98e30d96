import sharp from 'sharp';

// Runs in a child process: see render-logo.ts.
sharp.concurrency(1);
sharp.cache(false);

const pixelLimit = 40_000_000;
const most = { width: 512, height: 256 };

/** Pixels alone come out: no script of a drawing, no place where a photo was taken. Mail programs all show PNG. */
export function decode(source: Uint8Array): Promise<Buffer> {
  return sharp(source, { limitInputPixels: pixelLimit, failOn: 'error' })
    .rotate()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
