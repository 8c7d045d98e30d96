import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionSettings } from '#tests/support/two-regions.ts';
import { newPerson, openBrowser } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { signUpOnPage } from './support/sign-up.ts';

let us: Product;
let eu: Product;
let browser: Browser;

beforeAll(async () => {
  const settings = await regionSettings(['US_B', 'EU_A']);
  const start = (id: 'US_B' | 'EU_A') => {
    const { url = '', source = {} } = settings[id] ?? {};
    return startProduct({ PORT: new URL(url).port, ...source });
  };
  browser = await openBrowser();
  us = await start('US_B');
  eu = await start('EU_A');
});
afterAll(async () => {
  await browser.close();
  await Promise.all([us.stop(), eu.stop()]);
});

const password = 'Tidal-Energy-2031';

test(
  'two installations are two regions',
  inSteps(async (step) => {
    // Browsers keep cookies by host without the port, so that each region has a browser of its own here.
    const { page: near, problems } = await newPerson(browser);
    const { page: far } = await newPerson(browser);
    const email = 'nora@regions.example';
    const farFromHere = `${us.rootUrl.replace('//', '//far-shore.')}/projects`;
    let here = '';
    let there = '';

    await step('somebody signs up in one region', async () => {
      here = await signUpOnPage(us, near, { email, name: 'Nora', workspace: 'Near Shore', password });
      expect(here).toBe(us.rootUrl.replace('//', '//near-shore.'));
    });

    await step('and in the other, chosen on the sign-up page', async () => {
      await far.goto(`${us.rootUrl}/auth/signup`);
      await far.getByLabel('Data region').waitFor();
      await shootThemes(far, 'regions-sign-up');
      await far.getByLabel('Data region').selectOption({ value: 'EU_A' });
      await far.waitForURL(`${eu.rootUrl}/auth/signup`);
      await far.getByLabel('Work e-mail').fill(email);
      await far.keyboard.press('Enter');
      await far.getByLabel('Code').fill(/\b\d{6}\b/.exec(await eu.mailTo(email, /code/i))?.[0] ?? '');
      // Who has a workspace in any region sees it before making another.
      await far.getByRole('list', { name: 'Your workspaces' }).getByText('Near Shore').waitFor();
      await far.getByRole('link', { name: 'Create a workspace' }).click();
      await far.getByLabel('Your name').fill('Nora');
      await far.getByLabel('Workspace name').fill('Far Shore');
      await far.getByLabel('Password', { exact: true }).fill(password);
      await far.getByRole('button', { name: 'Create workspace' }).click();
      await far.waitForURL(/far-shore/);
      await far.getByText('Far Shore').first().waitFor();
      there = new URL(far.url()).origin;
      expect(there).toBe(eu.rootUrl.replace('//', '//far-shore.'));
    });

    await step('finds both from one, and an address of the other region leads there', async () => {
      await near.goto(`${us.rootUrl}/auth/workspaces`);
      const list = near.getByRole('list', { name: 'Your workspaces' });
      await list.getByText('Near Shore').waitFor();
      await list.getByText('Far Shore').click();
      await near.waitForURL(`${eu.rootUrl}/auth/login`);
      await near.getByLabel('Work e-mail').waitFor();
      await far.goto(farFromHere);
      await far.waitForURL(`${there}/projects`);
    });

    await step('one region goes down: a clear page, and the other goes on', async () => {
      await eu.kill();
      await expect
        .poll(async () => (await far.goto(farFromHere))?.status(), { timeout: 30_000, interval: 500 })
        .toBe(503);
      await far.getByRole('heading', { name: 'Europe (Ireland) can’t be reached right now' }).waitFor();
      await shootThemes(far, 'regions-down');
      await near.goto(`${us.rootUrl}/auth/workspaces`);
      await near.getByText('Europe (Ireland) can’t be reached right now.').waitFor();
      await shootThemes(near, 'regions-workspaces');
      await near.getByRole('list', { name: 'Your workspaces' }).getByText('Near Shore').click();
      await near.waitForURL(`${here}/**`);
      await near.getByText('Near Shore').first().waitFor();
    });

    await step('and comes back', async () => {
      await eu.startAgain();
      await expect
        .poll(
          async () => {
            await far.goto(farFromHere);
            return new URL(far.url()).origin;
          },
          { timeout: 30_000, interval: 500 },
        )
        .toBe(there);
    });
    expect(problems).toEqual([]);
  }),
);
