import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeVideo } from '#tests/support/make-media.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { marked, text, wordsOf } from './support/coding-page.ts';
import { drop, timeOf } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { recordNote } from './support/recorded-note.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let page: Page;

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Two voices take turns, each for as long. */
function captions(sentences: readonly string[], every: number): string {
  const cues = sentences.map((sentence, at) => {
    const times = `${time(at * every)} --> ${time((at + 0.9) * every)}`;
    return `${times}\n<v Voice ${at % 2}>${sentence}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const longTalk = captions(
  Array.from({ length: 40 }, (_, at) => `Sentence ${at} about the kitchen.`),
  0.2,
);
const shortTalk = captions(['Could you show me?', 'Sure, it came.', 'Mind the boxes there.'], 1);

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  ({ page } = robin);
  await page.goto(product.signInLink);
  await page.getByText('Larkspur Kitchens').first().waitFor();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const player = () => page.getByRole('region', { name: 'Recording Visit.mp4' });

async function shareOfWindow(): Promise<number> {
  const box = await player().boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? 1);
}

test('in a corner the player takes at most a third of the window, also on a phone, and can be hidden', async () => {
  await recordNote(page, product, longTalk);
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByText('Sentence 39').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Hide player' }).waitFor();
    await expect.poll(shareOfWindow).toBeLessThanOrEqual(1 / 3);
    const buttons = await player().getByRole('group', { name: 'Playback' }).getByRole('button').all();
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect(new Set(tops.filter((top) => top !== undefined)).size).toBe(1);
    await shoot(page, `player-corner-${width}`);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Hide player' }).waitFor({ state: 'detached' });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('Sentence 39').scrollIntoViewIfNeeded();
  await shootThemes(page, 'player-corner');
  await page.getByText('Sentence 39').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Hide player' }).click();
  await page.getByRole('button', { name: 'Show player' }).click();
  await page.getByRole('button', { name: 'Hide player' }).waitFor();
});

test('the quality is chosen by keyboard once the sharp picture is there, and kept on the device', async () => {
  await recordNote(page, product, shortTalk, { size: '640x480' });
  const quality = player().getByRole('combobox', { name: 'Quality' });
  const height = () => page.evaluate(() => document.querySelector('video')?.videoHeight);
  await expect
    .poll(() => quality.getByRole('option').allTextContents(), { timeout: 60_000 })
    .toEqual(['Auto', '360p', '480p']);
  await shootThemes(page, 'player-quality');
  await quality.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => quality.inputValue()).toBe('light');
  await player().getByRole('slider', { name: 'Position' }).fill('1');
  await expect.poll(height).toBe(360);
  await quality.focus();
  await page.keyboard.press('ArrowDown');
  await player().getByRole('slider', { name: 'Position' }).fill('6');
  await expect.poll(height).toBe(480);
  await page.reload();
  await expect.poll(() => quality.inputValue()).toBe('sharp');
  await player().getByRole('slider', { name: 'Position' }).fill('1');
  await expect.poll(height).toBe(480);
  await page.setViewportSize({ width: 390, height: 844 });
  await quality.scrollIntoViewIfNeeded();
  await shoot(page, 'player-quality-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a highlight is trimmed by its handles, by arrow keys and by pointer', async () => {
  await recordNote(page, product, shortTalk);
  await player().getByRole('slider', { name: 'Position' }).fill('3');
  await player().getByRole('button', { name: 'Highlight the last 15 seconds' }).click();
  await page.getByText('Highlighted 0:00–0:03').waitFor();
  await player()
    .getByRole('button', { name: /^Highlight at/ })
    .click();
  const end = player().getByRole('slider', { name: 'End of the highlight' });
  const endTime = async () => Number(await end.getAttribute('aria-valuenow'));
  await end.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Highlight trimmed').waitFor();
  await expect.poll(endTime).toBeCloseTo(3.5, 1);
  const box = await end.boundingBox();
  if (!box) throw new Error('No handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(endTime).toBeGreaterThan(4);
  await shootThemes(page, 'player-trim');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(endTime).toBeCloseTo(3.5, 1);
});

test('the words of a highlight follow its handles', async () => {
  await recordNote(page, product, shortTalk);
  await text(page).getByText('Sure, it came.').click({ clickCount: 3 });
  await page.keyboard.press('Control+Shift+h');
  await page.keyboard.type('Arrival');
  await page.keyboard.press('Enter');
  await marked(page, 'Sure').waitFor();
  const mark = player().getByRole('button', { name: /^Highlight at 0:01/ });
  await mark.click();
  const end = player().getByRole('slider', { name: 'End of the highlight' });
  await end.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wordsOf(page, 'Arrival')).toMatch(/^Sure, it came\.Mind/);
});

test('a comment at a time leads back to it', async () => {
  await recordNote(page, product, shortTalk);
  await player().getByRole('slider', { name: 'Position' }).fill('5');
  await player().getByRole('button', { name: 'Comment at this time' }).click();
  await page.getByRole('textbox', { name: 'Comment at 0:05' }).fill('Listen to the tone here');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const thread = page.getByRole('region', { name: 'Comments on “0:05”' });
  await thread.getByText('Listen to the tone here').waitFor();
  await shootThemes(page, 'player-comment');
  await player().getByRole('slider', { name: 'Position' }).fill('1');
  await expect.poll(() => timeOf(page)).toBeLessThan(2);
  await thread.getByRole('button', { name: '0:05' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(5);

  // The timeline shows it too: read when pointed at, opened by Enter.
  await player().getByRole('slider', { name: 'Position' }).fill('1');
  await page.getByRole('button', { name: 'Close the side panel' }).click();
  const mark = player()
    .getByRole('list', { name: 'Comments' })
    .getByRole('button', { name: /^Comment at 0:05: .*Listen to the tone here$/ });
  const tooltip = page.getByRole('tooltip').getByText('Listen to the tone here');
  // The closing panel moves the timeline away from under the pointer.
  await expect
    .poll(async () => {
      await mark.hover();
      return tooltip.isVisible();
    })
    .toBe(true);
  await shootThemes(page, 'player-comment-mark');
  await mark.press('Enter');
  await thread.getByText('Listen to the tone here').waitFor();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(5);
});

test('the upload list tells first what is empty or can’t be read, and why', async () => {
  await page.goto(`${new URL(product.signInLink).origin}/projects`);
  await page.getByRole('link', { name: 'Delivery day' }).last().click();
  await page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Upload' }).first().waitFor();
  await drop(page, [
    { name: 'Fine.txt', bytes: Buffer.from('All is well.') },
    { name: 'Broken.mp4', bytes: await makeBroken() },
    { name: 'Empty.mp3', bytes: Buffer.alloc(0) },
  ]);
  const list = page.getByRole('region', { name: 'Uploads' });
  await list.getByText('“Empty.mp3” is empty').waitFor();
  await list
    .getByText('This recording is damaged or in a format Hark can’t read')
    .waitFor({ timeout: 180_000 });
  await expect
    .poll(() => list.getByRole('listitem').allTextContents())
    .toEqual([
      expect.stringContaining('Broken'),
      expect.stringContaining('Empty'),
      expect.stringContaining('Fine'),
    ]);
  await list.getByText('1 file not uploaded. 1 file can’t be read').waitFor();
  await shootThemes(page, 'upload-failures');
});

/** It begins as a video does. */
async function makeBroken(): Promise<Buffer> {
  return Buffer.concat([(await makeVideo({ seconds: 1 })).subarray(0, 64), Buffer.alloc(20_000, 1)]);
}
