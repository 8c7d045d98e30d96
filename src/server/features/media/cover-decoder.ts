import { readFileSync } from 'node:fs';
import { openPdf } from '#server/platform/programs/open-pdf.ts';
import { drawPage } from './draw-page.ts';

// Runs in a child process: see cover-pdf.ts.
export type CoverArea = {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type CoverTask = {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly covers: readonly CoverArea[];
  readonly mostAcross: number;
};
/** A picture of a page; its size in points is that of the page. */
export type PagePicture = {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
  readonly jpeg: Uint8Array;
};

/** So many pixels for a point: small print stays legible. */
const sharpness = 2;
/** Letters reach over the place where their line is. */
const margin = 0.004;

export async function decode({ path, from, to, covers, mostAcross }: CoverTask): Promise<PagePicture[]> {
  const { document, close } = await openPdf(readFileSync(path));
  const pictures: PagePicture[] = [];
  for (let page = from; page <= Math.min(to, document.numPages); page += 1) {
    const { width } = (await document.getPage(page)).getViewport({ scale: 1 });
    const canvas = await drawPage(document, page, Math.min(mostAcross, Math.ceil(width * sharpness)));
    const { width: across, height: down } = canvas;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#000000';
    for (const area of covers.filter((one) => one.page === page))
      pen.fillRect(
        (area.left - margin) * across,
        (area.top - margin) * down,
        (area.width + 2 * margin) * across,
        (area.height + 2 * margin) * down,
      );
    const jpeg = canvas.toBuffer('image/jpeg', 82);
    pictures.push({ width, height: (width * down) / across, across, down, jpeg });
  }
  await close();
  return pictures;
}
