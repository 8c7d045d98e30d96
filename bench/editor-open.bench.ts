// How soon a long note can be read and then written in, and how long a key takes in it, in a real browser against the real product.
import type { Page } from 'playwright-core';
import { endBrowser, newPerson, openBrowser } from '#tests/e2e/support/browser.ts';
import { startProduct } from '#tests/e2e/support/product.ts';
import { longNote } from './support/long-note.ts';
import { report } from './support/report.ts';

const sizes = [
  { characters: 300_000, openMs: 1000, keyMs: 50 },
  { characters: 1_000_000, openMs: 3000, keyMs: 100 },
] as const;
const rounds = 3;
const keys = 60;

const product = await startProduct();
const browser = await openBrowser();
try {
  const { page, context } = await newPerson(browser);
  await page.goto(product.signInLink);
  await page.waitForURL(/\/home/);
  await page.waitForLoadState('networkidle');
  const origin = new URL(page.url()).origin;
  const results = [];
  for (const { characters, ...targets } of sizes) {
    const noteId = await createNote(page, longNote(characters));
    const opens: number[] = [];
    const editable: number[] = [];
    const pressed: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fresh = await context.newPage();
      const opened = await openNote(fresh, `${origin}/data/${noteId}`);
      opens.push(opened.readable);
      editable.push(opened.editable);
      if (round === rounds - 1) pressed.push(...(await typeInto(fresh)));
      await fresh.close();
    }
    const openMs = Math.round(middle(opens));
    const keyMsP95 = Math.round(percentile(pressed, 0.95));
    results.push({
      characters,
      openMs,
      opens: opens.map(Math.round),
      editable: editable.map(Math.round),
      keyMsP95,
      keys: pressed.length,
      targets,
    });
  }
  report(
    'editor-open',
    { results },
    results.every(({ openMs, keyMsP95, targets }) => openMs <= targets.openMs && keyMsP95 < targets.keyMs),
  );
} finally {
  await endBrowser();
  await product.stop();
}

/** From the navigation's start until the first words are painted, and until somebody can write among all of them. */
async function openNote(page: Page, url: string): Promise<{ readable: number; editable: number }> {
  await page.goto(url, { waitUntil: 'commit' });
  return {
    readable: await shown(page, '.document-opening, .document'),
    editable: await shown(page, '.document[contenteditable=true]'),
  };
}

async function shown(page: Page, selector: string): Promise<number> {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.textContent?.includes('Sentence 1 ') === true,
    selector,
    { polling: 'raf', timeout: 60_000 },
  );
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
}

/** Event Timing gives each key's time from the press to the next paint, in steps of 8 ms. */
async function typeInto(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const paragraph = page.locator('.document p').nth(3);
  await paragraph.click();
  await page.keyboard.press('End');
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press('abcdefghij'.charAt(index % 10));
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  // Keys faster than the threshold are not reported; they count as the threshold.
  return [...seen, ...Array.from({ length: Math.max(0, keys - seen.length) }, () => 16)];
}

async function createNote(page: Page, content: string): Promise<string> {
  return page.evaluate(async (sent) => {
    const post = async (path: string, body: object, token = '') => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { token } = await post('/api/auth/token', {});
    const list = await post('/api/graphql', { query: '{ projects(first: 1) { items { id } } }' }, token);
    const projectId = list.data.projects.items[0].id;
    const query = 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }';
    const made = await post(
      '/api/graphql',
      { query, variables: { input: { projectId, title: 'A long transcript', content: sent } } },
      token,
    );
    return made.data.createNote.id as string;
  }, content);
}

function middle(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}
