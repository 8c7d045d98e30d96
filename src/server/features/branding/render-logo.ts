import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';

/** A picture that somebody sent, as a PNG small enough for a mail. Throws UnprocessableContent for what is no picture. */
export async function renderLogo(owner: string, source: Buffer): Promise<Buffer> {
  try {
    const png = await decodeApart({
      module: new URL('./logo-decoder.ts', import.meta.url),
      input: source,
      owner,
      lane: 'pictures',
      timeoutMs: 20_000,
      outputBytes: 1_000_000,
    });
    if (!(png instanceof Uint8Array)) throw new ProgramFailed('FAILED', 'No picture came back');
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent(
      'This file can’t be used as a logo. Choose a PNG, JPEG, SVG or WebP image.',
    );
  }
}
