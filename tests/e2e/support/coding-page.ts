import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export function text(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Text of/ });
}

/** A mark of the text itself, coloured: not what is painted ahead of it. */
export function marked(page: Page, words = ''): Locator {
  return page.locator('mark.highlight[data-look=on]').filter({ hasText: words }).first();
}

/** The machine may be busy; a second is not always enough. */
export function later<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 10_000 });
}

export function pending(page: Page): Promise<number> {
  return page.locator('.document span.highlight').count();
}

export function tagsOf(mark: Locator): Promise<string | null> {
  return mark.getAttribute('aria-description', { timeout: 5000 });
}

/** All words that carry a tag, as they are in the text. */
export function wordsOf(page: Page, tag: string): Promise<string> {
  return page.evaluate((title) => {
    const marks = [...document.querySelectorAll<HTMLElement>('mark.highlight[data-look=on]')];
    return marks
      .filter((mark) => mark.getAttribute('aria-description')?.includes(title) === true)
      .map((mark) => mark.textContent)
      .join('');
  }, tag);
}

let clicks = 0;

/**
 * Opens a highlight by its words: a mark's dot in the margin is a part of it too. Never twice at the same place: within
 * half a second that would be a double click, which selects a word.
 */
export async function clickOn(page: Page, words: string): Promise<void> {
  clicks += 1;
  const x = clicks % 2 === 0 ? 40 : 90;
  await text(page)
    .getByText(words)
    .last()
    .click({ position: { x, y: 8 } });
  await page.getByRole('dialog', { name: 'Highlight' }).waitFor();
}

export async function saved(page: Page): Promise<void> {
  await page.locator('output[data-saved=true]', { hasText: 'Saved' }).waitFor();
}

export async function selectLine(page: Page, line: number): Promise<void> {
  await startOf(page, line);
  await page.keyboard.press('Shift+End');
}

export async function selectWords(page: Page, line: number, words: number): Promise<void> {
  await startOf(page, line);
  for (let word = 0; word < words; word += 1) await page.keyboard.press('Control+Shift+ArrowRight');
}

async function startOf(page: Page, line: number): Promise<void> {
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < line; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
}

export async function dragOver(page: Page, line: number, words: string): Promise<void> {
  const box = await boxOfWords(page, line, words);
  const middle = (box.top + box.bottom) / 2;
  await page.mouse.move(box.left + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.right - 1, middle, { steps: 4 });
  await page.mouse.up();
}

/** Where words stand on the screen, also where marks cut them into pieces. */
export function boxOfWords(page: Page, line: number, words: string) {
  return text(page)
    .locator('> p')
    .nth(line)
    .evaluate((paragraph, wanted) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const start = paragraph.textContent.indexOf(wanted);
      let offset = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const length = node.textContent?.length ?? 0;
        const [from, to] = [start - offset, start + wanted.length - offset];
        if (from >= 0 && from < length) range.setStart(node, from);
        if (to > 0 && to <= length) range.setEnd(node, to);
        offset += length;
      }
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }, words);
}
