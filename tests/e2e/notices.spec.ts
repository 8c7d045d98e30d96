import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let owner: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  owner = await newPerson(browser);
});
afterEach(() => {
  expect(owner.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('somebody chooses how they hear of mentions, in general and in one project', async () => {
  const { page } = owner;
  const origin = new URL(product.signInLink).origin;
  await page.goto(product.signInLink);
  await page.waitForURL(/\/home/);
  await page.goto(`${origin}/settings/user/notifications`);
  const mentions = page.getByLabel('Someone mentions me');
  await mentions.waitFor();
  expect(await mentions.inputValue()).toBe('MAIL');
  await shootThemes(page, 'notices');
  await mentions.selectOption('DIGEST');
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Delivery day' });
  await page.waitForURL(/projectId=/);
  await mentions.waitFor();
  await expect.poll(() => mentions.inputValue()).toBe('INHERIT');
  await mentions.selectOption('OFF');
  await page.reload();
  await mentions.waitFor();
  await expect.poll(() => mentions.inputValue()).toBe('OFF');
  await page.goto(`${origin}/settings/user/notifications`);
  await mentions.waitFor();
  await expect.poll(() => mentions.inputValue()).toBe('DIGEST');
});
