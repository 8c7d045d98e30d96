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
  await row.getByRole('button', { name: 'Publish…' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish “Delivery study”' });
  await publishing.getByRole('switch', { name: 'Your name' }).click();
  await shootThemes(page, 'template-publish');
  await publishing.getByRole('button', { name: 'Publish template' }).click();
  await page.getByText('Template “Delivery study” published').waitFor();
  await row.getByText(/in the gallery$/).waitFor();
  await page.getByRole('tab', { name: 'Community' }).click();
  const published = page
    .getByRole('list', { name: 'Gallery' })
    .getByRole('listitem')
    .filter({ hasText: 'Delivery study' });
  await published.getByText(/published by Robin/).waitFor();
  await shootThemes(page, 'template-gallery');
  await published.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('No published templates yet').waitFor();
  await page.getByRole('tab', { name: 'Workspace' }).click();
  await row.getByRole('button', { name: 'Publish…' }).waitFor();
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

test('a note is saved as a template, and an empty note, a new note and the settings offer it', async () => {
  const { page } = robin;
  const { origin } = new URL(product.signInLink);
  await page.goto(`${origin}/projects`);
  await page.getByRole('table').getByRole('link', { name: 'Delivery day' }).click();
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await page.getByRole('button', { name: 'Start from a template' }).first().click();
  const choosing = page.getByRole('dialog', { name: 'Choose a template' });
  await choosing.getByRole('searchbox', { name: 'Find a template' }).fill('usability');
  await shootThemes(page, 'template-choose');
  await choosing.getByRole('button', { name: /^Usability test/ }).click();
  const text = page.getByRole('textbox', { name: /^Text of/ });
  await text.getByRole('heading', { name: 'Task 1' }).waitFor();
  const title = page.getByRole('textbox', { name: 'Note title' });
  await title.fill('Van visit');
  await title.press('Enter');

  await page.getByRole('button', { name: 'Note actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as template' });
  await saving.getByRole('textbox', { name: 'Title' }).fill('Ride along');
  await saving.getByRole('textbox', { name: 'Description' }).fill('A day in the van');
  await shootThemes(page, 'template-save-note');
  await saving.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Template saved').waitFor();

  await page.goto(`${origin}/settings/templates`);
  await page.getByRole('navigation', { name: 'Templates' }).getByRole('link', { name: 'Notes' }).click();
  await page.getByRole('link', { name: 'Ride along' }).click();
  await page.getByRole('heading', { name: 'Task 1' }).waitFor();
  await shootThemes(page, 'template-note');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await editor.getByRole('heading', { name: 'Task 1' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' in the van');
  await shootThemes(page, 'template-edit');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('document').getByRole('heading', { name: 'Task 1 in the van' }).waitFor();

  await page.goto(`${origin}/projects`);
  await page.getByRole('table').getByRole('link', { name: 'Delivery day' }).click();
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await page.getByRole('button', { name: 'New note' }).first().click();
  const offer = page.getByRole('region', { name: 'Templates' });
  await offer.getByRole('button', { name: 'Ride along' }).waitFor();
  await page.keyboard.press('Escape');
  await shootThemes(page, 'template-offer');
  await offer.getByRole('button', { name: 'Ride along' }).click();
  await text.getByRole('heading', { name: 'Task 1 in the van' }).waitFor();
  await offer.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Ride along' }).waitFor();
});

test('a template is written by hand, and a project starts from one of the workspace', async () => {
  const { page } = robin;
  const { origin } = new URL(product.signInLink);
  await page.goto(`${origin}/settings/templates/insights`);
  await page.getByRole('button', { name: 'Write template' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Decision');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('## What we decided');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('document').getByRole('heading', { name: 'What we decided' }).waitFor();
  await page.getByRole('button', { name: 'Use template' }).click();
  const using = page.getByRole('dialog', { name: 'Use template' });
  await using.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'First week with Larkspur' });
  await using.getByRole('button', { name: 'Create insight' }).click();
  await page
    .getByRole('textbox', { name: /^Text of/ })
    .getByRole('heading', { name: 'What we decided' })
    .waitFor();

  await page.goto(`${origin}/settings/templates/insights`);
  await page.getByRole('tab', { name: 'Community' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Persona' })
    .getByRole('button', { name: 'Preview' })
    .click();
  await page
    .getByRole('dialog', { name: 'Persona' })
    .getByRole('heading', { name: 'What they need' })
    .waitFor();
  await shootThemes(page, 'template-preview');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Manual' }).click();
  await page.getByRole('link', { name: 'Decision' }).waitFor();

  await page.goto(`${origin}/projects`);
  await page.getByRole('table').getByRole('link', { name: 'Delivery day' }).click();
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as template' });
  await saving.getByRole('textbox', { name: 'Title' }).fill('Van study');
  await saving.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Template saved').waitFor();
  await page.goto(`${origin}/projects/new`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Vans in autumn');
  await page.getByRole('radio', { name: 'Van study' }).check({ force: true });
  await shootThemes(page, 'template-new-project');
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vans in autumn' }).waitFor();
});
