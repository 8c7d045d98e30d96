import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let origin: string;
let projectUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  origin = new URL(product.signInLink).origin;
  await robin.page.goto(`${origin}/projects`);
  await robin.page.getByRole('link', { name: 'Delivery day' }).last().click();
  await robin.page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
  projectUrl = robin.page.url();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const types = [
  ['Remark', 'Text', 'Said it twice', 'Said it twice'],
  ['Stops', 'Number', '1250', '1250'],
  ['Score', 'NPS score', '9', '9 · Promoter'],
  ['Contact', 'E-mail', 'Ann@Example.com', 'ann@example.com'],
  ['Hotline', 'Phone', '+49 30 1234', '+49 30 1234'],
  ['Site', 'Web address', 'example.com/a', 'example.com/a'],
] as const;

test(
  'fields, from the settings to a filled note',
  inSteps(async (step) => {
    await step('every type is made in the settings of a project', async () => {
      const { page } = robin;
      await page.goto(`${projectUrl}/settings/note-fields`);
      for (const [label, type] of types) await makeField(page, label, type);
      await makeField(page, 'Day', 'Date');
      await makeField(page, 'Signed', 'Yes or no');
      await makeField(page, 'Drivers', 'People');
      await makeField(page, 'Mood', 'Select', 'Good\nBad\nUgly');
      const rows = page.getByRole('list', { name: 'Note fields' }).getByRole('listitem');
      expect(await rows.count()).toBe(10);
      await shoot(page, 'fields-settings');
    });

    await step('fields are put in order by keyboard', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'Move Mood' }).focus();
      await page.keyboard.press('Space');
      await page.locator('li[data-dragging]').waitFor();
      await page.keyboard.press('ArrowUp');
      await page.getByText('Mood is over position 9 of 10.').waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      const rows = page.getByRole('list', { name: 'Note fields' }).getByRole('listitem');
      await expect.poll(() => rows.nth(8).textContent(), { timeout: 5000 }).toContain('Mood');
      await page.reload();
      await rows.first().waitFor();
      expect(await rows.nth(8).textContent()).toContain('Mood');
    });

    await step('a note is filled by keyboard, each type with its own editor', async () => {
      const { page } = robin;
      await page.goto(`${projectUrl}/notes`);
      await page.getByRole('button', { name: 'New note' }).first().click();
      await page.waitForURL(/\/view\//);
      await page.getByRole('tab', { name: 'Fields' }).click();
      for (const [label, , typed, shown] of types) {
        await fill(page, label, typed);
        await valueOf(page, label).getByText(shown, { exact: true }).waitFor();
      }
      await open(page, 'Day');
      await page.keyboard.type('02282026');
      await page.keyboard.press('Enter');
      await valueOf(page, 'Day').getByText(/2026/).waitFor();
      await open(page, 'Signed');
      await page.keyboard.press('y');
      await page.keyboard.press('Enter');
      await valueOf(page, 'Signed').getByText('Yes').waitFor();
      await open(page, 'Mood');
      await page.keyboard.type('go');
      await page.keyboard.press('Enter');
      await valueOf(page, 'Mood').getByText('Good').waitFor();
      await open(page, 'Drivers');
      await page.keyboard.type('Dalia');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove Dalia Ferreira' }).waitFor();
      await page.keyboard.press('Escape');
      await valueOf(page, 'Drivers').getByText('Dalia Ferreira').waitFor();
      await shoot(page, 'note-fields-filled');
      await page.reload();
      await page.getByRole('tab', { name: 'Fields' }).click();
      await valueOf(page, 'Score').getByText('9 · Promoter').waitFor();
    });

    await step('a bad value is refused beside its field; undo restores what was there', async () => {
      const { page } = robin;
      await fill(page, 'Stops', 'many');
      await page.getByText('Enter a number').waitFor();
      await shoot(page, 'note-field-refused');
      await page.keyboard.press('Escape');
      await fill(page, 'Score', '3');
      await valueOf(page, 'Score').getByText('3 · Detractor').waitFor();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await valueOf(page, 'Score').getByText('9 · Promoter').waitFor();
    });

    await step('deleting an option says where it is used and can be undone', async () => {
      const { page } = robin;
      const noteUrl = page.url();
      await page.goto(`${projectUrl}/settings/note-fields`);
      await page.getByRole('button', { name: 'Actions for Mood' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Delete Good' }).click();
      await page.getByText('It’s used on 1 note.').waitFor();
      await shoot(page, 'field-option-delete');
      await page.getByRole('button', { name: 'Delete option' }).click();
      await page.getByRole('button', { name: 'Delete Good' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await page.getByRole('button', { name: 'Delete Good' }).waitFor();
      await shoot(page, 'field-options');
      await page.goto(noteUrl);
      await page.getByRole('tab', { name: 'Fields' }).click();
      await valueOf(page, 'Mood').getByText('Good').waitFor();
    });
  }),
);

test('the sample’s survey is answered beside its fields, also on a phone in the dark', async () => {
  const { page, context } = await newPerson(browser, { width: 390, dark: true });
  await context.addCookies(await robin.context.cookies());
  await page.goto(`${origin}/projects`);
  await page.getByRole('main').getByRole('link', { name: 'Why people pause their box' }).first().click();
  await page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Dalia Ferreira/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await page.getByLabel('From a friend').check();
  await expect.poll(() => page.getByLabel('I found it by chance').isChecked(), { timeout: 5000 }).toBe(false);
  await shoot(page, 'note-fields-phone');
  await context.close();
});

async function makeField(page: Page, label: string, type: string, options?: string): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).first().click();
  await page.getByLabel('Name').fill(label);
  await page.getByLabel('Type').selectOption({ label: type });
  if (options !== undefined) await page.getByLabel('Options').fill(options);
  await page.getByRole('button', { name: 'Create field' }).click();
  await page.getByRole('button', { name: `Actions for ${label}` }).waitFor();
}

function valueOf(page: Page, label: string) {
  return page.locator('dl > div', { has: page.locator('dt', { hasText: label }) }).locator('dd');
}

async function open(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).focus();
  await page.keyboard.press('Enter');
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await open(page, label);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
