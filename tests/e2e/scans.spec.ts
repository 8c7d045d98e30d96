import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scanModels } from '#server/features/media/read-scans.ts';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { printed } from '#tests/support/printed-picture.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { drop } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

const isPossible = scanModels({ modelsDir: join(projectDir, 'models') }) !== undefined && (await hasFfmpeg());
if (!isPossible) console.warn('Skipped: scans can’t be made or read here, ffmpeg or the models are missing');

let product: Product;
let browser: Browser;
let robin: Person;
beforeAll(async () => {
  if (!isPossible) return;
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A page that is a picture and nothing else. */
async function makeScan(text: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(await printed(text));
  pdf.addPage([600, 150]).drawImage(picture, { x: 0, y: 0, width: 600, height: 150 });
  return Buffer.from(await pdf.save());
}

describe.runIf(isPossible)('a scan', () => {
  test('is selected and marked by its words, as a PDF with words is', async () => {
    const { page } = robin;
    await page.goto(`${new URL(product.signInLink).origin}/projects`);
    await page.getByRole('main').getByRole('link', { name: 'Delivery day' }).last().click();
    await page
      .getByRole('link', { name: /^Notes/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Upload' }).first().waitFor();
    await drop(page, [{ name: 'Letter.pdf', bytes: await makeScan('The parcel never arrived on Tuesday') }]);
    await page.getByRole('link', { name: 'Open note' }).click();
    await page.getByText(/PDF, .*, 1 page/).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Read here' }).click();
    const reader = page.getByRole('document', { name: 'Letter.pdf' });
    const [first, last] = [reader.getByText('parcel'), reader.getByText('arrived')];
    await last.waitFor();
    const [from, to] = [await first.boundingBox(), await last.boundingBox()];
    if (!from || !to) throw new Error('No words');
    await page.mouse.move(from.x + 1, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 0.9 * to.width, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    const popover = page.getByRole('dialog', { name: 'Tag the selected text' });
    await popover.getByRole('combobox').waitFor();
    await shootThemes(page, 'scan-popover');
    await popover.getByRole('combobox').press('Enter');
    const mark = reader.getByRole('button', { name: /^Highlight: parcel never arrived$/ });
    await mark.waitFor();
    const box = await mark.boundingBox();
    expect(box?.x).toBeCloseTo(from.x, -1);
    expect(box?.width).toBeCloseTo(to.x + to.width - from.x, -1.5);
    expect(robin.problems).toEqual([]);
  });
});
