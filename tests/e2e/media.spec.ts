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
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
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

  test('an imported transcript follows the recording, and a word leads to its moment', async () => {
    const { page } = robin;
    const words = [
      ['00:00:00.500 --> 00:00:03.000', '<v Anna>The van came at nine and nobody had told us.'],
      ['00:00:03.200 --> 00:00:06.000', '<v Ben>Did you get any message before that day?'],
      ['00:00:06.200 --> 00:00:11.500', '<v Anna>No, not one, and I had taken the morning off.'],
    ];
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import VTT, SRT or text' }).click();
    await (
      await choosing
    ).setFiles({
      name: 'talk.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(`WEBVTT\n\n${words.map((cue) => cue.join('\n')).join('\n\n')}\n`),
    });
    const text = page.getByRole('textbox', { name: /^Text of/ });
    await text.getByText('Did you get any message').waitFor();
    await clickWord(page, 'message');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
    await expect.poll(() => timeOf(page)).toBeLessThan(5.2);
    await expect.poll(() => text.locator('.said-word').textContent()).toContain('message');
    await page.getByRole('button', { name: 'Play from 0:06' }).click();
    await text.locator('.said-part', { hasText: 'taken the morning off' }).waitFor();
    await page.getByRole('button', { name: 'Captions' }).click();
    await shoot(page, 'media-transcript');
    await page.getByRole('button', { name: 'Pause' }).click();

    await page.getByRole('button', { name: 'Speaker Ben: rename or merge' }).click();
    await page.getByLabel('Name of the speaker').fill('Benedikt');
    await page.getByRole('button', { name: 'Rename everywhere' }).click();
    await page.getByRole('button', { name: 'Speaker Benedikt: rename or merge' }).click();
    await page.getByRole('dialog', { name: 'Speaker' }).getByRole('button', { name: 'Anna' }).click();
    await expect.poll(() => text.locator('.utterance-speaker', { hasText: 'Anna' }).count()).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => text.locator('.utterance-speaker', { hasText: 'Benedikt' }).count()).toBe(1);
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

/** The middle of a word, as a finger finds it. */
async function clickWord(page: Page, word: string): Promise<void> {
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
  await page.mouse.click(box.x, box.y);
}

function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
}
