import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { addRecordedNote } from './support/recorded-note.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let noteUrl: string;

const isReady = await hasFfmpeg();
const said =
  'WEBVTT\n\n00:01.000 --> 00:03.000\nWe waited for an hour.\n\n00:06.000 --> 00:07.000\nCall Maria Lopez.\n';

beforeAll(async () => {
  if (!isReady) return;
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await addRecordedNote(robin.page, product, said);
  noteUrl = robin.page.url();
});
beforeEach(async () => {
  await robin.page.goto(noteUrl);
  await robin.page.getByRole('region', { name: 'Recording Visit.mp4' }).waitFor({ timeout: 60_000 });
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.runIf(isReady)('parts of a recording', () => {
  test('a highlight is saved as a clip with its captions', async () => {
    const { page } = robin;
    const text = page.getByRole('textbox', { name: /^Text of/ });
    await text.getByText('We waited for an hour.').click({ clickCount: 3 });
    await page.keyboard.press('Control+Shift+h');
    await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
    await page.keyboard.press('Enter');
    await text.locator('mark.highlight[data-look=on]').first().waitFor();
    await text.locator('mark.highlight[data-look=on]').first().click();
    await page.getByRole('button', { name: 'Export clip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export clip' });
    await dialog.getByText('Burned in').click();
    await shoot(page, 'exports-export');
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const link = dialog.getByRole('link', { name: 'Download' });
    await link.waitFor({ timeout: 60_000 });
    await shoot(page, 'exports-ready');
    const saving = page.waitForEvent('download');
    await link.click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('We waited for an hour.mp4');
    expect(
      readFileSync(await saved.path())
        .subarray(4, 8)
        .toString(),
    ).toBe('ftyp');
  });

  test('selected words are redacted: bars for them, a version to watch meanwhile, and a player without them', async () => {
    const { page } = robin;
    const text = page.getByRole('textbox', { name: /^Text of/ });
    const recording = page.getByRole('region', { name: 'Recording Visit.mp4' });
    const dialog = page.getByRole('dialog', { name: 'Redact the recording' });
    const from = dialog.getByLabel('From', { exact: true });
    await page.getByRole('button', { name: 'Mark a range' }).click();
    const start = recording.getByRole('slider', { name: 'Start of the range' });
    await start.press('ArrowRight');
    await start.press('ArrowRight');
    await shoot(page, 'exports-redact-range');
    await page.getByRole('button', { name: 'Redact range…' }).click();
    expect(await from.inputValue()).toBe('0:01');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();

    await text.getByText('Call Maria Lopez.').click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Redact these words' }).click();
    expect(await from.inputValue()).toBe('0:06');
    await dialog.getByLabel('To', { exact: true }).fill('0:99');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByText('Enter a time like').waitFor();
    await dialog.getByLabel('To', { exact: true }).fill('0:07.5');
    await dialog.getByLabel('How much of it').selectOption('An area');
    await dialog.getByRole('button', { name: /^Area to hide/ }).press('ArrowRight');
    expect(await dialog.getByLabel('Left, %').inputValue()).toBe('26');
    await shoot(page, 'exports-redact');
    await dialog.getByRole('button', { name: 'Apply' }).click();

    // Watched as it was, by who redacts it; canceled, it says so without a reload.
    await page.getByText('Redaction in progress. You’re watching the version before it.').waitFor();
    await page.getByText(/^Redacting, /).waitFor();
    await recording.waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Redacting was canceled').waitFor({ timeout: 30_000 });
    await page.getByText('1 part to redact for everyone').waitFor();
    await shoot(page, 'exports-redact-canceled');
    await page.getByRole('button', { name: 'Try again' }).click();

    await text.getByText('█████').first().waitFor();
    expect(await text.textContent()).not.toContain('Maria');
    await page.getByText('1 part redacted for everyone').waitFor({ timeout: 60_000 });
    await page.getByText('You’re watching the version before it').waitFor({ state: 'detached' });
    await recording.getByRole('button', { name: /^Redacted from 0:06 to 0:07/ }).waitFor();
    await shoot(page, 'exports-redacted');
  });
});
