import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Something to read, made here. */
export async function makePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const chapter of ['Morning', 'Noon', 'Evening']) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`${chapter} on the road`, { x: 60, y: 760, size: 22, font });
    page.drawText('The van was full and nobody had told us why.', { x: 60, y: 700, size: 12, font });
  }
  return Buffer.from(await pdf.save());
}

/** A report of these pages, a line of text each. */
export async function makeReport(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([595, 842]);
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 60, y: 740 - at * 22, size: 14, font });
  }
  return Buffer.from(await pdf.save());
}

/** As a person drops files from their desk onto the page. */
export async function drop(page: Page, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given)
        data.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name));
      return data;
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  );
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
  await expect
    .poll(async () => {
      await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
      return page.getByText('Drop to add').isVisible();
    })
    .toBe(true);
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}

/** Once it stands still: while the recording plays, its transcript scrolls. */
export async function clickWord(page: Page, word: string): Promise<void> {
  let at = await placeOfWord(page, word);
  const isStill = async () => {
    const before = at;
    at = await placeOfWord(page, word);
    return at.x === before.x && at.y === before.y;
  };
  await expect.poll(isStill, { interval: 150 }).toBe(true);
  await page.mouse.click(at.x, at.y);
  await caretIsAt(page, word);
}

/** A caret comes a moment after a press or a focus: what is done before acts where it was. */
export async function caretIsAt(page: Page, word: string): Promise<void> {
  const lineOfCaret = () =>
    page.evaluate(() => {
      const at = getSelection()?.anchorNode;
      return document.activeElement?.contains(at ?? null) ? (at?.parentElement?.textContent ?? '') : '';
    });
  await expect.poll(lineOfCaret).toContain(word);
}

/** The middle of a word, as a finger finds it. */
export async function placeOfWord(page: Page, word: string): Promise<{ x: number; y: number }> {
  const box = await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('.document') ?? document, 4);
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return null;
  }, word);
  if (!box) throw new Error(`“${word}” is not in the text`);
  return box;
}

export function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
}
