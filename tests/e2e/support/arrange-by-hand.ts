import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addView } from './add-view.ts';
import { shoot } from './browser.ts';
import { undo } from './undo.ts';

const links = (page: Page): Locator => page.getByRole('listitem').locator('[data-row-link]');
const order = async (page: Page): Promise<string[]> => (await links(page).allTextContents()).slice(0, 3);

/** Makes a list of the project's notes that is sorted by hand; moves a row by keyboard, back, and one by mouse. */
export async function arrangeByHand(page: Page, other: Page): Promise<void> {
  await addView(page, 'List');
  await links(page).nth(3).waitFor();
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('button', { name: 'Add a sort' }).click();
  await page.getByLabel('Sort 1').selectOption({ label: 'Manual' });
  await page.getByText('for everyone.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save for everyone' }).click();
  await page.getByRole('button', { name: 'Save for everyone' }).waitFor({ state: 'detached' });
  await links(page).nth(3).waitFor();
  const before = await order(page);
  const [first = '', second = '', third = ''] = before;
  await links(page).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual([second, first, third]);
  // Cards that were moved on the board before have messages of their own: “Moved … to …”.
  await undo(page, /Moved “[^”]*”(?! to)/);
  await expect.poll(() => order(page)).toEqual(before);
  const [from, to] = [await links(page).nth(2).boundingBox(), await links(page).first().boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) - 20, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 4, { steps: 8 });
  await shoot(page, 'view-by-hand');
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([third, first, second]);
  await other.goto(page.url());
  await expect.poll(() => order(other)).toEqual([third, first, second]);
}
