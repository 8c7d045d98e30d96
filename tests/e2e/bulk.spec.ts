import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addView } from './support/add-view.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let page: Page;
let notesUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  ({ page } = robin);
  await page.goto(product.signInLink);
  await page.getByText('Larkspur Kitchens').first().waitFor();
  const { createProject } = await askAs(
    page,
    'mutation { createProject(input: { title: "Bulk work" }) { id } }',
  );
  await addVisits(createProject.id, 120);
  notesUrl = `${new URL(product.signInLink).origin}/projects/${createProject.id}/notes`;
});
beforeEach(async () => {
  await page.goto(notesUrl);
  await page.getByRole('grid').getByText('Visit 120').waitFor();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Newest first in the table; three of the last have a highlight each. */
async function addVisits(projectId: string, count: number): Promise<void> {
  const notes = Array.from({ length: count }, (_, at) => `Visit ${String(at + 1).padStart(3, '0')}`);
  await page.evaluate(
    async ([project, titles]) => {
      const { token } = await (await fetch('/api/auth/token', { method: 'POST' })).json();
      const send = async (query: string, input: object) => {
        const answer = await fetch('/api/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query, variables: { input } }),
        });
        const { data, errors } = await answer.json();
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      };
      const text = [{ type: 'text', text: 'The export is slow' }];
      const content = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: text }] });
      for (const title of titles) {
        const { createNote } = await send(
          'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
          { projectId: project, title, content },
        );
        if (/11[678]$/.test(title))
          await send('mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }', {
            objectType: 'NOTE',
            objectId: createNote.id,
            quote: { text: 'slow' },
          });
      }
    },
    [projectId, notes] as const,
  );
}

const row = (name: string) => page.getByRole('grid').getByRole('checkbox', { name: `Select ${name}` });
const bar = () => page.getByRole('toolbar', { name: 'Actions for the selection' });
const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();

async function selectThree(): Promise<void> {
  await row('Visit 118').click();
  await row('Visit 116').click({ modifiers: ['Shift'] });
  await bar().getByText('3 notes selected').waitFor();
}

test('Shift selects from the last ticked row, also through rows that were never on screen', async () => {
  await row('Visit 120').click();
  await row('Visit 120').click();
  await selectThree();
  expect(await row('Visit 117').isChecked()).toBe(true);
  expect(await row('Visit 119').isChecked()).toBe(false);
  await shootThemes(page, 'bulk-notes');
  await page.keyboard.press('Escape');

  await row('Visit 119').click();
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight }));
  await row('Visit 002').click({ modifiers: ['Shift'] });
  await bar().getByText('118 notes selected').waitFor();
});

test('tags, a participant, an export and an insight for what is selected, with one undo each', async () => {
  await selectThree();
  await bar().getByRole('button', { name: 'Tag highlights' }).click();
  await page.getByRole('combobox', { name: 'Tag all highlights of the selected notes' }).fill('Slow export');
  await page.keyboard.press('Enter');
  await page.getByText('Added “Slow export” to 3 highlights in 3 notes').waitFor();
  await undo();

  await selectThree();
  await bar().getByRole('button', { name: 'Add participant' }).click();
  await page.getByRole('combobox', { name: 'Contact' }).fill('Newton Bulk');
  await page.getByRole('option', { name: /Create “Newton Bulk”/ }).click();
  await page.getByText('Added Newton Bulk to 3 notes').waitFor();
  const notesOf = async () => {
    const { people } = await askAs(
      page,
      '{ people(search: "Newton Bulk", first: 1) { items { noteCount } } }',
    );
    return people.items[0].noteCount;
  };
  expect(await notesOf()).toBe(3);
  await undo();
  await expect.poll(notesOf).toBe(0);

  await selectThree();
  await bar().getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Notes and their fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export 3 notes' });
  const file = dialog.getByRole('link', { name: /^Download/ });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  expect(text.match(/Visit \d+/g)).toEqual(['Visit 116', 'Visit 117', 'Visit 118']);
  await page.keyboard.press('Escape');

  await bar().getByRole('button', { name: 'New insight' }).click();
  await page.waitForURL(/\/insights\//);
  await page.getByText('Visit 117').first().waitFor();
});

test('renaming a view selects its old name', async () => {
  await addView(page, 'List');
  await page.getByRole('button', { name: 'View actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename view' }).waitFor();
  await page.keyboard.type('By visit');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'By visit', exact: true }).waitFor();
});
