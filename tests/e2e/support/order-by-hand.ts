import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot } from './browser.ts';
import { undo } from './undo.ts';

/** On an open board: sorts it by hand, moves a card by keyboard and a row of its list by mouse; somebody else sees it. */
export async function orderByHand(page: Page, other: Page): Promise<void> {
  const board = page.url();
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('button', { name: 'Add a sort' }).click();
  await page.getByRole('combobox', { name: 'Sort 1' }).selectOption('Manual');
  await page.keyboard.press('Escape');
  const none = page.getByRole('region', { name: /^No value/ });
  const titles = (place: Page, at: string) =>
    place
      .locator(`${at} [data-row-link]`)
      .allTextContents()
      .then((all) => all.slice(0, 3));
  await none.locator('[data-hand]').first().waitFor();
  const [first = '', second = '', third = ''] = await titles(page, 'section[aria-label^="No value"]');
  await none.getByRole('link', { name: first, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => titles(page, 'section[aria-label^="No value"]')).toEqual([second, first, third]);
  await undo(page, `Moved “${first}”`);
  await expect.poll(() => titles(page, 'section[aria-label^="No value"]')).toEqual([first, second, third]);
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button', { name: 'Board' }).click();
  await page.getByRole('menuitem', { name: 'List' }).click();
  await page.locator('li[data-hand]').nth(2).waitFor();
  await page.getByRole('button', { name: 'Save for everyone' }).click();
  await page.getByRole('button', { name: 'Save for everyone' }).waitFor({ state: 'detached' });
  const before = await titles(page, 'main ul');
  const [top, below] = [
    await page.locator('li[data-hand]').nth(0).boundingBox(),
    await page.locator('li[data-hand]').nth(2).boundingBox(),
  ];
  await page.mouse.move((below?.x ?? 0) + 200, (below?.y ?? 0) + 28);
  await page.mouse.down();
  await page.mouse.move((below?.x ?? 0) + 200, (below?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.move((top?.x ?? 0) + 200, (top?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  const after = [before[2], before[0], before[1]];
  await expect.poll(() => titles(page, 'main ul')).toEqual(after);
  await shoot(page, 'view-list-by-hand');
  await other.goto(board);
  await other.locator('li[data-hand]').first().waitFor();
  expect(await titles(other, 'main ul')).toEqual(after);
}
