import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { marked, saved, selectLine, text } from './support/coding-page.ts';
import { narrow } from './support/narrow.ts';
import { startProduct, type Product } from './support/product.ts';
import { showInThemes } from './support/show-in-themes.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let projectId: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
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

async function openNote(page: Page, lines: readonly string[]): Promise<string> {
  const content = JSON.stringify({
    type: 'doc',
    content: lines.map((words) => ({
      type: 'paragraph',
      ...(words !== '' && { content: [{ type: 'text', text: words }] }),
    })),
  });
  const input = { projectId, title: 'A long talk', content };
  const made = await askAs(page, 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
    input,
  });
  await page.goto(new URL(`/data/${made.createNote.id}`, product.signInLink).href);
  await text(page).waitFor();
  return made.createNote.id;
}

const many = Array.from(
  { length: 40 },
  (_, at) => `Line ${at + 1}: somebody said something about the delivery.`,
);

test('a pasted conversation is offered as a transcript until somebody takes or dismisses the offer', async () => {
  const { page } = robin;
  await openNote(page, ['']);
  const bar = page.getByRole('group', { name: 'Transcript found' });
  const paste = (turns: number) =>
    text(page).evaluate((element, count) => {
      const lines = Array.from({ length: count }, (_, at) => {
        const time = `${String(Math.floor(at / 6)).padStart(2, '0')}:${at % 6}0`;
        return `${at % 2 === 0 ? 'Ida Moss' : 'Tom Beck'} (${time}): What I said as number ${at}.`;
      });
      const data = new DataTransfer();
      data.setData('text/plain', lines.join('\n'));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, turns);
  await text(page).focus();
  await paste(60);
  await bar.getByText('This looks like a transcript.').waitFor();
  // The caret is at the end of a long text: the offer is in view there too, and no focus was taken.
  await text(page).getByText('as number 59').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await bar.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await bar.boundingBox())?.y).toBeLessThan(200);
  await showInThemes(page, 'transcript-offer');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.type(' And more.');
  await bar.getByRole('button', { name: 'Make it a transcript' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => text(page).locator('.utterance').count()).toBe(60);
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text(page).locator('.utterance').count()).toBe(0);
  expect(await bar.count()).toBe(0);

  await openNote(page, ['']);
  await text(page).focus();
  await paste(4);
  await bar.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Make it a transcript');
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await text(page).getByText('as number 3').waitFor();
  expect(await text(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(robin.problems).toEqual([]);
});

test('the list beside a text shows the highlight that is opened in it, and a click there leads to the text', async () => {
  const { page } = robin;
  const noteId = await openNote(page, many);
  for (const words of many)
    await askAs(page, 'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }', {
      input: { objectType: 'NOTE', objectId: noteId, quote: { text: words } },
    });
  await page.reload();
  await marked(page, 'Line 38:').waitFor();
  await page.getByRole('tab', { name: 'Highlights' }).click();
  const panel = page.getByRole('list', { name: '40 highlights' });
  await panel.getByText('Line 1:').waitFor();
  await text(page).getByText('Line 38:').scrollIntoViewIfNeeded();
  await text(page)
    .getByText('Line 38:')
    .click({ position: { x: 60, y: 8 } });
  const row = panel.locator('button[aria-current]');
  await row.getByText('Line 38:').waitFor();
  await expect
    .poll(() => isInside(page, 'ul[aria-label="40 highlights"]', 'button[aria-current]'))
    .toBe(true);
  await showInThemes(page, 'highlight-in-panel');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await panel.evaluate((list) => list.scrollTo({ top: 0 }));
  await panel.getByText('Line 2:').click();
  await page.getByRole('dialog', { name: 'Highlight' }).getByText('Line 2:').waitFor();
  await expect.poll(() => row.textContent()).toContain('Line 2:');
  await expect.poll(() => page.evaluate(() => scrollY < 400)).toBe(true);
  expect(robin.problems).toEqual([]);
});

function isInside(page: Page, outer: string, inner: string): Promise<boolean> {
  return page.evaluate(
    ([around, within]) => {
      const [box, one] = [around, within].map((name) =>
        document.querySelector(name ?? '')?.getBoundingClientRect(),
      );
      return !!box && !!one && one.top >= box.top - 1 && one.bottom <= box.bottom + 1;
    },
    [outer, inner],
  );
}

test('the panel of tags stays between the header and the bar of the coding mode, wherever the selection is', async () => {
  const { page } = robin;
  for (let at = 0; at < 14; at += 1)
    await askAs(page, 'mutation ($input: CreateTagInput!) { createTag(input: $input) { id } }', {
      input: { projectId, title: `Reason number ${at}` },
    });
  await openNote(page, many);
  await saved(page);
  await page.getByRole('button', { name: /^Coding mode/ }).click();
  const panel = page.getByRole('dialog', { name: 'Tag the selected text' });
  const field = panel.getByRole('combobox');
  const look = async (line: number, name: string) => {
    await selectLine(page, line);
    await page.keyboard.press('h');
    await panel.getByRole('option').first().waitFor();
    const [bar, box] = [await page.locator('[data-coding-bar]').boundingBox(), await panel.boundingBox()];
    expect(box && bar && box.y + box.height <= bar.y).toBe(true);
    expect(box?.y).toBeGreaterThanOrEqual(44);
    const before = (await field.boundingBox())?.y;
    await page.keyboard.type('reason');
    await panel
      .getByRole('option', { name: /Reason number/ })
      .first()
      .waitFor();
    expect(Math.abs(((await field.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
    await shoot(page, name);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  };
  for (const line of [2, 10, 14, 24]) await look(line, `tag-panel-line-${line}`);
  await narrow(page, () => look(6, 'tag-panel-narrow'));
  expect(robin.problems).toEqual([]);
});
