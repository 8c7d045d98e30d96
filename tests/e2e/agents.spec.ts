import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { callsTool, openScriptedModel, says, type ScriptedModel } from '#tests/support/scripted-model.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let model: ScriptedModel;
let robin: Person;

const said = [
  'We export the board every Friday for the steering group.',
  'The export took 15 minutes and it did not keep the tags.',
  'In the end I gave up on the export and took screenshots.',
];
const question = 'Why did people give up on the export?';

beforeAll(async () => {
  model = await openScriptedModel();
  [product, browser] = await Promise.all([
    startProduct({ HARK_AI_URL: model.url, HARK_AI_MODEL: 'scripted-1' }),
    openBrowser(),
  ]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  const { createProject } = await askAs(
    robin.page,
    'mutation { createProject(input: { title: "Export study" }) { id } }',
  );
  const content = JSON.stringify({
    type: 'doc',
    content: said.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const { createNote } = await askAs(
    robin.page,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: createProject.id, title: 'Interview with Amara', content } },
  );
  await eventually('the note is found', () => isFound(robin.page, createNote.id));
  await switchGeneration(false);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await model.close();
});

async function isFound(page: Page, id: string): Promise<boolean> {
  const { search } = await askAs(
    page,
    `query { search(options: { query: { method: FULL_TEXT, value: "screenshots" } }, limit: 10, offset: 0) {
      items { id } } }`,
  );
  return search.items.some((item: { id: string }) => item.id === id);
}

async function switchGeneration(on: boolean): Promise<void> {
  await askAs(
    robin.page,
    'mutation ($on: Boolean!) { updateModelSettings(input: { generationEnabled: $on }) { generationEnabled } }',
    { on },
  );
}

async function goBackToAgent(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Export report' })
    .click();
  await page.getByRole('button', { name: 'Run now' }).waitFor();
}

test('an agent is made, tried, run, and its document opened', async () => {
  const { page } = robin;
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await page.getByRole('heading', { name: 'No agents yet' }).waitFor();
  await shoot(page, 'agents-empty');
  await page.getByRole('button', { name: 'Create an agent' }).click();
  await page.getByLabel('Name').fill('Export report');
  await page.getByLabel('Prompt').fill(question);
  await page.getByLabel('Repeats').selectOption('weekdays');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByRole('button', { name: 'Create agent' }).click();
  await page.getByText('Choose the project that documents are created in').waitFor();
  await page.getByLabel('In the project').selectOption({ label: 'Export study' });
  await page.getByLabel('Reads').selectOption('Project');
  await page.getByRole('combobox', { name: 'Projects' }).selectOption({ label: 'Export study' });
  await page.getByRole('button', { name: 'Remove Export study' }).waitFor();
  await shootThemes(page, 'agent-form');
  await page.getByRole('button', { name: 'Create agent' }).click();
  await page.getByText('Every weekday at 09:00 (Europe/Berlin)').waitFor();
  await page.getByText('No runs yet.').waitFor();

  await page.getByRole('button', { name: 'Dry run' }).click();
  await page.getByText('Nothing was created or sent.').waitFor();
  await page.getByText('Would create the insight').waitFor();
  await page.getByText('Quotes, chosen without a language model').waitFor();
  await shoot(page, 'agent-dry-run');

  await goBackToAgent(page);
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByText('Created the insight').waitFor();
  await page
    .getByText(said[2] ?? '')
    .first()
    .waitFor();
  await shootThemes(page, 'agent-run');
  await page.getByRole('heading', { name: 'Document' }).waitFor();
  await page.getByRole('link', { name: /^Export report, / }).click();
  await page.getByText('quotes chosen without a language model').waitFor();
  await page
    .getByText(said[2] ?? '')
    .first()
    .waitFor();
  await shoot(page, 'agent-document');
});

test('with a language model it gathers, writes and shows what it read', async () => {
  const { page } = robin;
  await switchGeneration(true);
  model.answer(
    callsTool('search', { query: question }),
    says('DONE'),
    says('One participant gave up on the export and took screenshots [1.3].'),
  );
  await page.goto(new URL('/agents', product.signInLink).href);
  await page.getByRole('link', { name: 'Export report' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByText('each sentence checked against its sources').waitFor();
  await page.getByText('scripted-1').first().waitFor();
  const log = page.getByRole('list').filter({ hasText: 'Search' }).last();
  await log.getByRole('link', { name: 'Interview with Amara' }).first().waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  await shoot(page, 'agent-run-with-model');

  await goBackToAgent(page);
  await page.getByRole('table', { name: 'Runs' }).getByText('Dry run').waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await page.getByText('Paused', { exact: true }).first().waitFor();
  await shootThemes(page, 'agent-page');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete agent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete agent' }).click();
  await page.getByRole('heading', { name: 'No agents yet' }).waitFor();
});
