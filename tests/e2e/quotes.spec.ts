import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { addRecordedNote } from './support/recorded-note.ts';
import { shootThemes } from './support/shoot-themes.ts';

/** Long enough for every choice of lines to cut it off. */
const long = Array.from({ length: 40 }, (_, at) => `the ${at}th time the basket was empty again`).join(', ');
const end = 'and then I left the shop';
const vtt = `WEBVTT\n\n00:00.500 --> 00:03.200\n<v Rosa Diaz>${long}, ${end}.\n\n00:03.500 --> 00:05.000\n<v Rosa Diaz>Short words.\n`;

let product: Product;
let browser: Browser;
let robin: Person;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test(
  'quotes are read whole: as many lines as the view shows, the rest by a button',
  inSteps(async (step) => {
    const { page } = robin;
    const origin = new URL(product.signInLink).origin;
    const heightOf = async (quote: Locator) => (await quote.boundingBox())?.height ?? 0;
    let projectId = '';

    /** The first group can be closed and opened again, and hides its rows meanwhile. */
    async function isGrouped(): Promise<void> {
      const heading = page.getByRole('listitem').getByRole('button', { expanded: true }).first();
      await heading.waitFor();
      const rows = () => page.getByRole('listitem').count();
      const open = await rows();
      await heading.click();
      await expect.poll(rows).toBeLessThan(open);
      const closed = await rows();
      await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
      // How many rows beyond the screen are drawn depends on where the list was scrolled from.
      await expect.poll(rows).toBeGreaterThan(closed);
    }

    /** Opens what is cut off by keyboard alone, and folds it again. */
    async function opensInPlace(within: Locator): Promise<void> {
      const quote = within.locator('[data-clamped]', { hasText: end }).first();
      const before = await heightOf(quote);
      await within.getByRole('button', { name: /^Show more/ }).press('Enter');
      const whole = within.getByRole('button', { name: /^Show less/ });
      await expect.poll(() => heightOf(within.getByText(end).first())).toBeGreaterThan(before * 1.5);
      await whole.press('Enter');
      await expect.poll(() => heightOf(quote)).toBe(before);
    }

    async function showLines(choice: string): Promise<void> {
      await page.getByRole('button', { name: 'Properties' }).click();
      await page.getByRole('combobox', { name: 'Lines of a quote' }).selectOption(choice);
      await page.keyboard.press('Escape');
    }

    async function showAs(layout: string): Promise<void> {
      await page.getByRole('toolbar', { name: 'View' }).getByRole('button').first().click();
      await page.getByRole('menuitem', { name: layout }).click();
    }

    await step('two clips are highlighted, a long one and a short one', async () => {
      await addRecordedNote(page, product, vtt);
      const { projects } = await askAs(page, '{ projects(first: 50) { items { id title } } }');
      projectId = projects.items.find(({ title }: { title: string }) => title === 'Delivery day').id;
      const { notes } = await askAs(
        page,
        'query ($projectId: ID!) { notes(projectId: $projectId, first: 50) { items { id title } } }',
        { projectId },
      );
      const noteId = notes.items.find(({ title }: { title: string }) => title.startsWith('Visit')).id;
      for (const text of [`${long}, ${end}.`, 'Short words.'])
        await askAs(
          page,
          'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
          {
            input: { objectType: 'NOTE', objectId: noteId, quote: { text } },
          },
        );
      await page.goto(`${origin}/projects/${projectId}/highlights`);
    });

    await step('as cards, with a picture of the moment', async () => {
      const card = page.getByRole('listitem').filter({ hasText: end });
      await card.getByRole('button', { name: /^Show more/ }).waitFor();
      expect(await card.locator('[data-clip-thumbnail]').count()).toBe(1);
      await opensInPlace(card);
      const eight = await heightOf(card.locator('[data-clamped]'));
      await showLines('2');
      await expect.poll(() => heightOf(card.locator('[data-clamped]'))).toBe(eight / 4);
      const short = page.getByRole('listitem').filter({ hasText: 'Short words.' });
      expect(await short.getByRole('button', { name: /^Show more/ }).count()).toBe(0);
      await showLines('all');
      await expect.poll(() => card.getByRole('button', { name: /^Show/ }).count()).toBe(0);
      await shootThemes(page, 'quotes-grid');
    });

    await step('as a list and on a board', async () => {
      await showLines('2');
      await showAs('List');
      await opensInPlace(page.getByRole('listitem').filter({ hasText: end }));
      await shootThemes(page, 'quotes-list');
      await page.getByRole('button', { name: 'Group' }).click();
      await page.getByRole('menuitem', { name: 'Source' }).click();
      await isGrouped();
      await shootThemes(page, 'quotes-list-groups');
      await showAs('Grid');
      await isGrouped();
      await shootThemes(page, 'quotes-grid-groups');
      await showAs('Board');
      await opensInPlace(page.getByRole('article').filter({ hasText: end }));
      await shootThemes(page, 'quotes-board');
    });

    await step('in a table, where E opens the quote under the cursor', async () => {
      await showAs('Table');
      const grid = page.getByRole('grid');
      const cell = grid.getByRole('rowheader').filter({ hasText: end });
      await cell.getByRole('button', { name: /^Show more/ }).waitFor();
      await cell.click({ position: { x: 2, y: 2 } });
      await grid.press('e');
      await cell.getByRole('button', { name: /^Show less/ }).waitFor();
      await grid.press('e');
      await cell.getByRole('button', { name: /^Show more/ }).waitFor();
      await shootThemes(page, 'quotes-table');
    });

    await step('the choice is saved for everyone', async () => {
      await page.getByRole('button', { name: 'Save for everyone' }).click();
      await page.getByText('Saved for everyone').waitFor();
      const { views } = await askAs(
        page,
        'query ($projectId: ID!) { views(projectId: $projectId, objectType: HIGHLIGHT) { data } }',
        { projectId },
      );
      expect(views[0].data.quoteLines).toBe('2');
    });

    await step('and in the tray beside an insight', async () => {
      const { createInsight } = await askAs(
        page,
        'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
        { input: { projectId, title: 'Empty baskets' } },
      );
      await page.goto(`${origin}/insights/${createInsight.id}`);
      await page.getByRole('button', { name: 'Evidence' }).click();
      await page.getByRole('combobox', { name: 'Lines of a quote' }).selectOption('2');
      const tray = page.getByRole('complementary');
      await tray.locator('[data-clip-thumbnail]').first().waitFor();
      await opensInPlace(tray);
      await shootThemes(page, 'quotes-tray');
    });
    expect(robin.problems).toEqual([]);
  }),
);
