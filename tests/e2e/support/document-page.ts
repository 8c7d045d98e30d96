import type { Page } from 'playwright-core';

export function text(page: Page) {
  return page.getByRole('textbox', { name: /^Text of/ });
}

export async function saved(page: Page): Promise<void> {
  await page.locator('output[data-saved=true]', { hasText: 'Saved' }).waitFor();
}

export async function endOf(page: Page, words: string): Promise<void> {
  await text(page).getByText(words).last().click();
  await page.keyboard.press('End');
}

export async function select(page: Page, words: string): Promise<void> {
  await text(page).getByText(words).last().click();
  await page.keyboard.press('Home');
  for (let index = 0; index < words.length; index += 1) await page.keyboard.press('Shift+ArrowRight');
}

export async function menu(page: Page, trigger: string, item: string): Promise<void> {
  await page.getByRole('button', { name: trigger }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export async function openHistory(page: Page): Promise<void> {
  await menu(page, 'Note actions', 'History');
  await page
    .getByRole('dialog')
    .getByText(/\d:\d\d|No earlier versions/)
    .first()
    .waitFor();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
