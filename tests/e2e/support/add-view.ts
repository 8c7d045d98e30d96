import type { Page } from 'playwright-core';

/** The address changes before the page does: until its tab is the open one, what is pressed belongs to the old view. */
export async function addView(page: Page, layout: string): Promise<void> {
  const open = page.getByRole('navigation', { name: 'Views' }).locator('a[aria-current="page"]');
  const before = await open.getAttribute('href');
  await page.getByRole('button', { name: 'Add a view' }).click();
  await page.getByRole('menuitem', { name: layout }).click();
  await page.waitForFunction((href) => {
    const current = document.querySelector('nav[aria-label="Views"] a[aria-current="page"]');
    return current !== null && current.getAttribute('href') !== href;
  }, before);
}
