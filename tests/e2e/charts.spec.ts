import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let chartsUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  const { page } = robin;
  await page.goto(product.signInLink);
  await page.getByText('Larkspur Kitchens').first().waitFor();
  await page.getByRole('link', { name: 'Delivery day' }).first().click();
  await page.waitForURL(/\/projects\//);
  chartsUrl = `${page.url().replace(/(\/projects\/[^/#?]+).*$/, '$1')}/charts`;
});
beforeEach(async () => {
  await robin.page.goto(chartsUrl);
  // The chart that was looked at last comes back.
  await robin.page.getByLabel('What each item represents').selectOption({ label: 'By tag' });
  await robin.page.getByRole('img', { name: /by tag: Delivery day/ }).waitFor();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** The figures of the table beside the picture, by name. */
async function figures(page: Page): Promise<Record<string, number>> {
  const rows = page.locator('tbody tr:has(> td:first-child)');
  const cells = await rows.evaluateAll((found) =>
    found.map(({ children }) => [children[0]?.textContent?.trim() ?? '', children[1]?.textContent ?? '']),
  );
  return Object.fromEntries(cells.map(([name, value]) => [name, Number(value?.replaceAll(',', ''))]));
}

describe('charts', () => {
  test('are drawn, narrowed by a filter that can be kept, and lead to the evidence', async () => {
    const { page } = robin;
    const before = await figures(page);
    const [name = ''] = Object.keys(before);

    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByLabel('Field').selectOption({ label: 'Tags' });
    await page.getByLabel('Operator').selectOption('is one of');
    await page.getByRole('combobox', { name: 'Value' }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await page.getByLabel('Filter name').fill('Only the first');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Only the first', exact: true }).waitFor();
    await shoot(page, 'chart-filter');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await figures(page))[name]).toBe(before[name]);
    expect(page.url()).toContain('filter=');

    await page.getByRole('table').getByRole('button', { name, exact: true }).click();
    const evidence = page.getByRole('dialog', { name });
    await evidence.getByRole('link').first().waitFor();
    expect(await evidence.getByRole('link').count()).toBe(before[name]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Only the first', exact: true }).click();
    await expect.poll(() => page.url()).toContain('filter=');
  });

  test('of groups lead to the evidence too', async () => {
    const { page } = robin;
    await page.getByLabel('What each item represents').selectOption({ label: 'By tag group' });
    await page.getByRole('img', { name: /by tag group: Delivery day/ }).waitFor();
    // One line for each group, no groups of lines.
    await expect.poll(() => page.locator('tbody th').count()).toBe(0);
    const counted = await figures(page);
    const [name = ''] = Object.keys(counted);
    await page.getByRole('table').getByRole('button', { name, exact: true }).click();
    const evidence = page.getByRole('dialog', { name });
    await expect.poll(() => evidence.getByRole('link').count()).toBe(counted[name]);
  });

  test('compare tags by a field, and every figure leads to what it counts', async () => {
    const { page } = robin;
    await addFields(page);
    await page.reload();
    const compare = page.getByLabel('Compare by');
    const choices = compare.getByRole('option');
    await expect
      .poll(() => choices.allTextContents())
      .toEqual(['Compare by…', 'Note: Visit', 'Contact: Household']);
    await compare.selectOption({ label: 'Contact: Household' });
    const table = page.getByRole('table', { name: 'Highlights by Contact: Household' });
    await table.getByRole('columnheader', { name: 'Family' }).waitFor();
    await shootThemes(page, 'chart-compared');
    const figure = table.getByRole('button').first();
    const count = Number(await figure.textContent());
    await figure.click();
    const evidence = page.getByRole('dialog');
    await expect.poll(() => evidence.getByRole('link').count()).toBe(count);
    await page.keyboard.press('Escape');
    const csv = readFileSync((await download(page, 'CSV')).path, 'utf8');
    expect(csv).toMatch(/^Name,Group,.*,All/);
    await compare.selectOption('');
    await table.waitFor({ state: 'detached' });
  });

  test('open from a link as they were, whatever the reader left', async () => {
    const { page, context } = robin;
    await page.getByLabel('Measure').selectOption({ label: 'Characters of text' });
    await page.getByLabel('What each item represents').selectOption({ label: 'By tag group' });
    await page.getByRole('img', { name: /by tag group: Delivery day/ }).waitFor();
    await expect.poll(() => page.locator('tbody th').count()).toBe(0);
    await page.getByLabel('Chart type').selectOption({ label: 'Pie' });
    await page.getByLabel('Date range').selectOption({ label: 'This year' });
    const hide = page.getByRole('button', { name: /^Hide / }).first();
    const name = (await hide.getAttribute('aria-label'))?.replace('Hide ', '') ?? '';
    await hide.click();
    await page.getByRole('button', { name: `Show ${name}` }).waitFor();
    const link = page.url();
    await page.goto(chartsUrl);
    await page.getByLabel('Measure').selectOption({ label: 'Highlights' });
    await page.getByLabel('Chart type').selectOption({ label: 'Bars' });
    const reader = await context.newPage();
    await reader.goto(link);
    await reader.getByRole('button', { name: `Show ${name}` }).waitFor();
    const chosen = ['Measure', 'What each item represents', 'Chart type', 'Date range'].map((label) =>
      reader.getByLabel(label).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label),
    );
    expect(await Promise.all(chosen)).toEqual(['Characters of text', 'By tag group', 'Pie', 'This year']);
    await reader.close();
    await page.getByRole('button', { name: `Show ${name}` }).click();
  });

  test('are drawn in other shapes and saved as CSV and PNG', async () => {
    const { page } = robin;
    for (const shape of ['Pie', 'Radar', 'Over time', 'Bars', 'Treemap']) {
      await page.getByLabel('Chart type').selectOption({ label: shape });
      await page.getByRole('img', { name: /by tag: Delivery day/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await shootThemes(page, `chart-${shape.toLowerCase().replace(' ', '-')}`);
    }
    const csv = readFileSync((await download(page, 'CSV')).path, 'utf8');
    expect(csv).toMatch(/^Name,Group,/);
    for (const [name, value] of Object.entries(await figures(page))) {
      expect(csv).toContain(name);
      expect(csv).toContain(`,${value}`);
    }
    const png = await download(page, 'PNG');
    expect(png.name).toMatch(/\.png$/);
    expect(readFileSync(png.path).subarray(1, 4).toString()).toBe('PNG');
  });
});

async function download(page: Page, kind: string): Promise<{ name: string; path: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const file = await started;
  return { name: file.suggestedFilename(), path: await file.path() };
}

/** A field of notes, and one of contacts that says something of everyone who takes part. */
async function addFields(page: Page): Promise<void> {
  const add = 'mutation ($input: CreateFieldInput!) { createField(input: $input) { id options { id } } }';
  await askAs(page, add, {
    input: { owner: 'NOTE', projectId: await projectIdOf(page), label: 'Visit', type: 'BOOLEAN' },
  });
  const options = ['Family', 'Couple', 'Alone'].map((label) => ({ label }));
  const { createField: field } = await askAs(page, add, {
    input: { owner: 'PERSON', label: 'Household', type: 'SELECT', options },
  });
  const { people } = await askAs(page, '{ people(first: 50) { items { id } } }');
  const cells = people.items.map(({ id }: { id: string }, n: number) => ({
    objectId: id,
    fieldId: field.id,
    value: field.options[n % 3].id,
  }));
  await askAs(
    page,
    'mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) { values { id } } }',
    { cells },
  );
}

async function projectIdOf(page: Page): Promise<string> {
  const { projects } = await askAs(page, '{ projects(first: 20) { items { id title } } }');
  return projects.items.find(({ title }: { title: string }) => title === 'Delivery day').id;
}
