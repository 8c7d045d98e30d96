import type { Page } from 'playwright-core';

/** From the menu beside the notes of a project. */
export async function openImport(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await page.getByRole('menuitem', { name: what }).click();
}
