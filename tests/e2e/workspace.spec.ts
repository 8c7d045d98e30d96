import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { openDataDir } from '#tests/support/test-database.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let owner: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({}, failReceipt), openBrowser()]);
  owner = await newPerson(browser);
});
afterEach(() => {
  expect(owner.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function failReceipt(dataDir: string): Promise<void> {
  const database = await openDataDir(dataDir);
  await database.owner.query(
    `insert into outbox (workspace_id, event_id, subscriber, attempts, run_at, failed_at, error)
     select workspace_id, id, 'search.items', 3, now(), now(), 'could not extend file: No space left on device'
     from events where type = 'note.created' limit 1`,
  );
  await database.close();
}

test(
  'an admin brands the workspace, retries failed work, moves the workspace, deletes it and keeps it',
  inSteps(async (step) => {
    const { page } = owner;
    const from = new URL(product.signInLink).origin;
    const to = from.replace('//', '//new-address-of-');
    const logo = await sharp({
      create: { width: 400, height: 120, channels: 3, background: '#0b6e4f' },
    })
      .png()
      .toBuffer();

    await step('uploads a logo and chooses a color', async () => {
      await page.goto(product.signInLink);
      await page.waitForURL(/\/home/);
      await page.goto(`${from}/settings`);
      const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
      await page.getByLabel('Logo file').setInputFiles(file);
      await page.getByRole('img', { name: /^Logo of/ }).waitFor();
      await page.getByLabel('Color', { exact: true }).fill('#0B6E4F');
      await page.getByRole('button', { name: 'Save color' }).click();
      await page.getByText('Color saved').waitFor();
      await page.getByRole('heading', { name: 'Branding' }).scrollIntoViewIfNeeded();
      await shootThemes(page, 'workspace-branding');
    });

    await step('refuses a file that is no picture', async () => {
      const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
      await page.getByLabel('Logo file').setInputFiles(file);
      await page.getByText('This file can’t be used as a logo.').waitFor();
    });

    await step('retries background work that failed', async () => {
      await page.goto(`${from}/settings/work`);
      const failure = page.getByText('No space left on device');
      await failure.waitFor();
      await failure.scrollIntoViewIfNeeded();
      await shootThemes(page, 'workspace-failed-work');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Retrying 1 task').waitFor();
      await failure.waitFor({ state: 'hidden' });
      await page.goto(`${from}/settings`);
    });

    await step('shows both to people who are not signed in', async () => {
      const visitor = await newPerson(browser);
      await visitor.page.goto(`${from}/auth/login`);
      const shown = visitor.page.locator('img[src^="/image/logo/"]');
      await shown.waitFor();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const button = visitor.page.getByRole('button', { name: /^Sign in/ }).first();
      await expect
        .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
        .toBe('rgb(11, 110, 79)');
      await shootThemes(visitor.page, 'workspace-branded-sign-in');
      await visitor.context.close();
    });

    await step('deletes the workspace by its name, and keeps it', async () => {
      await page.getByRole('button', { name: 'Delete workspace' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Type “/).fill('Something else');
      await dialog.getByRole('button', { name: 'Delete workspace' }).click();
      await dialog.getByText('to delete this workspace').waitFor();
      await shootThemes(page, 'workspace-delete');
      await dialog.getByLabel(/^Type “/).fill('Larkspur Kitchens');
      await dialog.getByRole('button', { name: 'Delete workspace' }).click();
      await page.getByText('will be permanently deleted on').waitFor();
      await page.goto(`${from}/home`);
      await page.getByText('will be permanently deleted on').waitFor();
      await shootThemes(page, 'workspace-deletion-banner');
      await page.getByRole('button', { name: 'Keep workspace' }).click();
      await page.getByText('The workspace stays').waitFor();
      await page.getByText('will be permanently deleted on').waitFor({ state: 'hidden' });
    });

    await step('moves to another address, and the old one leads there', async () => {
      await page.goto(`${from}/settings`);
      await page.getByLabel('Subdomain').fill('admin');
      await page.getByRole('button', { name: 'Change address' }).click();
      await page.getByText('A subdomain can’t contain the word “admin”').waitFor();
      await page.getByLabel('Subdomain').fill(new URL(to).host.split('.')[0] ?? '');
      await page.getByRole('button', { name: 'Change address' }).click();
      await shootThemes(page, 'workspace-address');
      await page.getByRole('dialog').getByRole('button', { name: 'Change address' }).click();
      await page.waitForURL(`${to}/**`);
      await page.goto(`${from}/auth/login?redirect=%2Fprojects`);
      expect(page.url()).toBe(`${to}/auth/login?redirect=%2Fprojects`);
    });
  }),
);
