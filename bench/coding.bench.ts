// How long somebody waits while coding a long note: for the tags after the key, for the colour after Enter.
import type { Page } from 'playwright-core';
import { endBrowser, newPerson, openBrowser } from '#tests/e2e/support/browser.ts';
import { startProduct } from '#tests/e2e/support/product.ts';
import { longNote } from './support/long-note.ts';
import { report } from './support/report.ts';

const characters = 200_000;
const highlights = 2000;
const warmUps = 3;
const rounds = 30;
const targets = { popoverMs: 50, markMs: 100 };

const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await newPerson(browser);
  await page.goto(product.signInLink);
  await page.waitForURL(/\/home/);
  await page.waitForLoadState('networkidle');
  const origin = new URL(page.url()).origin;
  const started = performance.now();
  const noteId = await createCodedNote(page);
  const codedMs = Math.round(performance.now() - started);
  await page.goto(`${origin}/data/${noteId}`);
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('mark.highlight[data-look=on]').length >= wanted,
    highlights,
    { timeout: 120_000 },
  );
  await page.waitForLoadState('networkidle');
  const popover: number[] = [];
  const mark: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    await selectSomewhere(page, round);
    popover.push(await timeOf(page, 'Control+Shift+h', '[role=dialog] input'));
    await page.keyboard.type('th');
    mark.push(await timeOf(page, 'Enter', '.document span.highlight'));
    // Until the server has put the mark into the text, the next round would find this one.
    await page.waitForFunction(() => document.querySelector('.document span.highlight') === null, null, {
      timeout: 30_000,
    });
  }
  const [popovers, marks] = [popover.slice(warmUps), mark.slice(warmUps)];
  const popoverMsP95 = Math.round(percentile(popovers, 0.95));
  const markMsP95 = Math.round(percentile(marks, 0.95));
  report(
    'coding',
    {
      characters,
      highlights,
      codedMs,
      popoverMsP95,
      popover: popovers.map(Math.round),
      markMsP95,
      mark: marks.map(Math.round),
      targets,
    },
    popoverMsP95 <= targets.popoverMs && markMsP95 <= targets.markMs,
  );
} finally {
  await endBrowser();
  await product.stop();
}

/** From the key's own time stamp until the frame is painted that has what was waited for. */
async function timeOf(page: Page, key: string, selector: string): Promise<number> {
  await page.evaluate((wanted) => {
    const measured = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        function begin(event: KeyboardEvent) {
          if (['Control', 'Shift'].includes(event.key)) return;
          removeEventListener('keydown', begin, { capture: true });
          const look = () => {
            if (document.querySelector(wanted) === null) requestAnimationFrame(look);
            // A task from within a frame runs after that frame is painted.
            else setTimeout(() => resolve(performance.now() - event.timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true },
      );
    });
    Object.assign(globalThis, { measured });
  }, selector);
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { measured: Promise<number> }).measured);
}

/** By keyboard, in a paragraph that has highlights already. */
async function selectSomewhere(page: Page, round: number): Promise<void> {
  await page
    .locator('.document > p')
    .nth(20 + round * 12)
    .click({ position: { x: 4, y: 8 } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  for (let word = 0; word < 4; word += 1) await page.keyboard.press('Control+Shift+ArrowRight');
  await page.waitForTimeout(150);
}

async function createCodedNote(page: Page): Promise<string> {
  return page.evaluate(
    async ({ content, count }) => {
      let { token } = await post('/api/auth/token', {}, '');
      const ask = async (query: string, variables: object) => {
        const answer = await post('/api/graphql', { query, variables }, token);
        if (answer.errors) throw new Error(JSON.stringify(answer.errors));
        return answer.data;
      };
      const { projects } = await ask('{ projects(first: 1) { items { id } } }', {});
      const projectId = projects.items[0].id;
      const note = await ask('mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
        input: { projectId, title: 'A long transcript', content },
      });
      const tag = 'mutation ($input: CreateTagInput!) { createTag(input: $input) { id } }';
      const tagIds: string[] = [];
      for (const title of ['Theme one', 'Theme two', 'Theme three', 'Theme four', 'Theme five'])
        tagIds.push((await ask(tag, { input: { projectId, title } })).createTag.id);
      const code = 'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }';
      for (let index = 0; index < count; index += 1) {
        // A token lives for minutes, and this may take longer.
        if (index % 100 === 99) ({ token } = await post('/api/auth/token', {}, ''));
        await ask(code, {
          input: {
            objectType: 'NOTE',
            objectId: note.createNote.id,
            quote: { text: `Sentence ${index + 1} says that` },
            tagIds: [tagIds[index % tagIds.length]],
          },
        });
      }
      return note.createNote.id as string;

      async function post(path: string, body: object, bearer: string) {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
        });
        return answer.json();
      }
    },
    { content: longNote(characters), count: highlights },
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}
