import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

export type NewOwner = { email: string; name: string; workspace: string; password: string };

/** Somebody signs up by a code and creates a workspace; answers its address. */
export async function signUpOnPage(product: Product, page: Page, owner: NewOwner): Promise<string> {
  await page.goto(`${product.rootUrl}/auth/signup`);
  await page.getByLabel('Work e-mail').fill(owner.email);
  await page.keyboard.press('Enter');
  const code = /\b\d{6}\b/.exec(await product.mailTo(owner.email, /code/i))?.[0] ?? '';
  await page.getByLabel('Code').fill(code);
  const proceed = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Your name').or(proceed).first().waitFor();
  if (await proceed.isVisible()) await proceed.click();
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Workspace name').fill(owner.workspace);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByText(owner.workspace).first().waitFor();
  return new URL(page.url()).origin;
}
