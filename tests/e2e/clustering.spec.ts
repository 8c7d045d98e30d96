import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { pasteText } from './support/canvas-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { showWideAndNarrow } from './support/show-wide-and-narrow.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;

const said = [
  'The export takes fifteen minutes every time.',
  'Exporting the report is so slow that I make a coffee.',
  'Waiting for the export of the report takes forever.',
  'The report export is far too slow on Mondays.',
  'The yearly plan is too expensive for a small team.',
  'We pay too much for the yearly plan.',
  'The price of the plan is too high for our team.',
  'I would buy the plan if the price was lower.',
  'My dog likes to sleep under the desk.',
];

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

/** A project of its own for each test, with nine highlights. */
async function addHighlights(page: Page): Promise<string> {
  const { createProject } = await askAs(
    page,
    'mutation { createProject(input: { title: "Export study" }) { id } }',
  );
  const content = JSON.stringify({
    type: 'doc',
    content: said.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const { createNote } = await askAs(
    page,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: createProject.id, title: 'Interview with Amara', content } },
  );
  const names = said.map((_text, at) => `$h${at}: CreateHighlightInput!`).join(', ');
  const made = said.map((_text, at) => `h${at}: createHighlight(input: $h${at}) { id }`).join(' ');
  const inputs = said.map((text, at) => [
    `h${at}`,
    { objectType: 'NOTE', objectId: createNote.id, quote: { text }, tagIds: [] },
  ]);
  await askAs(page, `mutation (${names}) { ${made} }`, Object.fromEntries(inputs));
  return createProject.id;
}

const urlOf = (path: string) => new URL(path, product.signInLink).href;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cluster 9 highlights' });
const groups = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Proposed groups' }).getByRole('listitem');

/** One by one, the newest first: a list draws only the rows that are near. */
async function selectAll(page: Page): Promise<void> {
  for (const words of said.toReversed()) {
    const box = page.getByRole('checkbox', { name: words });
    await box.scrollIntoViewIfNeeded();
    await box.click();
  }
  await page.getByText('9 highlights selected').waitFor();
}

async function tagTitles(page: Page, projectId: string): Promise<string[]> {
  const { tags } = await askAs(
    page,
    'query ($id: ID!, $first: Int) { tags(projectId: $id, first: $first) { items { title highlightCount } } }',
    { id: projectId, first: 50 },
  );
  return tags.items.map(
    ({ title, highlightCount }: { title: string; highlightCount: number }) => `${title} ${highlightCount}`,
  );
}

test('selected highlights are clustered, renamed, tagged, and it is undone', async () => {
  const { page } = robin;
  const projectId = await addHighlights(page);
  await page.goto(urlOf(`/projects/${projectId}/highlights`));
  await page
    .getByText(said[8] ?? '')
    .first()
    .waitFor();
  await selectAll(page);
  await page.getByRole('button', { name: 'Cluster', exact: true }).click();
  await groups(page).first().waitFor();
  await expect.poll(() => groups(page).count()).toBe(2);
  await dialog(page).getByText('1 highlight in no group').waitFor();
  await shoot(page, 'cluster-proposal');
  await dialog(page).getByLabel('Sensitivity').selectOption('1');
  await dialog(page).getByLabel('Finding groups').waitFor({ state: 'detached' });
  await dialog(page).getByLabel('Sensitivity').selectOption('3');
  await groups(page).nth(1).waitFor();
  await groups(page).first().getByLabel('Group name').fill('First topic');
  await groups(page).nth(1).getByRole('checkbox').click();
  await dialog(page).getByText('Adds 1 tag to 4 highlights.', { exact: false }).waitFor();
  await dialog(page).getByRole('button', { name: 'Add tags' }).click();
  await page.getByText('Added 1 tag to 4 highlights').waitFor();
  expect(await tagTitles(page, projectId)).toContain('First topic 4');
  await undo(page, 'Added 1 tag to 4 highlights');
  await expect.poll(() => tagTitles(page, projectId)).not.toContain('First topic 4');
});

async function openCanvas(page: Page, projectId: string): Promise<Locator> {
  await page.goto(urlOf(`/projects/${projectId}/highlights`));
  await page
    .getByText(said[8] ?? '')
    .first()
    .waitFor();
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Canvas' }).click();
  await page.getByRole('button', { name: 'Make this view a canvas' }).click();
  const board = page.getByRole('application', { name: /^Canvas/ });
  await board.waitFor();
  return board;
}

test('on a canvas the groups get frames, and it is undone', async () => {
  const { page } = robin;
  const projectId = await addHighlights(page);
  const board = await openCanvas(page, projectId);
  const staging = page.getByRole('complementary', { name: 'Not on the canvas' });
  for (let left = said.length; left > 0; left -= 1) {
    const adding = staging.getByRole('button', { name: /^Add .* to the canvas$/ });
    await expect.poll(() => adding.count()).toBe(left);
    await adding.first().click();
  }
  const frames = board.locator('.react-flow__node-group');
  await board.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Cluster', exact: true }).click();
  await groups(page).first().waitFor();
  await expect.poll(() => groups(page).count()).toBe(2);
  await shoot(page, 'cluster-canvas-proposal');
  await dialog(page).getByRole('button', { name: 'Add frames' }).click();
  await page.getByText('Moved 8 cards into 2 frames').waitFor();
  await expect.poll(() => frames.count()).toBe(2);
  await shoot(page, 'cluster-canvas');
  await undo(page, 'Moved 8 cards into 2 frames');
  await expect.poll(() => frames.count()).toBe(0);
  await board.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Make sticky notes' }).click();
  await expect.poll(() => board.locator('.react-flow__node-rectangle').count()).toBe(9);
  await board.locator('.react-flow__node-rectangle', { hasText: said[8] ?? '' }).waitFor();
});

test('lines pasted onto a canvas become sticky notes, and are clustered like highlights', async () => {
  const { page } = robin;
  const projectId = await addHighlights(page);
  const board = await openCanvas(page, projectId);
  await board.focus();
  await pasteText(page, said.join('\n'));
  await expect.poll(() => board.locator('.react-flow__node-rectangle').count()).toBe(9);
  await page.getByRole('button', { name: 'Cluster', exact: true }).click();
  const proposal = page.getByRole('dialog', { name: 'Cluster 9 cards' });
  await proposal.getByText('Adds 2 frames to the canvas and moves 8 cards into them.').waitFor();
  await proposal.getByRole('button', { name: 'Add frames' }).click();
  await page.getByText('Moved 8 cards into 2 frames').waitFor();
  await expect.poll(() => board.locator('.react-flow__node-group').count()).toBe(2);
  await shoot(page, 'cluster-sticky-notes');
});

test('it looks right in both themes, wide and narrow', async () => {
  const projectId = await addHighlights(robin.page);
  await showWideAndNarrow(robin.context, 'cluster', async (page) => {
    await page.goto(urlOf(`/projects/${projectId}/highlights`));
    await page
      .getByText(said[8] ?? '')
      .first()
      .waitFor();
    await selectAll(page);
    await page.getByRole('button', { name: 'Cluster', exact: true }).click();
    await page.getByRole('list', { name: 'Proposed groups' }).getByRole('listitem').first().waitFor();
  });
});
