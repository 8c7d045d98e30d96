import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTranscriber } from '#server/platform/ai/transcribe/open-transcriber.ts';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

/** To write down what is said; where nobody speaks, that is enough. */
const missing = [
  ...((await hasFfmpeg()) ? [] : ['ffmpeg']),
  ...(openTranscriber({ transcription: undefined, modelsDir: join(projectDir, 'models') })
    ? []
    : ['the models']),
];
const speaks = canSpeak();
if (missing.length > 0 || !speaks)
  console.warn(
    `Skipped, speech can’t be made or written down here: no ${[...missing, ...(speaks ? [] : ['espeak-ng'])].join(', ')}`,
  );

let product: Product;
let browser: Browser;
let robin: Person;
beforeAll(async () => {
  if (missing.length > 0) return;
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.runIf(missing.length === 0)('speech, with no key of any service', () => {
  test.runIf(speaks)('a recording writes itself down, and is found by a word that was said', async () => {
    const { page } = robin;
    const { origin } = new URL(product.signInLink);
    await page.goto(`${origin}/projects`);
    await page.getByRole('main').getByRole('link', { name: 'Delivery day' }).last().click();
    const notes = page.getByRole('link', { name: /^Notes/ }).first();
    await notes.click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).first().click();
    const bytes = speak('The delivery was late again. My neighbour found the package behind the greenhouse.');
    await (await choosing).setFiles({ name: 'Doorstep.wav', mimeType: 'audio/wav', buffer: bytes });
    const tray = page.getByRole('region', { name: 'Uploads' });
    await tray.getByRole('link', { name: 'Open note' }).click();
    await page.getByRole('heading', { name: 'Doorstep' }).waitFor();
    const text = page.getByRole('textbox', { name: /^Text of/ });
    await text.getByText(/neighbou?r/i).waitFor({ timeout: 90_000 });
    await shoot(page, 'speech-transcript');

    await page.goto(`${origin}/search#q=greenhouse`);
    await expect
      .poll(() => page.locator('[data-search-result]').allTextContents(), { timeout: 20_000 })
      .toContainEqual(expect.stringContaining('Doorstep'));
    await shoot(page, 'speech-found');
    expect(robin.problems).toEqual([]);
  });

  test('a recording in which nobody speaks says so, and asks for no rating', async () => {
    const { page } = robin;
    await page.goto(`${new URL(product.signInLink).origin}/projects`);
    await page.getByRole('main').getByRole('link', { name: 'Delivery day' }).last().click();
    await page
      .getByRole('link', { name: /^Notes/ })
      .first()
      .click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).first().click();
    await (await choosing).setFiles({ name: 'Empty room.wav', mimeType: 'audio/wav', buffer: silence(4) });
    const tray = page.getByRole('region', { name: 'Uploads' });
    await tray.getByRole('link', { name: 'Open note' }).last().click();
    await page.getByRole('heading', { name: 'Empty room' }).waitFor();
    await page.getByText('No speech found').waitFor({ timeout: 90_000 });
    expect(await page.getByRole('button', { name: 'Good transcript' }).count()).toBe(0);
    await shoot(page, 'speech-none');
    await page.goBack();
    await page
      .getByRole('row', { name: /Empty room/ })
      .getByText('Recording', { exact: true })
      .waitFor();
    await shoot(page, 'speech-none-listed');
    expect(robin.problems).toEqual([]);
  });
});

function canSpeak(): boolean {
  try {
    execFileSync('espeak-ng', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A WAV file of one channel and 16 bits, with nothing in it. */
function silence(seconds: number): Buffer {
  const rate = 16_000;
  const size = seconds * rate * 2;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, size],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36);
  return Buffer.concat([head, Buffer.alloc(size)]);
}

/** Slowly, as people talk to somebody who listens. */
function speak(text: string): Buffer {
  const dir = mkdtempSync(join(tmpdir(), 'hark-speech-'));
  try {
    const path = join(dir, 'speech.wav');
    execFileSync('espeak-ng', ['-v', 'en-us', '-s', '140', '-w', path, text]);
    return readFileSync(path);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
