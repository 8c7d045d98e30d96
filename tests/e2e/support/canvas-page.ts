import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

export const board = (page: Page) => page.getByRole('application', { name: /^Canvas/ });
/** Only what is on the screen is drawn. */
export const showAll = (page: Page) => board(page).getByRole('button', { name: 'Fit View' }).click();
export const objects = (page: Page) => board(page).locator('.react-flow__node');

export async function openNewCanvas(page: Page, product: Product, title: string): Promise<void> {
  await page.goto(`${new URL(product.signInLink).origin}/projects/new`);
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects\/(?!new)[^/]+/i);
  await page.goto(`${page.url().replace(/[#?].*$/, '')}/notes`);
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Canvas' }).click();
  await page.getByRole('button', { name: 'Make this view a canvas' }).click();
  await board(page).waitFor();
}

/** In the middle, or beside what is there. */
export async function addText(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.press('Enter');
  await page.getByLabel('Text on the canvas').fill(words);
  await page.keyboard.press('Escape');
}

export async function download(page: Page, format: 'PNG' | 'SVG' | 'PDF'): Promise<Buffer> {
  await page.getByRole('toolbar', { name: 'Canvas' }).getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return readFile(await file.path());
}

/** As somebody who copied it elsewhere. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await board(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}
