import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { menu, text } from './support/document-page.ts';
import { drop } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let projectId: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ HARK_MODELS: 'false', HARK_SIGN_UP: 'false' }),
    openBrowser(),
  ]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  const { projects } = await askAs(robin.page, '{ projects(first: 50) { items { id title } } }');
  projectId = projects.items.find(({ title }: { title: string }) => title === 'Delivery day').id;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const at = (path: string): string => new URL(path, product.signInLink).href;
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });

async function addNote(page: Page, title: string, lines: readonly string[]): Promise<string> {
  const content = JSON.stringify({ type: 'doc', content: lines.map(paragraph) });
  const input = { projectId, title, content };
  const made = await askAs(page, 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
    input,
  });
  return made.createNote.id;
}

test('text that reads as a transcript becomes one from the menu and from the palette', async () => {
  const { page } = robin;
  const lines = ['Ida (00:01): How was it?', 'Anna (00:04): Slow as ever.', 'Ida (00:09): Why?'];
  const noteId = await addNote(page, 'A pasted talk', lines);
  await page.goto(at(`/data/${noteId}`));
  await text(page).getByText('Slow as ever').waitFor();
  const turns = text(page).locator('.utterance');
  await page.getByRole('button', { name: 'Note actions' }).click();
  await page.getByRole('menuitem', { name: 'Make it a transcript' }).waitFor();
  await shoot(page, 'note-menu-transcript');
  await page.getByRole('menuitem', { name: 'Make it a transcript' }).click();
  await expect.poll(() => turns.count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => turns.count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search, or type a command' }).fill('>make it');
  await page.getByRole('option', { name: /Make it a transcript/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => turns.count()).toBe(3);
  // A transcript needs no making, so the menu no longer offers it.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Note actions' }).click();
      const offered = await page.getByRole('menuitem', { name: 'Make it a transcript' }).count();
      await page.keyboard.press('Escape');
      return offered;
    })
    .toBe(0);
  // Nobody is among the contacts yet, so the first is typed at once.
  await page.getByRole('button', { name: 'Add contacts' }).click();
  await page.locator('[aria-label="Add a contact"]:focus').waitFor();
  await page.keyboard.type('Anna Brandt');
  await page.getByRole('option', { name: 'Create “Anna Brandt”' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Contacts: Anna Brandt' }).waitFor();
  expect(robin.problems).toEqual([]);
});

test('a note that is evidence says so when it goes, and comes back from the insight’s card', async () => {
  const { page } = robin;
  const quote = 'The basket was empty again.';
  const noteId = await addNote(page, 'Visit at Anna’s', [quote]);
  const marked = await askAs(
    page,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
    { input: { objectType: 'NOTE', objectId: noteId, quote: { text: quote } } },
  );
  const attrs = { kind: 'highlight', id: marked.createHighlight.id, collapsed: true };
  const content = JSON.stringify({ type: 'doc', content: [{ type: 'referenceCard', attrs }] });
  const made = await askAs(
    page,
    'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
    { input: { projectId, title: 'Baskets lose things', content } },
  );
  const insightId: string = made.createInsight.id;
  await expect
    .poll(() => askAs(page, 'query ($ids: [ID!]!) { insightsUsing(ids: $ids) }', { ids: [noteId] }))
    .toEqual({ insightsUsing: 1 });
  await page.goto(at(`/insights/${insightId}`));
  const card = page.locator('[data-card]');
  await card.getByText(quote).waitFor();
  await card.getByRole('button', { name: 'Show the whole highlight' }).click();
  await card.getByRole('button', { name: 'Show less of the highlight' }).waitFor();
  await shoot(page, 'card-collapsible');
  await page.goto(at(`/data/${noteId}`));
  await text(page).getByText(quote).waitFor();
  await menu(page, 'Note actions', 'Move to trash');
  await page.getByText('1 insight uses it as evidence.').waitFor();
  await page.goto(at(`/insights/${insightId}`));
  await card.getByText('“Visit at Anna’s” is in the trash').waitFor();
  await shoot(page, 'card-in-trash');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'card-in-trash-narrow-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await card.getByRole('button', { name: 'Restore' }).click();
  await card.getByText(quote).waitFor();
  await askAs(page, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', { ids: [attrs.id] });
  await page.reload();
  await card.getByText('This highlight was deleted').waitFor();
  await card.getByRole('button', { name: 'Restore' }).click();
  await card.getByText('This highlight was deleted').waitFor({ state: 'detached' });
  expect(robin.problems).toEqual([]);
});

test('the sample offers no workspace of one’s own where none can be created', async () => {
  const { page } = robin;
  await page.goto(at('/home'));
  const notice = page.getByRole('complementary', { name: 'Sample data' });
  await notice.getByRole('button', { name: 'Remove sample data' }).waitFor();
  expect(await notice.getByRole('link').count()).toBe(0);
});

test('without outgoing mail the inviter gets the link, and the list says how long it works', async () => {
  const { page } = robin;
  await robin.context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: new URL(product.signInLink).origin,
  });
  await page.goto(at('/settings/users'));
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill('newcomer@larkspur.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('has no outgoing mail').waitFor();
  await shoot(page, 'invite-links');
  await page.getByRole('button', { name: 'Copy invitation link of newcomer@larkspur.example' }).click();
  await page.getByText('Copied a link for newcomer@larkspur.example').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('tab', { name: /Open invitations/ }).click();
  await page
    .getByRole('row', { name: /newcomer@larkspur\.example/ })
    .getByText('in 14 days')
    .waitFor();
  const newcomer = await newPerson(browser);
  await newcomer.page.goto(link);
  await newcomer.page.getByLabel('Your name').fill('New Comer');
  await newcomer.page.getByLabel('Password', { exact: true }).fill('Correct-Horse-7');
  await newcomer.page.keyboard.press('Enter');
  await newcomer.page.getByText('Larkspur Kitchens').first().waitFor();
  expect([...robin.problems, ...newcomer.problems]).toEqual([]);
  await newcomer.context.close();
});

test('the tabs of a project stay at their place, with star, follow and share on each', async () => {
  const { page } = robin;
  await page.goto(at(`/projects/${projectId}`));
  const tabs = page.getByRole('navigation', { name: 'Project' });
  const place = async () => {
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.getByRole('button', { name: /star/i }).first().waitFor();
    const box = await tabs.boundingBox();
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
  };
  await tabs.waitFor();
  const first = await place();
  await shoot(page, 'project-overview-tabs');
  for (const name of ['Notes', 'Highlights', 'Tags', 'Insights', 'Charts']) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await tabs.locator('[aria-current=page]', { hasText: name }).waitFor();
    await expect.poll(place).toEqual(first);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(`/projects/${projectId}`));
  await tabs.waitFor();
  await shoot(page, 'project-overview-tabs-narrow');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(robin.problems).toEqual([]);
});

test('an empty project says that files can be dropped on it, and takes one', async () => {
  const { page } = robin;
  const made = await askAs(
    page,
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { title: 'Nothing yet' } },
  );
  await page.goto(at(`/projects/${made.createProject.id}`));
  await page.getByText('Drop recordings and documents here to add notes.').waitFor();
  await drop(page, [{ name: 'diary.txt', bytes: Buffer.from('The oven came late.') }]);
  await page.getByRole('link', { name: 'diary' }).first().waitFor();
  await page.goto(at(`/projects/${made.createProject.id}/notes`));
  await page.getByRole('button', { name: 'New note' }).first().click();
  // The field for the title says what it is for while it is empty.
  await page.getByPlaceholder('Untitled note').waitFor();
  // Beside it, what can be said about an empty note, and all tabs in one line.
  await page.getByRole('tab', { name: 'Fields', selected: true }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  const tabs = await page.getByRole('tablist', { name: 'About this document' }).getByRole('tab').all();
  const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
  expect([tabs.length, new Set(tops).size]).toEqual([6, 1]);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await shoot(page, 'note-tabs-1280');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(robin.problems).toEqual([]);
});

test('where new workspaces are turned off, the first page says so, and no other leads there', async () => {
  const { page, problems } = await newPerson(browser);
  await page.goto(`${product.rootUrl}/auth/signup`);
  await page.getByRole('heading', { name: 'New workspaces are turned off' }).waitFor();
  expect(await page.getByLabel('Work e-mail').count()).toBe(0);
  await shoot(page, 'sign-up-closed');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Work e-mail').waitFor();
  await page.getByRole('link', { name: 'Find your workspace' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Create a workspace' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('programs that ask for the icon at its old address get it', async () => {
  const answer = await fetch(`${product.rootUrl}/favicon.ico`);
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
});

test('an insight’s card says with one badge how far the insight is, and that it is published', async () => {
  const { page } = robin;
  const add = async (input: Record<string, unknown>): Promise<string> =>
    (
      await askAs(page, 'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }', {
        input: { projectId, ...input },
      })
    ).createInsight.id;
  const shownId = await add({ title: 'Empty baskets' });
  const attrs = { kind: 'insight', id: shownId };
  const content = JSON.stringify({ type: 'doc', content: [{ type: 'referenceCard', attrs }] });
  await page.goto(at(`/insights/${await add({ title: 'Around it', content })}`));
  const card = page.locator('[data-card="insight"]');
  await card.getByText('Draft', { exact: true }).waitFor();
  await shoot(page, 'card-draft');
  await askAs(page, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: shownId });
  await card.getByText('Published', { exact: true }).waitFor();
  expect(await card.getByText('Draft', { exact: true }).count()).toBe(0);
  await shoot(page, 'card-published');
  expect(robin.problems).toEqual([]);
});
