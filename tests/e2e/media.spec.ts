import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFfmpeg, makeVideo } from '#tests/support/make-media.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let projectUrl: string;

const isReady = await hasFfmpeg();
if (!isReady) console.warn('Skipped: recordings can’t be made or processed here, ffmpeg is missing');

beforeAll(async () => {
  if (!isReady) return;
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  await robin.page.goto(`${new URL(product.signInLink).origin}/projects`);
  await robin.page.getByRole('link', { name: 'Delivery day' }).last().click();
  await robin.page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
  projectUrl = robin.page.url();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A recording and a PDF from the file on the desk to evidence, in order. */
describe.runIf(isReady)('files and recordings', () => {
  test('a dropped recording becomes a note, with progress to a player that plays', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByRole('button', { name: 'Upload' }).first().waitFor();
    const video = await makeVideo({ seconds: 12, size: '640x360' });
    await drop(page, [{ name: 'Kitchen tour.mp4', bytes: video }]);
    const tray = page.getByRole('region', { name: 'Uploads' });
    await tray.getByText('1 file uploaded').waitFor();
    await shoot(page, 'media-tray');
    await tray.getByRole('link', { name: 'Open note' }).click();
    await page.getByRole('heading', { name: 'Kitchen tour' }).waitFor();
    const player = page.getByRole('region', { name: 'Recording Kitchen tour.mp4' });
    await player.waitFor({ timeout: 60_000 });
    await player.getByText('/ 0:12').waitFor();
    await player.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(1);
    await shoot(page, 'media-player');
    await player.getByRole('slider', { name: 'Position' }).focus();
    await page.keyboard.press('l');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(8);
    await player.getByRole('slider', { name: 'Position' }).hover();
    await shoot(page, 'media-storyboard');
    expect(robin.problems).toEqual([]);
  });
});

/** As a person drops files from their desk onto the page. */
async function drop(page: Page, files: { name: string; bytes: Buffer }[]): Promise<void> {
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

function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
}
