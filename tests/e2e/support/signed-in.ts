import type { Browser } from 'playwright-core';
import { newPerson, type Person } from './browser.ts';
import type { Product } from './product.ts';

/** A person of the sample workspace in a browser of their own, signed in by the link in their mail. */
export async function signedIn(
  product: Product,
  browser: Browser,
  email: string,
  options: { width?: number; dark?: boolean } = {},
): Promise<Person> {
  const person = await newPerson(browser, options);
  const { page } = person;
  await page.goto(`${new URL(product.signInLink).origin}/auth/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  const link = /https?:\/\/\S+magic-login\S+/.exec(await product.mailTo(email, /sign in/i))?.[0];
  await page.goto(link ?? '');
  await page.getByText('Larkspur Kitchens').first().waitFor();
  return person;
}
