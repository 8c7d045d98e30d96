import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let page: Page;
let origin: string;
let projectUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  ({ page } = robin);
  origin = new URL(product.signInLink).origin;
  await page.goto(product.signInLink);
  await page.getByText('Larkspur Kitchens').first().waitFor();
  await page.goto(`${origin}/projects`);
  await page.getByRole('main').getByRole('link', { name: 'Delivery day' }).click();
  await page.getByRole('link', { name: 'Tags', exact: true }).waitFor();
  projectUrl = page.url();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const column = (name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}, `) });
const card = (title: string): Locator => page.getByRole('link', { name: title, exact: true });
const titlesIn = (name: string): Promise<string[]> =>
  column(name).locator('[data-tag-card] a').allTextContents();

async function addTags(group: string, titles: readonly string[]) {
  await column(group)
    .getByRole('button', { name: `New tag in ${group}` })
    .click();
  const field = page.getByRole('textbox', { name: 'New tag' });
  for (const title of titles) {
    await field.fill(title);
    await field.press('Enter');
    await card(title).waitFor();
  }
  await field.press('Escape');
}

/** Onto the upper edge of a card, or its middle. */
async function dragOnto(from: Locator, to: Locator, share: number) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height / 2 + 12, { steps: 3 });
  await page.mouse.move(end.x + 40, end.y + end.height * share, { steps: 6 });
  await page.mouse.move(end.x + 42, end.y + end.height * share, { steps: 2 });
  await page.mouse.up();
}
const dotOf = (title: string): Locator => box(title).locator('[style*="--tag"]').first();
const box = (title: string): Locator => page.locator('[data-tag-card]').filter({ has: card(title) });

test(
  'a board grows, is put in order, and goes out as a file',
  inSteps(async (step) => {
    await step('starts empty and grows by typing', async () => {
      await page.goto(`${origin}/projects/new`);
      await page.getByLabel('Title').fill('Codebook');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/projects\/codebook/i);
      await page.getByRole('link', { name: 'Tags', exact: true }).click();
      await page.getByRole('heading', { name: 'No tags yet' }).waitFor();
      await page.getByRole('button', { name: 'Create a tag board' }).click();
      for (const title of ['Needs', 'Pains']) {
        await page.getByRole('button', { name: 'New group' }).click();
        await page.getByRole('textbox', { name: 'Title of the new group' }).fill(title);
        await page.keyboard.press('Enter');
        await column(title).waitFor();
      }
      await addTags('Needs', ['Plain words', 'Choice', 'Quiet']);
      await addTags('Pains', ['Too late', 'Cold box', 'Lost code']);
      expect(await titlesIn('Needs')).toEqual(['Plain words', 'Choice', 'Quiet']);
    });

    await step('many tags are dragged to another group, and back by one press', async () => {
      await box('Choice').click({ position: { x: 200, y: 18 } });
      await card('Quiet').click({ modifiers: ['ControlOrMeta'] });
      await page.getByText('2 tags selected').waitFor();
      await dragOnto(box('Choice'), box('Cold box'), 0.1);
      await page.getByText('Moved 2 tags to Pains').waitFor();
      expect(await titlesIn('Pains')).toEqual(['Too late', 'Choice', 'Quiet', 'Cold box', 'Lost code']);
      await shoot(page, 'tag-board');
      await undo(page, 'Moved 2 tags to Pains');
      await expect.poll(() => titlesIn('Needs')).toEqual(['Plain words', 'Choice', 'Quiet']);
      expect(await titlesIn('Pains')).toEqual(['Too late', 'Cold box', 'Lost code']);
      await page.keyboard.press('Escape');
      await page.getByText('2 tags selected').waitFor({ state: 'detached' });
    });

    await step('many tags get one colour, and each its own back by one press', async () => {
      const colors = () =>
        Promise.all(['Choice', 'Quiet'].map((title) => dotOf(title).evaluate((dot) => dot.style.cssText)));
      const before = await colors();
      await card('Choice').focus();
      await page.keyboard.press('x');
      await page.keyboard.press('Shift+ArrowDown');
      await page.getByText('2 tags selected').waitFor();
      await page.getByRole('button', { name: 'Color' }).click();
      const dialog = page.getByRole('dialog', { name: 'Color of 2 tags' });
      await dialog.getByRole('radio', { name: 'teal' }).check({ force: true });
      await shoot(page, 'tag-colour');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.poll(colors).toEqual(['--tag: #007e68;', '--tag: #007e68;']);
      await undo(page, 'Changed the color of 2 tags');
      await expect.poll(colors).toEqual(before);
      await page.keyboard.press('Escape');
      await page.getByText('2 tags selected').waitFor({ state: 'detached' });
    });

    await step('the same by keyboard: choose, carry, rename, throw away', async () => {
      await card('Plain words').focus();
      await page.keyboard.press('x');
      await page.keyboard.press('Shift+ArrowDown');
      await page.getByText('2 tags selected').waitFor();
      await page.keyboard.press('Alt+ArrowRight');
      await expect
        .poll(() => titlesIn('Pains'))
        .toEqual(['Plain words', 'Choice', 'Too late', 'Cold box', 'Lost code']);
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(async () => (await titlesIn('Pains'))[0]).toBe('Too late');
      await page.keyboard.press('Escape');
      await page.keyboard.press('F2');
      await page.getByRole('textbox', { name: 'Tag title' }).fill('Real choice');
      await page.keyboard.press('Enter');
      await card('Real choice').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Real choice');
      await page.keyboard.press('Delete');
      await card('Real choice').waitFor({ state: 'detached' });
      await undo(page, 'Moved “Real choice” to trash');
      await card('Real choice').waitFor();
    });

    await step('a locked tag stays as it is', async () => {
      await box('Quiet').hover();
      await page.getByRole('button', { name: 'Actions for Quiet' }).click();
      await page.getByRole('menuitem', { name: 'Lock' }).click();
      await box('Quiet').locator('svg', { hasText: 'Locked' }).waitFor();
      await card('Quiet').focus();
      await page.keyboard.press('Alt+ArrowRight');
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByText(/locked/i)
        .waitFor();
      expect(await titlesIn('Needs')).toEqual(['Quiet']);
    });

    await step('search and the unused narrow what is shown', async () => {
      const search = page.getByRole('searchbox', { name: 'Search this board' });
      await search.fill('lat');
      await card('Cold box').waitFor({ state: 'detached' });
      expect(await titlesIn('Pains')).toEqual(['Too late']);
      await search.fill('');
      await page.getByRole('button', { name: 'Unused 6' }).click();
      await card('Cold box').waitFor();
      await page.getByRole('button', { name: 'Unused 6' }).click();
    });

    await step('likely duplicates are warned of and merged by one press', async () => {
      await column('Needs').getByRole('button', { name: 'New tag in Needs' }).click();
      await page.getByRole('textbox', { name: 'New tag' }).fill('cold-box');
      await page.getByText('A tag named “Cold box” already').waitFor();
      await page.keyboard.press('Enter');
      await card('cold-box').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '1 likely duplicate' }).click();
      await page.getByRole('button', { name: /^Merge into/ }).click();
      await page.getByText(/^Merged “/).waitFor();
      await page.getByRole('heading', { name: 'No duplicates' }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('[data-tag-card]').count()).toBe(6);
      await undo(page, /^Merged “/);
      await expect.poll(() => page.locator('[data-tag-card]').count()).toBe(7);
    });

    await step('goes out as CSV and comes in on another board', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: 'Board actions' })
          .click()
          .then(() => page.getByRole('menuitem', { name: 'Export CSV' }).click()),
      ]);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv.split('\r\n')[0]).toBe('Title,Group,Color,Description,Role,Sentiment,Highlights');
      await page.getByRole('button', { name: 'Add a board' }).click();
      await page.getByRole('menuitem', { name: 'Project board…' }).click();
      await page.getByLabel('Title').fill('Copy');
      await page.keyboard.press('Enter');
      await page.locator('[aria-current=page]', { hasText: 'Copy' }).waitFor();
      await page.getByRole('button', { name: 'Board actions' }).click();
      await page.getByRole('menuitem', { name: 'Import table…' }).click();
      await page
        .getByLabel('Table file')
        .setInputFiles({ name: 'tags.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await page.getByRole('button', { name: 'Start import' }).click();
      await page.getByText('Imported 7 tags').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => titlesIn('Needs')).toHaveLength(2);
    });

    await step('boards of the workspace are made among the settings, and used in projects', async () => {
      const codebook = page.url();
      await page.goto(`${origin}/settings/tags`);
      await page.getByRole('heading', { name: 'No workspace boards yet' }).waitFor();
      await page.getByRole('button', { name: 'Create a tag board' }).click();
      await page.getByRole('button', { name: 'New group' }).click();
      await page.getByRole('textbox', { name: 'Title of the new group' }).fill('Everywhere');
      await page.keyboard.press('Enter');
      await addTags('Everywhere', ['Shared word']);
      await shootThemes(page, 'settings-tags');
      await page.goto(codebook);
      await page
        .getByRole('navigation', { name: 'Tag boards' })
        .getByRole('link', { name: 'Workspace board Tags' })
        .click();
      await card('Shared word').waitFor();
    });
  }),
);

describe('tags with evidence', () => {
  test(
    'are merged, changed where they are shown, and suggested',
    inSteps(async (step) => {
      await step(
        'a tag dropped on another is merged after a look at the preview, and comes back whole',
        async () => {
          await page.goto(`${projectUrl}/tags`);
          await card('Device in the way').waitFor();
          await dragOnto(box('Device in the way'), box('Late and nobody says so'), 0.5);
          const dialog = page.getByRole('dialog', { name: 'Merge 2 tags' });
          await dialog.getByText('Already have it').waitFor();
          expect(await dialog.locator('dl').textContent()).toContain(
            'Get “Late and nobody says so”0 highlightsAlready have it1 highlightAfterwards3 highlights',
          );
          await dialog
            .getByText('You can undo the merge later on the page of “Late and nobody says so”.')
            .waitFor();
          await shoot(page, 'tag-merge');
          await dialog.getByRole('button', { name: 'Merge tags' }).click();
          await page.getByText('Merged “Device in the way” into “Late and nobody says so”').waitFor();
          await card('Device in the way').waitFor({ state: 'detached' });
          await undo(page, 'Merged “Device in the way”');
          await card('Device in the way').waitFor();
          await expect.poll(() => box('Device in the way').getByTitle('Highlights').textContent()).toBe('1');
        },
      );

      await step('the page of a tag lists its highlights, and tags change where they stand', async () => {
        await card('Late and nobody says so').click();
        const peek = page.getByRole('complementary', { name: 'Side peek' });
        const list = peek.getByRole('list', { name: 'Highlights with this tag' });
        await list.getByRole('link', { name: 'After five it thinks I can fly' }).waitFor();
        const row = list.getByRole('article').filter({ hasText: 'After five it thinks I can fly' });
        await row.getByRole('button', { name: /^Add a tag/ }).click();
        await page.keyboard.type('small');
        await page.keyboard.press('Enter');
        await row.getByRole('link', { name: 'Small kindness' }).waitFor();
        await page.getByText('Added “Small kindness” to 1 highlight').waitFor();
        await row.getByRole('button', { name: 'Remove Late and nobody says so' }).click();
        await list
          .getByRole('link', { name: 'After five it thinks I can fly' })
          .waitFor({ state: 'detached' });
        await undo(page, 'Removed “Late and nobody says so” from');
        await list.getByRole('link', { name: 'After five it thinks I can fly' }).waitFor();
        await peek.getByText('3 highlights').waitFor();
      });

      await step('a new tag goes into the group that is named', async () => {
        const peek = page.getByRole('complementary', { name: 'Side peek' });
        const row = peek.getByRole('article').filter({ hasText: 'After five it thinks I can fly' });
        await row.getByRole('button', { name: /^Add a tag/ }).click();
        await page.keyboard.type('Evening round');
        await page.getByRole('option', { name: 'Create tag “Evening round”' }).waitFor();
        await page.keyboard.press('Shift+Enter');
        await page.getByRole('combobox', { name: 'Group for “Evening round”' }).waitFor();
        const group = page.getByRole('listbox', { name: 'Groups' }).getByRole('option').nth(1);
        const title = (await group.locator('span').nth(1).textContent()) ?? '';
        await page.keyboard.type(title.slice(0, 4));
        await shoot(page, 'tag-into-group');
        await page.keyboard.press('Enter');
        await row.getByRole('link', { name: 'Evening round' }).waitFor();
        await expect.poll(() => titlesIn(title)).toContain('Evening round');
      });

      await step('many highlights are re-tagged and deleted at once, and one press undoes each', async () => {
        const peek = page.getByRole('complementary', { name: 'Side peek' });
        const boxes = peek.getByRole('checkbox');
        await boxes.first().check();
        await boxes.nth(2).click({ modifiers: ['Shift'] });
        const bar = peek.getByRole('toolbar', { name: 'Actions for the selection' });
        await bar.getByText('3 highlights selected').waitFor();
        await bar.getByRole('button', { name: 'Tag', exact: true }).click();
        await page.keyboard.type('told');
        await page.keyboard.press('Enter');
        await page.getByText('Added “Told it was done” to 3 highlights').waitFor();
        await expect.poll(() => peek.getByRole('link', { name: 'Told it was done' }).count()).toBe(3);
        await undo(page, 'Added “Told it was done” to');
        await expect.poll(() => peek.getByRole('link', { name: 'Told it was done' }).count()).toBe(0);
        await boxes.first().check();
        await boxes.nth(1).check();
        await shoot(page, 'tag-peek');
        await bar.getByRole('button', { name: 'Delete' }).click();
        await expect.poll(() => boxes.count()).toBe(1);
        await undo(page, 'Deleted 2 highlights');
        await expect.poll(() => boxes.count()).toBe(3);
        await page.keyboard.press('Escape');
      });

      await step('the highlights of a project have the same bar', async () => {
        await page.getByRole('link', { name: 'Highlights', exact: true }).click();
        const quote = page.getByRole('checkbox', { name: 'Select After five it thinks I can fly' });
        await quote.check({ force: true });
        const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
        const noClips = 'Reels play clips. None of these highlights is part of a recording.';
        await bar.getByRole('button', { name: 'Create reel' }).and(page.getByTitle(noClips)).waitFor();
        await bar.getByRole('button', { name: 'Untag' }).click();
        await page.getByRole('button', { name: /^Small kindness/ }).click();
        await page.getByText('Removed “Small kindness” from 1 highlight').waitFor();
        await page.getByRole('main').getByRole('link', { name: 'Small kindness' }).first().click();
        await page
          .getByRole('complementary', { name: 'Side peek' })
          .getByText('1 highlight')
          .first()
          .waitFor();
      });

      await step('suggestions are reviewed by y and n, and remembered', async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'After five it thinks I can fly' }).click();
        await page.keyboard.press('o');
        await page.waitForURL(/\/data\/ride-along/);
        await page.locator('.document .suggested-highlight').first().waitFor();
        await page.getByRole('button', { name: /^\d+ highlights?$/ }).click();
        await page.getByRole('button', { name: 'Review 3 highlights' }).click();
        const passages = page.getByRole('group', { name: 'Suggested highlights' }).getByRole('listitem');
        await passages.filter({ hasText: 'Something is done for a customer' }).waitFor();
        await shoot(page, 'suggestion');
        await page.keyboard.press('y');
        const marked = (words: string) => page.locator('.document mark.highlight').filter({ hasText: words });
        await marked('He may not. He does.').waitFor();
        await expect.poll(() => passages.count()).toBe(2);
        await page.keyboard.press('n');
        await expect.poll(() => passages.count()).toBe(1);
        await passages.filter({ hasText: 'What the delivery note says' }).waitFor();
        await page.keyboard.press('y');
        await marked('one gate code that no longer works').waitFor();
        await expect.poll(() => page.locator('.document .suggested-highlight').count()).toBe(0);
        await page.reload();
        await marked('He may not. He does.').waitFor();
        expect(await marked('The windows that people see').count()).toBe(0);
        expect(await page.locator('.document .suggested-highlight').count()).toBe(0);
      });
    }),
  );

  test('stands in both themes, wide and narrow', async () => {
    const boardUrl = `${projectUrl}/tags`;
    const storageState = await robin.context.storageState();
    for (const [width, dark] of [
      [1440, true],
      [390, false],
      [390, true],
    ] as const) {
      const other = await newPerson(browser, { width, dark });
      await other.context.addCookies(storageState.cookies);
      await other.page.goto(boardUrl);
      await other.page.getByRole('link', { name: 'Late and nobody says so' }).waitFor();
      await shoot(other.page, `tag-board-${width}-${dark ? 'dark' : 'light'}`);
      await other.page.getByRole('link', { name: 'Late and nobody says so' }).click();
      await other.page.getByRole('list', { name: 'Highlights with this tag' }).waitFor();
      await shoot(other.page, `tag-page-${width}-${dark ? 'dark' : 'light'}`);
      await other.context.close();
    }
  });
});
