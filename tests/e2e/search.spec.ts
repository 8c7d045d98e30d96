import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let origin: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  origin = new URL(product.signInLink).origin;
});
beforeEach(async () => {
  await robin.page.goto(`${origin}/home`);
  await robin.page.getByRole('heading', { level: 1 }).first().waitFor();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe('search', () => {
  test('finds as it is typed, marks the words, and says how many there are of each kind', async () => {
    const { page } = robin;
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Search', exact: true });
    await box.waitFor();
    await box.pressSequentially('deliver');
    await page
      .locator('mark', { hasText: /deliver/i })
      .first()
      .waitFor();
    await expectCount(page.getByRole('tab', { name: /^Notes/ }), 1);
    await page.waitForURL(/\/search#q=deliver/);
    await shoot(page, 'search-list');
    await page.getByRole('button', { name: 'Grid' }).click();
    await shoot(page, 'search-grid');
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('tab', { name: /^Projects/ }).click();
    await page.getByRole('link', { name: 'Delivery day' }).last().waitFor();
  });

  test('from home, words are searched and a question is asked', async () => {
    const { page } = robin;
    const box = page.getByRole('searchbox', { name: 'Search or ask' });
    await box.fill('deliver');
    await box.press('Enter');
    await page.waitForURL(/\/search#q=deliver/);
    await page.goto(`${origin}/home`);
    await box.fill('Why do people pause their box?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.waitForURL(/mode=FollowUp/);
    await page.getByText('Quotes, chosen without a language model').waitFor();
    await shoot(page, 'ask-from-home');
  });

  test('arrows go through the results, Enter opens one beside them, at what was found', async () => {
    const { page } = robin;
    await page.goto(`${origin}/search#q=late`);
    await page.getByRole('tab', { name: /^Notes/ }).click();
    // The results of the tab before stay until those of this one are there.
    await expect.poll(() => page.locator('[data-search-result]').evaluateAll(areNotes)).toBe(true);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('ArrowDown');
    const title = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    const peek = page
      .getByRole('dialog')
      .or(page.getByRole('complementary'))
      .filter({ hasText: title ?? '' });
    await peek.first().waitFor();
    await page.locator('.found').first().waitFor();
    await shoot(page, 'search-peek');
    await page.keyboard.press('Escape');
  });

  test('a mistyped word is put right, a filter narrows, nothing found says so', async () => {
    const { page } = robin;
    await page.goto(`${origin}/search`);
    const box = page.getByRole('searchbox', { name: 'Search', exact: true });
    await box.fill('delivrey');
    await page.getByRole('button', { name: /deliver/ }).click();
    expect(await box.inputValue()).toMatch(/^deliver/);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await box.fill('qqqqzzzz');
    await page.getByRole('heading', { name: 'No results' }).waitFor();
    await box.fill('a '.repeat(70));
    await page.getByRole('alert').waitFor();
    await shoot(page, 'search-nothing');
  });

  test('Enter in the box keeps the list of what was typed', async () => {
    const { page } = robin;
    await page.goto(`${origin}/search#q=late`);
    await page.locator('[data-search-result]').first().waitFor();
    const box = page.getByRole('searchbox', { name: 'Search', exact: true });
    await box.fill('price');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search#q=price/);
    // The tag about prices.
    await expect.poll(() => page.locator('[data-search-result]').first().textContent()).toContain('Money');
    expect(new URL(page.url()).pathname).toBe('/search');
  });

  test('the filter form narrows what is found; meaning is offered only where there is a model', async () => {
    const { page } = robin;
    await page.goto(`${origin}/search#q=deliver`);
    const found = page.locator('[data-search-result]');
    await found.first().waitFor();
    expect(await page.getByLabel('Search by').count()).toBe(0);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByLabel('Field').selectOption({ label: 'Project' });
    await page.getByLabel('Operator').selectOption('is one of');
    await page.getByRole('combobox', { name: 'Value' }).fill('Delivery');
    await page.getByRole('option', { name: /Delivery day/ }).click();
    await shoot(page, 'search-filter');
    await page.getByRole('button', { name: 'Clear', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Notes/ }).click();
    await expect.poll(() => found.evaluateAll(areNotes)).toBe(true);
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  test('the palette finds notes and leads to the whole search', async () => {
    const { page } = robin;
    await page.getByRole('button', { name: 'Jump to…' }).click();
    await page.getByRole('combobox').fill('deliv');
    await page.locator('[role=option][data-source=ProjectItem]').first().waitFor();
    await page.locator('[role=option][data-source=QuickItem]').first().waitFor();
    await shoot(page, 'search-palette');
    // After an @, somebody the research is about as well as a member.
    await page.getByRole('combobox').fill('@dal');
    await page.getByRole('option', { name: /^Dalia/ }).waitFor();
    await page.getByRole('combobox').fill('deliv');
    await page.getByRole('option', { name: /^Search everything for/ }).click();
    await page.waitForURL(/\/search#q=deliv/);
  });

  test('an admin has everything read anew', async () => {
    const { page } = robin;
    await page.goto(`${origin}/settings`);
    await page.getByRole('button', { name: 'Rebuild search' }).click();
    await page.getByText('Last built now').waitFor();
    await page.getByRole('button', { name: 'Rebuild search' }).waitFor();
    await shoot(page, 'search-rebuild');
  });

  test('on a phone and in the dark nothing sticks out', async () => {
    const phone = await newPerson(browser, { width: 390, dark: true });
    await phone.context.addCookies(await robin.context.cookies());
    await phone.page.goto(`${origin}/search#q=delivery`);
    await phone.page.locator('mark').first().waitFor();
    await shoot(phone.page, 'search-narrow-dark');
    const isTooWide = await phone.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
    expect(phone.problems).toEqual([]);
    await phone.context.close();
  });
});

async function expectCount(tab: { textContent(): Promise<string | null> }, least: number): Promise<void> {
  const count = Number(/(\d+)$/.exec((await tab.textContent()) ?? '')?.[1] ?? 0);
  expect(count).toBeGreaterThanOrEqual(least);
}

function areNotes(results: Element[]): boolean {
  const links = results.map((result) => result.closest('a') ?? result.querySelector('a'));
  return links.length > 0 && links.every((link) => link?.getAttribute('href')?.startsWith('/data/'));
}
