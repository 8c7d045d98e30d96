import { open } from 'node:fs/promises';
import type { PagePicture } from './cover-decoder.ts';

/**
 * Writes a PDF of which every page is one picture, and nothing else: no words, no names, nothing of the file it was
 * drawn from.
 */
export async function writePicturePdf(
  path: string,
  pictures: AsyncIterable<readonly PagePicture[]>,
): Promise<number> {
  const file = await open(path, 'w');
  const places: number[] = [];
  const pages: number[] = [];
  let at = 0;
  const put = async (...parts: readonly (string | Uint8Array)[]): Promise<void> => {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
      await file.write(bytes);
      at += bytes.length;
    }
  };
  const object = async (number: number, ...parts: readonly (string | Uint8Array)[]): Promise<void> => {
    places[number] = at;
    await put(`${number} 0 obj\n`, ...parts, '\nendobj\n');
  };
  try {
    await put('%PDF-1.4\n');
    let next = 3;
    for await (const some of pictures)
      for (const { width, height, across, down, jpeg } of some) {
        const [picture, drawing, page] = [next, next + 1, next + 2];
        next += 3;
        pages.push(page);
        const size = `${width.toFixed(2)} ${height.toFixed(2)}`;
        const draw = `q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} 0 0 cm /P Do Q`;
        await object(
          picture,
          `<< /Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceRGB`,
          ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
          jpeg,
          '\nendstream',
        );
        await object(drawing, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
        await object(
          page,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}]`,
          ` /Resources << /XObject << /P ${picture} 0 R >> >> /Contents ${drawing} 0 R >>`,
        );
      }
    await object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    const kids = pages.map((page) => `${page} 0 R`).join(' ');
    await object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
    const list = at;
    await put(`xref\n0 ${next}\n0000000000 65535 f \n`);
    for (let number = 1; number < next; number += 1)
      await put(`${String(places[number] ?? 0).padStart(10, '0')} 00000 n \n`);
    await put(`trailer\n<< /Size ${next} /Root 1 0 R >>\nstartxref\n${list}\n%%EOF\n`);
    return at;
  } finally {
    await file.close();
  }
}
