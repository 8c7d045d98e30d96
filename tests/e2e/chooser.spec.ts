import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let owner: Person;
let guest: Person;

const email = 'cleo@elsewhere.example';

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  owner = await newPerson(browser);
  guest = await newPerson(browser);
});
afterEach(() => {
  expect([...owner.problems, ...guest.problems]).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function signInByCode(page: Page): Promise<void> {
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = /\b\d{6}\b/.exec(await product.mailTo(email, /code/i))?.[0] ?? '';
  await page.getByLabel('Code').fill(code);
}

test(
  'somebody chooses a workspace, a product and an account',
  inSteps(async (step) => {
    const home = new URL(product.signInLink).origin;

    await step('an admin brands the workspace and invites a guest', async () => {
      const { page } = owner;
      await page.goto(product.signInLink);
      await page.waitForURL(/\/home/);
      await page.goto(`${home}/settings`);
      const buffer = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0b6e4f' } })
        .png()
        .toBuffer();
      await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await page.getByRole('img', { name: /^Logo of/ }).waitFor();
      await page.goto(`${home}/settings/users`);
      await page
        .getByRole('button', { name: /invite/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/e-mail/i).fill(email);
      await dialog
        .getByRole('button', { name: /invite|send/i })
        .last()
        .click();
      await product.mailTo(email, /invited you/);
    });

    await step('the guest signs in and sees the logo and who invited them', async () => {
      const { page } = guest;
      await page.goto(`${product.rootUrl}/auth/workspaces?redirect=%2Fprojects`);
      await page.waitForURL(/\/auth\/login/);
      await signInByCode(page);
      await page.waitForURL(/\/auth\/workspaces/);
      const offer = page.getByRole('list', { name: 'Workspaces to join' });
      await offer.getByText(/^Invited by /).waitFor();
      const logo = offer.locator('img');
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await shootThemes(page, 'chooser-workspaces');
      await offer.getByRole('button').click();
      await page.waitForURL(`${home}/projects`);
    });

    await step('picks a product, which opens in the workspace', async () => {
      const { page } = guest;
      await page.goto(`${product.rootUrl}/auth/workspaces`);
      await page.getByRole('link', { name: 'Choose what to open' }).click();
      const products = page.getByRole('list', { name: 'Products' });
      await products.getByRole('button', { name: /^Channels/ }).waitFor();
      await shootThemes(page, 'chooser-products');
      await products.getByRole('button', { name: /^Channels/ }).click();
      await page.waitForURL(`${home}/channels`);
    });

    await step('goes on with the account in use, in the workspace and at the root', async () => {
      const { page } = guest;
      await page.getByRole('button', { name: /\S, your menu$/ }).click();
      await page.getByRole('menuitem', { name: 'Switch account' }).click();
      await page.getByRole('heading', { name: `Continue as ${email}?` }).waitFor();
      await shootThemes(page, 'chooser-context');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`${home}/channels`);
      await page.goto(`${product.rootUrl}/auth/context`);
      await page.getByText('Signed in with e-mail code').waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/auth\/workspaces$/);
    });

    await step('leaves the account for another and keeps the way back', async () => {
      const { page } = guest;
      await page.goto(`${home}/auth/context?redirect=%2Fchannels`);
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.waitForURL(`${home}/auth/login?redirect=%2Fchannels`);
      await page.getByLabel('Password', { exact: true }).waitFor();
      await page.goto(`${home}/auth/context?redirect=%2Fchannels`);
      await page.waitForURL(`${home}/auth/login?redirect=%2Fchannels`);
      await page.goto(`${product.rootUrl}/auth/context?redirect=%2Fauth%2Fproduct-picker`);
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.waitForURL(/\/auth\/login$/);
      await page.getByLabel('Work e-mail').waitFor();
    });
  }),
);
