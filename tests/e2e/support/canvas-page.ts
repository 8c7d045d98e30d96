import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
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

export async function download(page: Page, format: 'PNG' | 'SVG' | 'PDF'): Promise<Buffer> {
  await page.getByRole('toolbar', { name: 'Canvas' }).getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return readFile(await file.path());
}

export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
