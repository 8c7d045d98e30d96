import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let workspaceId: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  const { page, context } = await newPerson(browser);
  await page.goto(product.signInLink);
  await page.getByText('Larkspur Kitchens').first().waitFor();
  ({
    workspace: { id: workspaceId },
  } = await askAs(page, '{ workspace { id } }'));
  await context.close();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const ines = 'ines@larkspur.example';
const wanted = '/search?from=mail#q=van%20late';

/** Path, query and hash are those of the link, and the page reads them. */
async function isThere(page: Page): Promise<void> {
  const { origin } = new URL(product.signInLink);
  await page.waitForURL(`${origin}${wanted}`);
  await expect.poll(() => page.getByRole('searchbox').first().inputValue()).toBe('van late');
}

test('a link that knows only the workspace leads on through sign-in to the very place', async () => {
  const { page, problems } = await newPerson(browser);
  await page.goto(`${product.rootUrl}/team-redirect/${workspaceId}${wanted}`);
  await page.getByLabel(/e-mail/i).fill(ines);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').waitFor();
  await shoot(page, 'team-redirect');
  await page.keyboard.type(/\b\d{6}\b/.exec(await product.mailTo(ines, /code/i))?.[0] ?? '');
  await isThere(page);
  // Signed in on the root host, the next link asks for nothing.
  await page.goto(`${product.rootUrl}/team-redirect/${workspaceId}${wanted}`);
  await isThere(page);
  expect(problems).toEqual([]);
});

test('so does finding the workspace from an address that has none', async () => {
  const { page, problems } = await newPerson(browser);
  const { rootUrl } = product;
  await page.goto(`${rootUrl.replace('localhost', 'larkspur-kitchen.localhost')}${wanted}`);
  await page.getByRole('link', { name: 'find your workspace' }).click();
  await page.waitForURL(/find-workspace\?redirect=/);
  await page.getByLabel('Work e-mail').fill(ines);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Check your e-mail').waitFor();
  const mail = await product.mailTo(ines, /workspace/i);
  const link = /http\S*larkspur-kitchens\S*/.exec(mail)?.[0] ?? '';
  expect(link.endsWith(wanted)).toBe(true);
  await page.goto(link);
  await page.getByLabel('E-mail').fill(ines);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  const signIn = /https?:\/\/\S+magic-login\S+/.exec(await product.mailTo(ines, /sign in/i))?.[0];
  await page.goto(signIn ?? '');
  await isThere(page);
  expect(problems).toEqual([]);
});
