import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { showWideAndNarrow } from './support/show-wide-and-narrow.ts';

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

describe('the model settings', () => {
  test('an admin opens them from the settings, and switches generation off and on', async () => {
    const { page } = robin;
    await page.goto(`${new URL(product.signInLink).origin}/settings`);
    const settings = page.getByRole('navigation', { name: 'Settings' });
    await settings.getByRole('link', { name: 'AI models' }).click();
    await page.getByRole('heading', { level: 1, name: 'AI models' }).waitFor();
    const generation = page.getByRole('switch', { name: 'Generate text with AI' });
    await expect.poll(() => generation.isChecked()).toBe(true);
    await generation.click();
    await expect.poll(() => generation.isChecked()).toBe(false);
    await page.reload();
    await generation.waitFor();
    expect(await generation.isChecked()).toBe(false);
    await generation.click();
    await expect.poll(() => generation.isChecked()).toBe(true);
  });

  test('a service without its address is refused, and saved with it', async () => {
    const page = await openModels();
    await page.getByLabel('Provider').selectOption({ label: 'OpenAI-compatible service' });
    await page.getByLabel('Model', { exact: true }).fill('larkspur-small');
    await page.getByRole('button', { name: 'Save model' }).click();
    await page.getByRole('alert').getByText('Enter the address of the service').waitFor();
    await shoot(page, 'models-no-address');
    await page.getByRole('textbox', { name: 'Address' }).fill('https://models.example.com/v1');
    await page.getByLabel('Key', { exact: true }).fill('secret-key');
    await page.getByRole('button', { name: 'Save model' }).click();
    await page.getByText('Model settings saved').waitFor();
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Address' }).inputValue())
      .toBe('https://models.example.com/v1');
    expect(await page.getByLabel('Key', { exact: true }).inputValue()).toBe('');
    await page.getByText('A key is stored. Leave this empty to keep it.').waitFor();
  });

  test('an address typed for one service isn’t used for the next', async () => {
    const page = await openModels();
    await page.getByLabel('Provider').selectOption({ label: 'OpenAI-compatible service' });
    await page.getByRole('textbox', { name: 'Address' }).fill('not an address');
    await page.getByLabel('Provider').selectOption({ label: 'OpenAI' });
    await page.getByLabel('Key', { exact: true }).fill('another-key');
    await page.getByRole('button', { name: 'Save model' }).click();
    await page.getByText('A key is stored. Leave this empty to keep it.').waitFor();
    expect(await page.getByLabel('Key', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('Provider').selectOption({ label: 'Ollama' });
    expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('');
  });

  test('a budget is saved', async () => {
    const page = await openModels();
    const budget = page.getByLabel('Tokens per month');
    await budget.fill('a lot');
    await page.getByRole('button', { name: 'Save budget' }).click();
    await page.getByText('The budget must be a whole number of tokens').waitFor();
    await budget.fill('250000');
    await page.getByRole('button', { name: 'Save budget' }).click();
    await page.getByText('Budget saved').waitFor();
    await page.reload();
    await expect.poll(() => budget.inputValue()).toBe('250000');
  });

  test('they look right in both themes, wide and narrow', async () => {
    await showWideAndNarrow(robin.context, 'models', async (page) => {
      await page.goto(`${new URL(product.signInLink).origin}/settings/models`);
      await page.getByLabel('Tokens per month').waitFor();
    });
  });
});

async function openModels(): Promise<Page> {
  const { page } = robin;
  await page.goto(`${new URL(product.signInLink).origin}/settings/models`);
  await page.getByLabel('Tokens per month').waitFor();
  return page;
}
