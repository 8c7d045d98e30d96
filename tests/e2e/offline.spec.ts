import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countKept } from './support/count-kept.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { later, saved, selectLine, text } from './support/coding-page.ts';
import { holdHighlight } from './support/hold-highlight.ts';
import { inSteps } from './support/in-steps.ts';
import { leaveAtOnce } from './support/leave-at-once.ts';
import { startProduct, type Product } from './support/product.ts';
import { projectNamed } from './support/project-named.ts';
import { signedIn } from './support/signed-in.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let noteUrl: string;
let noteId: string;

const lines = [
  'The van came two hours late and nobody called.',
  'I waited at the window with the phone in my hand.',
  'When it came the eggs were broken and the soup was warm.',
  'She laughed and said it happens every Tuesday.',
];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  ines = await signedIn(product, browser, 'ines@larkspur.example');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test(
  'what two people do while the server is gone is there once it is back, once and in order',
  inSteps(async (step) => {
    await step('two people have a note open, with its tools', async () => {
      const { page } = robin;
      await page.goto(`${new URL(product.signInLink).origin}/projects`);
      await page.getByRole('link', { name: 'Delivery day' }).last().click();
      await page
        .getByRole('link', { name: /^Notes/ })
        .first()
        .waitFor();
      const projectId = await projectNamed(page, 'Delivery day');
      for (const label of ['Mood', 'Depot'])
        await askAs(page, 'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }', {
          input: { owner: 'NOTE', projectId, label, type: 'TEXT' },
        });
      await askAs(page, 'mutation ($input: CreateTagInput!) { createTag(input: $input) { id } }', {
        input: { projectId, title: 'Waiting' },
      });
      const { createNote } = await askAs(
        page,
        'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
        { input: { projectId, title: 'Ride along' } },
      );
      noteId = createNote.id;
      noteUrl = `${new URL(product.signInLink).origin}/data/${noteId}`;
      await page.goto(noteUrl);
      await text(page).focus();
      await page.keyboard.type(lines.join('\n'));
      await saved(page);
      await ines.page.goto(noteUrl);
      await text(ines.page).getByText('every Tuesday').waitFor({ timeout: 90_000 });
      for (const person of [robin, ines]) await loadTools(person.page);
    });

    await step('the server is killed, and both go on', async () => {
      await product.kill();
      await Promise.all([
        work(robin.page, { name: 'Robin', first: 0 }),
        work(ines.page, { name: 'Inês', first: 2 }),
      ]);
      for (const { page } of [robin, ines]) {
        await page.getByText(/changes kept on this device will be saved when you reconnect/).waitFor();
        expect(await page.getByText(/kept on this device/).count()).toBe(1);
        expect(await page.getByRole('alert').count()).toBe(0);
      }
      await shoot(robin.page, 'offline-work');
    });

    await step('a title typed meanwhile is shown, in pauses and without leaving its field', async () => {
      const { page } = robin;
      const { 'hark-actions': before = 0 } = await countKept(page);
      await page.getByTitle('Edit the note title').click();
      await page.getByRole('textbox', { name: 'Note title' }).fill('Ride along with');
      await page.getByRole('navigation').getByText('Ride along with', { exact: true }).waitFor();
      await later(() => countKept(page)).toMatchObject({ 'hark-actions': before + 1 });
    });

    await step('in the middle of a title and of a value both reload, and the server comes back', async () => {
      await robin.page.getByRole('textbox', { name: 'Note title' }).fill('Ride along with Inês');
      await ines.page.getByRole('button', { name: /^Depot: / }).focus();
      await ines.page.keyboard.press('Enter');
      await ines.page.getByRole('textbox', { name: 'Depot' }).fill('Inês says: the very last');
      for (const { page } of [robin, ines]) await page.reload().catch(() => null);
      await product.startAgain();
      for (const { page } of [robin, ines]) {
        await page.goto(noteUrl);
        await text(page).getByText('Tuesday').first().waitFor({ timeout: 90_000 });
      }
    });

    await step('everything is there once', async () => {
      const { page } = robin;
      const patient = { timeout: 60_000 };
      await expect.poll(async () => (await highlightsOf(page)).length, patient).toBe(8);
      await expect.poll(async () => (await threadsOf(page)).length, patient).toBe(6);
      await expect.poll(async () => (await valuesOf(page)).length, patient).toBe(2);
      const highlights = await highlightsOf(page);
      for (const [name, first] of [
        ['Robin', 0],
        ['Inês', 2],
      ] as const) {
        const own = highlights.filter(({ author }) => author.startsWith(name));
        expect(own.map(({ quote, tags }) => [quote, ...tags])).toEqual([
          [lines[first], 'Waiting'],
          [lines[first + 1], 'Waiting', `Said to ${name}`],
          [`${name} heard more, number 1.`, `Said to ${name}`],
          [`${name} heard more, number 2.`],
        ]);
        const talk = (await threadsOf(page)).filter(([opening]) => opening?.startsWith(name) === true);
        expect(talk).toEqual([
          [`${name} asks`, `${name} answers`],
          [`${name} wonders`],
          [`${name} points at it`],
        ]);
        for (const number of [1, 2, 3])
          await later(() => text(page).getByText(`${name} heard more, number ${number}.`).count()).toBe(1);
      }
      await expect
        .poll(() => valuesOf(page), patient)
        .toEqual(['Inês says: the very last', 'Robin says: last']);
      await expect.poll(() => titleOfNote(page), patient).toBe('Ride along with Inês');
      await page.getByRole('heading', { level: 1, name: 'Ride along with Inês' }).waitFor(patient);
      await page.getByText('kept on this device').waitFor({ state: 'detached' });
      await shoot(page, 'offline-saved');
    });

    await step(
      'both devices show the same lines in the same order, each person’s one after another',
      async () => {
        const linesOn = ({ page }: Person) => text(page).locator('> p').allInnerTexts();
        await expect.poll(() => linesOn(ines), { timeout: 60_000 }).toEqual(await linesOn(robin));
        const told = await linesOn(robin);
        expect(told.slice(0, lines.length)).toEqual(lines);
        expect(told).toHaveLength(lines.length + 6);
        for (const name of ['Robin', 'Inês']) {
          const own = [1, 2, 3].map((number) => `${name} heard more, number ${number}.`);
          const start = told.indexOf(own[0] ?? '');
          expect(told.slice(start, start + own.length)).toEqual(own);
        }
      },
    );

    await step('nothing waits on the devices any more', async () => {
      for (const { page } of [robin, ines])
        await later(() => countKept(page)).toEqual({ 'hark-actions': 0, 'hark-edits': 0 });
    });

    await step(
      'a new tag is on its way: nothing says “Saved”, and leaving the page loses nothing',
      async () => {
        const { page } = robin;
        await saved(page);
        const release = await holdHighlight(page);
        await chooseTags(page, 3, 'Routine');
        await page.locator('output[data-saved=false]').waitFor();
        await release();
        await saved(page);
        await holdHighlight(page);
        await chooseTags(page, 1, 'At the window');
        await leaveAtOnce(page);
        await later(() => tagsNamed(page, 'At the window')).toEqual([1]);
        await saved(page);
        const own = (await highlightsOf(page)).slice(8).map(({ quote, tags }) => [quote, ...tags]);
        expect(own).toEqual([
          [lines[3], 'Routine'],
          [lines[1], 'At the window'],
        ]);
        expect(await tagsNamed(page, 'Routine')).toEqual([1]);
        await later(() => countKept(page)).toEqual({ 'hark-actions': 0, 'hark-edits': 0 });
      },
    );
  }),
);

test('what is typed into an insight and a readme while the server is gone is there after a reload, once', async () => {
  const { page: insightPage, context } = robin;
  const origin = new URL(product.signInLink).origin;
  await insightPage.goto(`${origin}/home`);
  await insightPage.getByRole('heading', { level: 1 }).first().waitFor();
  const projectId = await projectNamed(insightPage, 'Delivery day');
  const made = await askAs(
    insightPage,
    'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
    { input: { projectId, title: 'Silence is worse than late' } },
  );
  const insightUrl = `${origin}/insights/${made.createInsight.id}`;
  const readmeUrl = `${origin}/projects/${projectId}/readme`;
  const readmePage = await context.newPage();
  const places = [
    { page: insightPage, url: insightUrl, body: body(insightPage), words: 'People forgive a late box.' },
    { page: readmePage, url: readmeUrl, body: body(readmePage), words: 'We rode along for a week.' },
  ];
  for (const { page, url, body: at, words } of places) {
    await page.goto(url);
    await at.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Before: ${words}`);
    await saved(page);
  }

  await product.kill();
  for (const { page, body: at, words } of places) {
    await at.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(`While it was gone: ${words}`);
    await page.getByText(/kept on this device will be saved when you reconnect/).waitFor();
  }
  // The banner counts what is kept of either page; both are, before they are left.
  await later(() => countKept(readmePage)).toMatchObject({ 'hark-edits': 2 });
  for (const { page } of places) await page.reload().catch(() => null);
  await product.startAgain();

  for (const { page, url, body: at, words } of places) {
    await page.goto(url);
    await at.getByText(`While it was gone: ${words}`).waitFor({ timeout: 90_000 });
    expect(await at.getByText(words).count()).toBe(2);
    await saved(page);
  }
  await later(() => countKept(insightPage)).toEqual({ 'hark-actions': 0, 'hark-edits': 0 });
  for (const { url, words } of places) {
    await ines.page.goto(url);
    await body(ines.page).getByText(`While it was gone: ${words}`).waitFor({ timeout: 90_000 });
  }
  await readmePage.close();
});

/** The text of an insight, or of a readme. */
function body(page: Page): Locator {
  return page.getByRole('textbox', { name: /^(?:Text|Readme) of/ });
}

async function titleOfNote(page: Page): Promise<string> {
  return (await askAs(page, 'query ($id: ID!) { note(id: $id) { title } }', { id: noteId })).note.title;
}

/** Fifteen actions: three texts, four highlights with their tags, four comments, four values. */
async function work(page: Page, { name, first }: { name: string; first: number }): Promise<void> {
  for (const number of [1, 2, 3]) {
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${name} heard more, number ${number}.`);
  }
  await tagLine(page, first, 'Waiting');
  await tagLine(page, first + 1, 'Waiting', `Said to ${name}`);
  await tagLine(page, lines.length, `Said to ${name}`);
  await tagLine(page, lines.length + 1);
  await page.getByRole('tab', { name: 'Comments' }).click();
  await comment(page, `${name} asks`);
  await page.getByRole('region', { name: 'Comments' }).first().getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type(`${name} answers`);
  await page.keyboard.press('Control+Enter');
  await isSaid(page, `${name} answers`);
  await comment(page, `${name} wonders`);
  await selectLine(page, first);
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Comment' }).click();
  await page.getByRole('textbox', { name: 'Comment on the selection' }).waitFor();
  await page.keyboard.type(`${name} points at it`);
  await page.keyboard.press('Control+Enter');
  await isSaid(page, `${name} points at it`);
  await page.getByRole('tab', { name: 'Fields' }).click();
  const label = name === 'Robin' ? 'Mood' : 'Depot';
  for (const word of ['first', 'second', 'third', 'last']) await fill(page, label, `${name} says: ${word}`);
}

/** The field holds the words for a moment after the list has them. */
async function isSaid(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').filter({ hasText: words }).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Comments' }).getByText(words).waitFor();
}

/** What the tools are made of is read from the server when they are first used. */
async function loadTools(page: Page): Promise<void> {
  await selectLine(page, 0);
  await page.keyboard.press('Control+Shift+h');
  await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByRole('button', { name: 'Comment on the whole document' }).click();
  await page.getByRole('textbox', { name: 'New comment' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await page.getByRole('button', { name: /^Mood: / }).waitFor();
}

async function tagLine(page: Page, line: number, ...tags: readonly string[]): Promise<void> {
  await chooseTags(page, line, ...tags);
  await page
    .getByText(tags.length === 0 ? 'Highlighted' : /^Tagged/)
    .first()
    .waitFor();
}

async function chooseTags(page: Page, line: number, ...tags: readonly string[]): Promise<void> {
  await selectLine(page, line);
  await page.keyboard.press('Control+Shift+h');
  const field = page.getByRole('combobox', { name: 'Find or create a tag' });
  await field.waitFor();
  for (const [at, tag] of tags.entries()) {
    await field.fill(tag);
    await page
      .getByRole('option', { name: new RegExp(tag) })
      .first()
      .waitFor();
    await page.keyboard.press(at === tags.length - 1 ? 'Enter' : 'Tab');
  }
  if (tags.length === 0) await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
}

async function comment(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Comment on the whole document' }).click();
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  await isSaid(page, words);
}

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
  const row = page.locator('dl > div', { has: page.locator('dt', { hasText: label }) });
  await row.locator('dd').getByText(value, { exact: true }).waitFor();
}

type Marked = { quote: string; tags: string[]; author: string };

/** The oldest first. */
async function highlightsOf(page: Page): Promise<Marked[]> {
  const { highlights } = await askAs(
    page,
    `query ($id: ID!) { highlights(filter: { objectId: $id }, sort: CREATED_AT, first: 50) {
      items { text author { name } tags { title } } } }`,
    { id: noteId },
  );
  return highlights.items
    .map((one: { text: string; author: { name: string }; tags: { title: string }[] }) => ({
      quote: one.text,
      tags: one.tags.map(({ title }) => title),
      author: one.author.name,
    }))
    .reverse();
}

/** How many highlights each tag of this title has. */
async function tagsNamed(page: Page, title: string): Promise<number[]> {
  const { note } = await askAs(page, 'query ($id: ID!) { note(id: $id) { projectId } }', { id: noteId });
  const { tags } = await askAs(
    page,
    'query ($id: ID!) { tags(projectId: $id, first: 100) { items { title highlightCount } } }',
    { id: note.projectId },
  );
  return tags.items
    .filter((tag: { title: string }) => tag.title === title)
    .map((tag: { highlightCount: number }) => tag.highlightCount);
}

/** The oldest first, each with all that was said in it. */
async function threadsOf(page: Page): Promise<string[][]> {
  const { comments } = await askAs(
    page,
    `query ($id: ID!) { comments(objectType: NOTE, objectId: $id, first: 10) {
      items { comments(first: 5) { items { text } } } } }`,
    { id: noteId },
  );
  return comments.items
    .map((one: { comments: { items: { text: string }[] } }) => one.comments.items.map((said) => said.text))
    .reverse();
}

async function valuesOf(page: Page): Promise<string[]> {
  const { note } = await askAs(page, 'query ($id: ID!) { note(id: $id) { fieldValues { value } } }', {
    id: noteId,
  });
  return note.fieldValues.map(({ value }: { value: string }) => value).sort();
}
