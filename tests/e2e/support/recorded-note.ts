import type { Page } from 'playwright-core';
import { makeVideo } from '#tests/support/make-media.ts';
import type { Product } from './product.ts';

/** Signs in and leads to a new note with a video of eight seconds, Visit.mp4, and the words said in it. */
export async function addRecordedNote(page: Page, product: Product, said: string): Promise<void> {
  await page.goto(product.signInLink);
  await page.getByText('Larkspur Kitchens').first().waitFor();
  await recordNote(page, product, said);
}

/** The same for somebody who is signed in. */
export async function recordNote(
  page: Page,
  product: Product,
  said: string,
  { size = '640x360' } = {},
): Promise<void> {
  await page.goto(`${new URL(product.signInLink).origin}/projects`);
  await page.getByRole('link', { name: 'Delivery day' }).last().click();
  const notes = page.getByRole('link', { name: /^Notes/ }).first();
  await notes.click();
  const uploading = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).first().click();
  const buffer = await makeVideo({ seconds: 8, size });
  await (await uploading).setFiles({ name: 'Visit.mp4', mimeType: 'video/mp4', buffer });
  await page.getByRole('link', { name: 'Open note' }).click();
  await page.getByRole('region', { name: 'Recording Visit.mp4' }).waitFor({ timeout: 180_000 });
  const importing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import VTT, SRT or text' }).click();
  await (await importing).setFiles({ name: 'talk.vtt', mimeType: 'text/vtt', buffer: Buffer.from(said) });
  const lastWords = (said.trim().split('\n').at(-1) ?? '').replace(/^<[^>]*>/, '');
  await page
    .getByRole('textbox', { name: /^Text of/ })
    .getByText(lastWords)
    .waitFor();
}
