import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScriptedModel, says, sounds, type ScriptedModel } from '#tests/support/scripted-model.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { showWideAndNarrow } from './support/show-wide-and-narrow.ts';

let product: Product;
let browser: Browser;
let model: ScriptedModel;
let robin: Person;
let projectId = '';

const said = [
  'What is the biggest problem with the export today?',
  'The export takes 15 minutes and it is really frustrating when it breaks.',
  'We lose time every week because the export loses all tags.',
  'What would you change about the export?',
  'I wish it could keep the tags automatically.',
  'Our contract ends in December, so it has to work before that.',
];

beforeAll(async () => {
  model = await openScriptedModel();
  [product, browser] = await Promise.all([
    startProduct({
      HARK_AI_URL: model.url,
      HARK_AI_MODEL: 'scripted-1',
      HARK_SUMMARIES_AFTER: '1',
      SPEECH_URL: model.url,
    }),
    openBrowser(),
  ]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  ({
    createProject: { id: projectId },
  } = await askAs(robin.page, 'mutation { createProject(input: { title: "Export study" }) { id } }'));
  await setMode('Suggest', projectId);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await model.close();
});

async function switchGeneration(on: boolean): Promise<void> {
  await askAs(
    robin.page,
    'mutation ($on: Boolean!) { updateModelSettings(input: { generationEnabled: $on }) { generationEnabled } }',
    { on },
  );
}

async function setMode(mode: string, project: string): Promise<void> {
  await askAs(
    robin.page,
    `mutation ($mode: AiMode, $projectId: ID) {
      setSuggestionMode(feature: Summarize, mode: $mode, projectId: $projectId) { summarize } }`,
    { mode, projectId: project },
  );
}

/** A note of its own for each test, once it can be found. */
async function openNote(page: Page, inProject = projectId): Promise<string> {
  const content = JSON.stringify({
    type: 'doc',
    content: said.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const { createNote } = await askAs(
    page,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: inProject, title: 'Interview with Amara', content } },
  );
  await expect.poll(() => isFound(page, createNote.id)).toBe(true);
  await page.goto(new URL(`/data/${createNote.id}`, product.signInLink).href);
  await page
    .getByText(said[5] ?? '')
    .first()
    .waitFor();
  const side = page.getByRole('tab', { name: 'Summary' });
  if ((await side.count()) === 0) await page.getByRole('button', { name: /^Comments/ }).click();
  await side.click();
  return createNote.id;
}

/** What is summarized is what the search index has read. */
async function isFound(page: Page, noteId: string): Promise<boolean> {
  const { search } = await askAs(
    page,
    'query ($options: SearchOptions!, $limit: Int) { search(options: $options, limit: $limit) { items { id } } }',
    { options: { query: { method: 'FULL_TEXT', value: 'export' }, types: ['NOTE'] }, limit: 50 },
  );
  return search.items.some(({ id }: { id: string }) => id === noteId);
}

/** A recording in which nobody speaks. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + seconds * rate, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([header, Buffer.alloc(seconds * rate, 128)]);
}

async function summarize(page: Page, framework: string, button = 'Summarize'): Promise<void> {
  await page.getByLabel('Framework').selectOption({ label: framework });
  await page.getByRole('button', { name: button, exact: true }).click();
}

describe('without a language model', () => {
  test('three frameworks quote the note, a quote opens its place, and an edit is kept', async () => {
    await switchGeneration(false);
    const { page } = robin;
    await openNote(page);
    await shoot(page, 'summary-start');
    await summarize(page, 'By question');
    await page.getByText('Key quotes, chosen without a language model').waitFor();
    await page.getByRole('heading', { name: /What would you change about the export/ }).waitFor();
    expect(model.asked).toHaveLength(0);
    await shoot(page, 'summary-by-question');
    await page.getByRole('button', { name: 'Regenerate summary' }).click();
    await summarize(page, 'Sales SPICED', 'Regenerate summary');
    await page.getByRole('heading', { name: 'Critical event' }).waitFor();
    await shoot(page, 'summary-spiced');
    await page.getByRole('button', { name: 'Regenerate summary' }).click();
    await summarize(page, 'Essential', 'Regenerate summary');
    await page.getByText('Essential', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Edit summary' }).click();
    const area = page.getByRole('textbox', { name: 'Summary' });
    await area.fill(`${await area.inputValue()}\n- Talk to Amara again on Monday.`);
    await page.getByRole('button', { name: 'Save summary' }).click();
    await page.getByText('Talk to Amara again on Monday.').waitFor();
    await page.getByRole('button', { name: 'History of summaries' }).click();
    const history = page.getByRole('dialog', { name: 'History of summaries' });
    await expect.poll(() => history.getByRole('listitem').count()).toBe(4);
    await shoot(page, 'summary-history');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Interview with Amara' }).first().click();
    await expect.poll(() => page.locator('.found-current').count()).toBeGreaterThan(0);
  });
});

describe('by itself', () => {
  async function addProject(page: Page): Promise<string> {
    const { createProject } = await askAs(
      page,
      'mutation { createProject(input: { title: "Automatic study" }) { id } }',
    );
    return createProject.id;
  }

  test('a note gets its summary when its text rests, an edit by hand stays, and Off offers none', async () => {
    await switchGeneration(false);
    const { page } = robin;
    const own = await addProject(page);
    await page.goto(new URL(`/projects/${own}/settings/transcription`, product.signInLink).href);
    await page
      .getByLabel('Summaries', { exact: true })
      .getByText('Workspace default (On)')
      .waitFor({ state: 'attached' });
    await shoot(page, 'summary-modes');
    await openNote(page, own);
    await page.getByText('Key quotes, chosen without a language model').waitFor();
    await shoot(page, 'summary-by-itself');
    await page.getByRole('button', { name: 'Edit summary' }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('Talk to Amara again on Monday.');
    await page.getByRole('button', { name: 'Save summary' }).click();
    await page.getByText('Talk to Amara again on Monday.').waitFor();
    await setMode('Off', own);
    await openNote(page, own);
    await page.getByText('Summaries are turned off for this project.').waitFor();
    expect(await page.getByRole('button', { name: 'Summarize', exact: true }).count()).toBe(0);
    await shoot(page, 'summary-off');
  });
});

describe('with a language model', () => {
  test('sentences are checked as they come, what nobody said is marked, and all of it is read aloud', async () => {
    await switchGeneration(true);
    model.answer(
      says(
        '## Pain\nThe export takes 15 minutes [1.2]. The export takes 45 minutes [1.2].\n## Critical event\nThe contract ends in December [1.6].\n',
        { everyMs: 20 },
      ),
    );
    const { page } = robin;
    await openNote(page);
    await summarize(page, 'Sales SPICED');
    await page.getByText('The contract ends in December.').waitFor();
    await page.getByText('No evidence found').waitFor();
    await page.getByRole('button', { name: 'Edit summary' }).waitFor();
    expect(await page.getByText('scripted-1').count()).toBe(1);
    await shoot(page, 'summary-model');
    model.answer(sounds(silence(20), { type: 'audio/wav' }));
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await page.locator('h4 [class*="spoken"]', { hasText: 'Pain' }).waitFor();
    expect(model.asked.at(-1)?.body['input']).toContain('The export takes 45 minutes. No evidence found.');
    await shoot(page, 'summary-listening');
    await page.getByRole('button', { name: 'Listen', exact: true, pressed: true }).press('Space');
    await page.getByRole('button', { name: 'Listen', exact: true, pressed: false }).waitFor();
    await page.getByRole('button', { name: 'Stop listening' }).press('Enter');
    await expect.poll(() => page.locator('[class*="spoken"]').count()).toBe(0);
  });

  test('a project is summarized on its page', async () => {
    const { page } = robin;
    await openNote(page);
    await switchGeneration(true);
    model.answer(says('The export takes 15 minutes [1.2].'));
    await page.goto(new URL(`/projects/${projectId}`, product.signInLink).href);
    await page.getByRole('button', { name: 'Summarize project' }).click();
    await summarize(page, 'Essential');
    await page.getByRole('button', { name: 'Edit summary' }).waitFor();
    await shoot(page, 'summary-project');
  });
});

test('it looks right in both themes, wide and narrow', async () => {
  await switchGeneration(false);
  const noteId = await openNote(robin.page);
  await summarize(robin.page, 'Customer call');
  await robin.page.getByRole('button', { name: 'Edit summary' }).waitFor();
  await showWideAndNarrow(robin.context, 'summary', async (page) => {
    await page.goto(new URL(`/data/${noteId}`, product.signInLink).href);
    await page
      .getByText(said[5] ?? '')
      .first()
      .waitFor();
    if ((await page.getByRole('tab', { name: 'Summary' }).count()) === 0)
      await page.getByRole('button', { name: /^Comments/ }).click();
    await page.getByRole('tab', { name: 'Summary' }).click();
    await page.getByRole('button', { name: 'Edit summary' }).waitFor();
  });
});
