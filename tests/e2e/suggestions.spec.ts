import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScriptedModel, says, type ScriptedModel } from '#tests/support/scripted-model.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { showWideAndNarrow } from './support/show-wide-and-narrow.ts';

let product: Product;
let browser: Browser;
let model: ScriptedModel;
let robin: Person;
let projectId = '';

const slow = [
  'The export takes fifteen minutes every time.',
  'It is so slow that I make a coffee while the page loads.',
  'Waiting for the report to load takes forever.',
];
const price = [
  'The yearly plan is too expensive for a small team.',
  'We pay more for this tool than for our rent.',
  'I would buy it if it cost half as much.',
];
/** Long enough for more than one suggestion. */
const filler =
  'Then we talked for a while about the garden and the weather and the trains that come and go all day long.';
const fresh = [
  'The page takes ages to load when I export the report.',
  'The subscription costs too much for us.',
  'Loading the export takes forever on Mondays.',
  'My dog likes to sleep under the desk.',
];

const closing = 'That is all I have for today, thank you.';
const longText = (...texts: string[]) => [
  ...texts.flatMap((text) => [text, ...Array.from({ length: 8 }, () => filler)]),
  closing,
];

beforeAll(async () => {
  model = await openScriptedModel();
  [product, browser] = await Promise.all([
    startProduct({ HARK_AI_URL: model.url, HARK_AI_MODEL: 'scripted-1' }),
    openBrowser(),
  ]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  projectId = await addCodedProject(robin.page);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await model.close();
});

async function addCodedProject(page: Page): Promise<string> {
  const { createProject } = await askAs(
    page,
    'mutation { createProject(input: { title: "Export study" }) { id } }',
  );
  const { slowly, costly } = await askAs(
    page,
    `mutation ($id: ID!) { slowly: createTag(input: { projectId: $id, title: "Slow" }) { id }
      costly: createTag(input: { projectId: $id, title: "Price" }) { id } }`,
    { id: createProject.id },
  );
  const noteId = await addNote(page, createProject.id, [...slow, ...price]);
  await highlightAll(page, noteId, [
    ...slow.map((text) => ({ text, tagIds: [slowly.id] })),
    ...price.map((text) => ({ text, tagIds: [costly.id] })),
  ]);
  return createProject.id;
}

async function addNote(page: Page, project: string, texts: readonly string[]): Promise<string> {
  const content = JSON.stringify({
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const { createNote } = await askAs(
    page,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: project, title: 'Interview with Amara', content } },
  );
  return createNote.id;
}

/** In one request: each of its own would wait for the others. */
async function highlightAll(
  page: Page,
  objectId: string,
  parts: readonly { text: string; tagIds: string[] }[],
): Promise<void> {
  const names = parts.map((_part, at) => `$h${at}: CreateHighlightInput!`).join(', ');
  const made = parts.map((_part, at) => `h${at}: createHighlight(input: $h${at}) { id }`).join(' ');
  const inputs = parts.map(({ text, tagIds }, at) => [
    `h${at}`,
    { objectType: 'NOTE', objectId, quote: { text }, tagIds },
  ]);
  await askAs(page, `mutation (${names}) { ${made} }`, Object.fromEntries(inputs));
}

async function switchGeneration(on: boolean): Promise<void> {
  await askAs(
    robin.page,
    'mutation ($on: Boolean!) { updateModelSettings(input: { generationEnabled: $on }) { generationEnabled } }',
    { on },
  );
}

async function setMode(feature: string, mode: string | null, project = projectId): Promise<void> {
  await askAs(
    robin.page,
    `mutation ($feature: SuggestionFeature!, $mode: AiMode, $projectId: ID) {
      setSuggestionMode(feature: $feature, mode: $mode, projectId: $projectId) { tags } }`,
    { feature, mode, projectId: project },
  );
}

async function openNote(page: Page, noteId: string, last = fresh[3] ?? ''): Promise<void> {
  await page.goto(new URL(`/data/${noteId}`, product.signInLink).href);
  await page.getByText(last).first().waitFor();
  const tab = page.getByRole('tab', { name: 'Highlights' });
  if ((await tab.count()) === 0) await page.getByRole('button', { name: /^Comments/ }).click();
  await tab.click();
}

/** A note of its own for each test, with highlights that nobody has tagged. */
async function openUntagged(page: Page): Promise<string> {
  const noteId = await addNote(page, projectId, fresh);
  await highlightAll(
    page,
    noteId,
    fresh.map((text) => ({ text, tagIds: [] })),
  );
  await openNote(page, noteId);
  return noteId;
}

const rows = (page: Page) => page.getByRole('group', { name: 'Suggested tags' }).getByRole('listitem');

describe('suggested tags without a language model', () => {
  test('are reviewed with single keys, all above a score at once, and undone', async () => {
    await switchGeneration(false);
    await setMode('Tags', 'Suggest');
    const { page } = robin;
    await openUntagged(page);
    await page.getByRole('button', { name: 'Suggest tags' }).click();
    await page.getByRole('button', { name: /^Review \d tags?$/ }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await page
      .getByText(/Similar to “/)
      .first()
      .waitFor();
    await shoot(page, 'suggested-tags');
    expect(model.asked).toHaveLength(0);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('y');
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.keyboard.press('n');
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByLabel('Lowest match').selectOption('40');
    await page.getByRole('button', { name: 'Accept 2 from' }).click();
    await page.getByRole('button', { name: /^Review/ }).waitFor({ state: 'detached' });
    const list = page.getByRole('list', { name: '4 highlights' });
    await expect.poll(() => list.getByText('Slow', { exact: true }).count()).toBe(2);
    await expect.poll(() => list.getByText('Price', { exact: true }).count()).toBe(1);
    await shoot(page, 'suggested-tags-added');
  });

  test('On adds sure ones by itself, and each can be removed', async () => {
    await switchGeneration(false);
    await setMode('Tags', 'On');
    const { page } = robin;
    await openUntagged(page);
    await page.getByRole('button', { name: 'Suggest tags' }).click();
    await page.getByText(/tags? added by Hark’s AI/).click();
    await shoot(page, 'applied-tags');
    const applied = page.locator('details').getByRole('listitem');
    const before = await applied.count();
    expect(before).toBeGreaterThan(0);
    await applied
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => applied.count()).toBe(before - 1);
  });
});

describe('suggested highlights', () => {
  const passages = (page: Page) =>
    page.getByRole('group', { name: 'Suggested highlights' }).getByRole('listitem');
  /** A project of its own for each test: what is rejected in one is suggested less in all of it. */
  async function openLongNote(mode: string, texts: readonly string[]): Promise<void> {
    const { page } = robin;
    const project = await addCodedProject(page);
    await setMode('Highlights', mode, project);
    await openNote(page, await addNote(page, project, longText(...texts)), closing);
  }

  test('are reviewed beside the text by keyboard, and undone', async () => {
    const waits = 'Exports of the report are so slow that we wait forever.';
    const costs = 'The monthly plan is far too expensive for our team.';
    await switchGeneration(false);
    const { page } = robin;
    await openLongNote('Suggest', [waits, costs]);
    await page.getByRole('button', { name: 'Suggest highlights' }).click();
    await page.getByRole('button', { name: /^Review \d highlights?$/ }).click();
    await expect.poll(() => passages(page).count()).toBeGreaterThan(1);
    const before = await passages(page).count();
    await page.getByText('Similar to highlights tagged “Slow”').first().waitFor();
    await shoot(page, 'suggested-highlights');
    await page.keyboard.press('y');
    await expect.poll(() => passages(page).count()).toBe(before - 1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => passages(page).count()).toBe(before);
    await passages(page).first().getByRole('button').first().click();
    await page.keyboard.press('n');
    await expect.poll(() => passages(page).count()).toBe(before - 1);
  });

  test('one whose words are deleted leaves the review, and comes back with them', async () => {
    const waits = 'Exports of the report are so slow that we wait forever.';
    await switchGeneration(false);
    const { page } = robin;
    await openLongNote('Suggest', [waits]);
    await page.getByRole('button', { name: 'Suggest highlights' }).click();
    await page.getByRole('button', { name: 'Review 1 highlight' }).click();
    await passages(page).getByText(waits).waitFor();
    const written = page.locator('.ProseMirror p').getByText(waits);
    // A press on the words themselves would open the suggestion.
    await page.getByText(closing).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Delete');
    await written.waitFor({ state: 'detached' });
    await page.getByRole('group', { name: 'Suggested highlights' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: /^Review/ }).count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+z');
    await written.waitFor();
    await passages(page).getByText(waits).waitFor();
  });

  test('On makes sure ones by itself, as Hark’s AI', async () => {
    await switchGeneration(false);
    const { page } = robin;
    await openLongNote('On', ['The report needs minutes to load, every single time.']);
    await page.getByRole('button', { name: 'Suggest highlights' }).click();
    const list = page.getByRole('list', { name: /highlights?$/ });
    await list.getByText('Hark’s AI').first().waitFor();
    await shoot(page, 'ai-highlights');
  });

  test('with a language model only what the text says is suggested', async () => {
    const shared = 'We share clips with the sales team on Fridays.';
    await switchGeneration(true);
    const { page } = robin;
    await openLongNote('Suggest', [shared]);
    model.forget();
    const named = [shared, 'The export deletes all of our data.'];
    model.answer(says(JSON.stringify({ passages: named.map((text) => ({ text, tags: [] })) })));
    await page.getByRole('button', { name: 'Suggest highlights' }).click();
    await page.getByRole('button', { name: /^Review/ }).click();
    await passages(page).first().waitFor();
    await page.getByText('Chosen by scripted-1').first().waitFor();
    expect(await page.getByText('The export deletes all of our data.').count()).toBe(0);
    await shoot(page, 'suggested-highlights-model');
    await page.goto(new URL('/settings/models', product.signInLink).href);
    const sent = page.getByRole('list', { name: 'What was sent' });
    await sent.getByText('Suggested highlights').first().waitFor();
    await sent.getByText('Words of “Interview with Amara”').first().waitFor();
    await sent.scrollIntoViewIfNeeded();
    await shoot(page, 'what-was-sent');
  });
});

test('with a language model its choices are measured by the same highlights', async () => {
  await switchGeneration(true);
  await setMode('Tags', 'Suggest');
  const { page } = robin;
  await openUntagged(page);
  model.forget();
  model.answer(
    says(JSON.stringify({ pairs: [1, 2, 3, 4].flatMap((quote) => [1, 2].map((tag) => ({ quote, tag }))) })),
  );
  await page.getByRole('button', { name: 'Suggest tags' }).click();
  await page.getByText(/By scripted-1, compared with your own highlights/).waitFor();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page
    .getByText(/scripted-1 chose it too/)
    .first()
    .waitFor();
  expect(model.asked).toHaveLength(1);
  await shoot(page, 'suggested-tags-model');
});

/** Once it is stored: leaving the page before would lose it. */
async function choose(page: Page, mode: string): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('SetSuggestionMode') === true),
    page.getByLabel('Suggested tags').selectOption(mode),
  ]);
}

test('how far it goes is chosen for the workspace and for a project', async () => {
  const { page } = robin;
  await page.goto(new URL('/settings/models', product.signInLink).href);
  await choose(page, 'Off');
  await page.goto(new URL(`/projects/${projectId}/settings/transcription`, product.signInLink).href);
  const own = page.getByLabel('Suggested tags');
  await own.getByText('Workspace default (Off)').waitFor({ state: 'attached' });
  await setMode('Tags', null);
  await shoot(page, 'suggestion-modes');
  await openUntagged(page);
  await page.getByRole('button', { name: 'Suggest tags' }).click();
  await page.getByText('Suggested tags are turned off for this project').waitFor();
  await page.goto(new URL('/settings/models', product.signInLink).href);
  await choose(page, 'On');
});

test('it looks right in both themes, wide and narrow', async () => {
  await switchGeneration(false);
  await setMode('Tags', 'Suggest');
  const noteId = await openUntagged(robin.page);
  await robin.page.getByRole('button', { name: 'Suggest tags' }).click();
  await robin.page.getByRole('button', { name: /^Review/ }).waitFor();
  await showWideAndNarrow(robin.context, 'suggested-tags', async (page) => {
    await openNote(page, noteId);
    await page.getByRole('button', { name: /^Review/ }).click();
    await rows(page).first().waitFor();
  });
});
