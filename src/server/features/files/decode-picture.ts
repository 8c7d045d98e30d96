import { decode as decodeAs } from '#domain/codec/codec.ts';
import { positiveInteger, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { ImageSize, PictureFormat, PictureTask } from './picture-decoder.ts';

const measured = object({ width: positiveInteger, height: positiveInteger, color: string });
/** Longer than any photo takes; a drawing that is made to take for ever ends here. */
const timeoutMs = 20_000;
const outputBytes = 50_000_000;

/** Throws UnprocessableContent for what is no picture, or one that nobody could show. */
export async function measurePicture(
  owner: string,
  path: string,
): Promise<{ width: number; height: number; color: string }> {
  try {
    return decodeAs(measured, await openPicture(owner, { kind: 'measure', path }));
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent(
      /pixel/i.test(error.message)
        ? 'This image has too many pixels'
        : 'This image is damaged and can’t be read',
    );
  }
}

export async function renderPicture(
  owner: string,
  source: string | Uint8Array,
  size: ImageSize,
  format: PictureFormat = 'webp',
): Promise<Buffer> {
  try {
    const bytes = await openPicture(owner, { kind: 'render', source, format, ...size });
    if (!(bytes instanceof Uint8Array)) throw new ProgramFailed('FAILED', 'No picture came back');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (error instanceof ProgramFailed) throw new UnprocessableContent('This image can’t be shown');
    throw error;
  }
}

function openPicture(owner: string, input: PictureTask): Promise<unknown> {
  const module = new URL('./picture-decoder.ts', import.meta.url);
  return decodeApart({ module, input, owner, lane: 'pictures', timeoutMs, outputBytes });
}
