import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
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

test(
  'somebody deletes things permanently and empties the trash',
  inSteps(async (step) => {
    const { page } = owner;
    const origin = new URL(product.signInLink).origin;

    await step('throws three projects away', async () => {
      await page.goto(product.signInLink);
      await page.waitForURL(/\/home/);
      for (const title of ['First try', 'Second try', 'Third try']) {
        const token = await page.evaluate(async () => {
          const answer = await fetch('/api/auth/token', { method: 'POST' });
          return ((await answer.json()) as { token: string }).token;
        });
        const call = (query: string): Promise<string> =>
          page.evaluate(
            async ([bearer, body]) => {
              const answer = await fetch('/api/graphql', {
                method: 'POST',
                headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
                body: JSON.stringify({ query: body }),
              });
              return answer.text();
            },
            [token, query] as const,
          );
        const made = await call(`mutation { createProject(input: { title: "${title}" }) { id } }`);
        const id = /"id":"([^"]+)"/.exec(made)?.[1] ?? '';
        await call(`mutation { trashProject(id: "${id}") { id } }`);
      }
    });

    await step('sees how long they are kept and chooses another time', async () => {
      await page.goto(`${origin}/settings/trash`);
      await page.getByRole('row', { name: /First try/ }).waitFor();
      await page.getByRole('row', { name: /First try.*30 days/ }).waitFor();
      await page.getByLabel('Keep deleted items for').selectOption('60');
      await page.getByRole('row', { name: /First try.*60 days/ }).waitFor();
      await shootThemes(page, 'trash');
    });

    await step('deletes one of them permanently', async () => {
      await page.getByRole('button', { name: 'Delete First try permanently' }).click();
      await page.getByRole('dialog').getByText('No one can restore it').waitFor();
      await shootThemes(page, 'trash-delete');
      await page.getByRole('button', { name: 'Delete permanently', exact: true }).click();
      await page.getByText('Permanently deleted “First try”').waitFor();
      await page.getByRole('row', { name: /First try/ }).waitFor({ state: 'hidden' });
      await page.getByRole('row', { name: /Second try/ }).waitFor();
    });

    await step('empties the trash', async () => {
      await page.getByRole('button', { name: 'Empty trash' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Empty trash' }).click();
      await page.getByText(/Permanently deleted \d+ items/).waitFor();
      await page.getByText('The trash is empty').waitFor();
      await shootThemes(page, 'trash-empty');
    });
  }),
);
