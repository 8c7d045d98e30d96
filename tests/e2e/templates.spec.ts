import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('a project is saved as a template, and the next one starts from it', async () => {
  const { page } = robin;
  await page.goto(`${new URL(product.signInLink).origin}/projects`);
  await page.getByRole('table').getByRole('link', { name: 'Delivery day' }).click();
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as template' });
  await saving.getByRole('textbox', { name: 'Title' }).fill('');
  await saving.getByRole('button', { name: 'Save template' }).click();
  await saving.getByRole('alert').getByText('Enter a title').waitFor();
  await saving.getByRole('textbox', { name: 'Title' }).fill('Delivery study');
  await saving.getByRole('textbox', { name: 'Description' }).fill('How we ask about deliveries');
  await shootThemes(page, 'template-save');
  await saving.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Template saved').waitFor();

  await page.goto(`${new URL(product.signInLink).origin}/settings/templates`);
  const row = page
    .getByRole('list', { name: 'Templates' })
    .getByRole('listitem')
    .filter({ hasText: 'Delivery study' });
  await row.getByText('How we ask about deliveries').waitFor();
  await row.getByText(/^\d+ tags/).waitFor();
  await shootThemes(page, 'templates');
  await row.getByRole('button', { name: 'Delete template' }).click();
  await row.waitFor({ state: 'detached' });
  await undo(page, 'Template “Delivery study” deleted');
  await row.getByRole('button', { name: 'Create project' }).click();
  const using = page.getByRole('dialog', { name: 'Create a project from “Delivery study”' });
  await using.getByRole('textbox', { name: 'Title' }).fill('Delivery in spring');
  await shoot(page, 'template-use');
  await using.getByRole('button', { name: 'Create project' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delivery in spring' }).waitFor();
  await page.getByRole('link', { name: 'Tags', exact: true }).first().click();
  await page.locator('[data-tag-card]').first().waitFor();
  await shoot(page, 'template-used');
});
