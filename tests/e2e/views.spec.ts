import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addView } from './support/add-view.ts';
import { arrangeByHand } from './support/arrange-by-hand.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { showInThemes } from './support/show-in-themes.ts';
import { signedIn } from './support/signed-in.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let projectUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  const origin = new URL(product.signInLink).origin;
  ines = await signedIn(product, browser, 'ines@larkspur.example');
  await robin.page.goto(`${origin}/projects/new`);
  await robin.page.getByLabel('Title').fill('Views of a kitchen');
  await robin.page.keyboard.press('Enter');
  await robin.page.waitForURL(/\/projects\/[^/]*kitchen/i);
  projectUrl = robin.page.url().replace(/[#?].*$/, '');
  await ask(robin.page, projectUrl);
});
afterEach(() => {
  expect([...robin.problems, ...ines.problems]).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe('views', () => {
  test(
    'a table and a board are edited together',
    inSteps(async (step) => {
      await step('a table is read and edited by keyboard alone', async () => {
        const { page } = robin;
        await page.goto(`${projectUrl}/notes`);
        const grid = page.getByRole('grid', { name: 'All notes' });
        await grid.getByText('Visit 07').waitFor();
        await page.getByRole('button', { name: 'Properties' }).click();
        await page.getByRole('switch', { name: 'Stage' }).check();
        await page.getByRole('switch', { name: 'Score' }).check();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Save for everyone' }).click();
        await page.getByText('Saved for everyone').waitFor();

        await grid.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('textbox', { name: 'Title' }).fill('Visit 30, renamed');
        await page.keyboard.press('Enter');
        await grid.getByText('Visit 30, renamed').waitFor();
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await page.keyboard.type('42');
        await page.keyboard.press('Enter');
        await grid.getByText('42', { exact: true }).waitFor();
        await shoot(page, 'view-table');
        // A slip of one key is taken back by another, also the one before it.
        await page.keyboard.press('Home');
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Delete');
        await grid.getByText('Untitled note').waitFor();
        await page.keyboard.press('Control+z');
        await grid.getByText('Visit 30, renamed').waitFor();
        await page.keyboard.press('Control+z');
        await grid.getByText('42', { exact: true }).waitFor({ state: 'detached' });

        // Titles of three rows, copied and put into the three below.
        await page.keyboard.press('Home');
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Control+c');
        for (let row = 0; row < 2; row += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Control+v');
        await page.getByText('Pasted into 3 cells').waitFor();
        await expect.poll(() => grid.getByText('Visit 30, renamed').count()).toBe(2);
        await undo(page, 'Pasted into 3 cells');
        await expect.poll(() => grid.getByText('Visit 30, renamed').count()).toBe(1);
      });

      await step('columns are sorted, pinned, wrapped and resized from the header', async () => {
        const { page } = robin;
        const grid = page.getByRole('grid', { name: 'All notes' });
        await grid.focus();
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: 'Sort ascending' }).click();
        await expect.poll(() => grid.getByRole('rowheader').first().textContent()).toContain('Visit 01');
        expect(await grid.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe(
          'ascending',
        );
        const width = async () =>
          (await grid.getByRole('columnheader', { name: 'Title' }).boundingBox())?.width ?? 0;
        const before = await width();
        await grid.focus();
        await page.keyboard.press('Alt+ArrowRight');
        await expect.poll(width).toBe(before + 20);
        await page.getByRole('button', { name: 'Reset' }).click();
        await expect
          .poll(() => grid.getByRole('rowheader').first().textContent())
          .toContain('Visit 30, renamed');
      });

      await step('a view says what it is for and where its rows open', async () => {
        const { page } = robin;
        const view = page.getByRole('main');
        const openIn = async (mode: string) => {
          await page.getByRole('button', { name: 'Properties' }).click();
          await page.getByRole('combobox', { name: 'Open rows' }).selectOption(mode);
        };
        await openIn('Center');
        await page.getByRole('textbox', { name: 'Summary' }).fill('Visits of this spring');
        await page.keyboard.press('Escape');
        await view.getByText('Visits of this spring').waitFor();
        await view.getByRole('grid').getByText('Visit 27', { exact: true }).click();
        const peek = page.getByRole('complementary', { name: 'Peek', exact: true });
        await peek.getByText('Visit 27').first().waitFor();
        await shoot(page, 'view-peek-centred');
        await peek.getByRole('button', { name: 'Close' }).click();
        await openIn('FullPage');
        await page.keyboard.press('Escape');
        await view.getByRole('grid').getByText('Visit 27', { exact: true }).click();
        await page.waitForURL(({ pathname }) => !pathname.endsWith('/notes'));
        await page.goBack();
        await page.getByRole('button', { name: 'Reset' }).click();
        await view.getByText('Visits of this spring').waitFor({ state: 'detached' });
      });

      await step('a filter narrows the rows and says when nothing fits', async () => {
        const { page } = robin;
        await page.getByRole('button', { name: 'Filter' }).click();
        await page.getByRole('button', { name: 'Add a filter' }).click();
        await page.getByRole('textbox', { name: 'Value' }).fill('visit 1');
        await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('11');
        await shoot(page, 'view-filter');
        await page.getByRole('textbox', { name: 'Value' }).fill('nothing like it');
        await page.getByRole('heading', { name: 'No notes match the filter' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Clear the filter' }).click();
        await page.getByRole('grid').getByText('Visit 29').waitFor();
      });

      await step('a board groups by a select; a dragged card takes the value of its column', async () => {
        const { page } = robin;
        await addView(page, 'Board');
        await page.getByRole('toolbar', { name: 'View' }).getByRole('button', { name: 'Group' }).click();
        await page.getByRole('menuitem', { name: 'Stage' }).click();
        const none = page.getByRole('region', { name: /^No value/ });
        await none.getByRole('link', { name: 'Visit 29' }).waitFor();
        await page.getByRole('button', { name: 'Save for everyone' }).click();
        // Saving draws the toolbar again: a card grabbed meanwhile would not be where it was measured.
        await page.getByRole('button', { name: 'Save for everyone' }).waitFor({ state: 'detached' });
        const doing = page.getByRole('region', { name: /^Doing/ });
        const [from, to] = [
          await none.getByRole('link', { name: 'Visit 29' }).boundingBox(),
          await doing.boundingBox(),
        ];
        await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 10);
        await page.mouse.down();
        await page.mouse.move((from?.x ?? 0) - 30, (from?.y ?? 0) + 40, { steps: 4 });
        await page.mouse.move((to?.x ?? 0) + 140, (to?.y ?? 0) + 160, { steps: 8 });
        await page.mouse.up();
        await doing.getByRole('link', { name: 'Visit 29' }).waitFor();
        await page.getByText('Moved “Visit 29” to Doing').waitFor();
        // The same by keyboard, to the next column.
        await doing.getByRole('link', { name: 'Visit 29' }).focus();
        await page.keyboard.press('Alt+ArrowRight');
        const carried = page.getByRole('region', { name: /^Done/ }).getByRole('link', { name: 'Visit 29' });
        await carried.waitFor();
        await expect.poll(() => carried.evaluate((element) => element === document.activeElement)).toBe(true);
        await shoot(page, 'view-board');
        // A column that nobody needs is put away and comes back by name.
        await page.getByRole('button', { name: 'Hide Doing' }).click();
        await doing.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'By Stage' }).click();
        await page.getByRole('menuitem', { name: 'Show “Doing”' }).click();
        await doing.waitFor();
        await page.getByRole('button', { name: 'Reset' }).waitFor({ state: 'detached' });
        // Somebody else sees it without asking.
        await ines.page.goto(page.url());
        await ines.page.getByRole('region', { name: /^Done, 1/ }).waitFor();
        await page
          .getByRole('region', { name: /^Todo/ })
          .getByRole('button', { name: 'Add to Todo' })
          .click();
        for (const each of [page, ines.page])
          await each.getByRole('region', { name: /^Todo, 1/ }).waitFor({ timeout: 5000 });
      });

      await step('rows of a list are put in order by hand, for everyone', () =>
        arrangeByHand(robin.page, ines.page),
      );

      await step('another person’s change leaves the scroll, the selection and the edit alone', async () => {
        const [{ page }, other] = [robin, ines.page];
        await page.goto(`${projectUrl}/notes`);
        await other.goto(`${projectUrl}/notes`);
        const grid = page.getByRole('grid', { name: 'All notes' });
        await grid.getByText('Visit 20').waitFor();
        await grid.focus();
        await page.keyboard.press('PageDown');
        await page.keyboard.press('x');
        await page.getByText('1 note selected').waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
        await page.getByRole('textbox', { name: 'Title' }).fill('Half typed');
        await other.getByRole('grid').getByText('Visit 28').waitFor();
        await other.getByRole('grid').focus();
        await other.keyboard.press('Control+Home');
        await other.keyboard.press('Enter');
        await other.getByRole('textbox', { name: 'Title' }).fill('Changed by Inês');
        await other.keyboard.press('Enter');
        await grid.getByText('Changed by Inês').waitFor({ state: 'attached', timeout: 5000 });
        expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Half typed');
        await page.getByText('1 note selected').waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.getByText('1 note selected').waitFor({ state: 'detached' });
      });

      await step('rows go to the trash together and come back', async () => {
        const { page } = robin;
        const grid = page.getByRole('grid', { name: 'All notes' });
        await grid.focus();
        await page.keyboard.press('Control+Home');
        for (let row = 0; row < 2; row += 1) {
          await page.keyboard.press('x');
          await page.keyboard.press('ArrowDown');
        }
        await page
          .getByRole('toolbar', { name: 'Actions for the selection' })
          .getByRole('button', { name: 'Move to trash' })
          .click();
        await page.getByText('Moved 2 notes to trash').waitFor();
        await grid.getByText('Changed by Inês').waitFor({ state: 'detached' });
        await undo(page, 'Moved 2 notes to trash');
        await grid.getByText('Changed by Inês').waitFor();
      });

      await step(
        'a table shows groups as sections, and a field is set for everything selected at once',
        async () => {
          const { page } = robin;
          const grid = page.getByRole('grid', { name: 'All notes' });
          await page.getByRole('toolbar', { name: 'View' }).getByRole('button', { name: 'Group' }).click();
          await page.getByRole('menuitem', { name: 'Stage' }).click();
          const section = (name: RegExp) => grid.getByRole('button', { name });
          await section(/^Done 1$/).waitFor();
          await shoot(page, 'view-table-sections');
          await section(/^No value/).click();
          await grid.getByText('Visit 26').waitFor({ state: 'detached' });
          await section(/^No value/).click();
          await grid.getByText('Visit 26').waitFor();
          await grid.focus();
          await page.keyboard.press('Control+Home');
          for (const name of ['Visit 26', 'Visit 25'])
            await grid.getByRole('checkbox', { name: `Select ${name}` }).check();
          const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
          await bar.getByRole('button', { name: 'Set a field' }).click();
          await page.getByRole('menuitem', { name: 'Stage' }).click();
          const dialog = page.getByRole('dialog', { name: 'Set Stage of 2 notes' });
          await dialog.getByRole('button', { name: /^Stage/ }).click();
          await page.getByRole('option', { name: 'Done' }).click();
          await dialog.getByRole('button', { name: 'Set', exact: true }).click();
          await section(/^Done 3$/).waitFor();
          await page.getByRole('button', { name: 'Undo' }).last().click();
          await section(/^Done 1$/).waitFor();
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Reset' }).click();
        },
      );
    }),
  );

  test('the layouts stand in both themes, wide and narrow', async () => {
    const { page, context } = await newPerson(browser);
    await context.addCookies(await robin.context.cookies());
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${projectUrl}/notes`);
      for (const layout of ['Table', 'Grid', 'List', 'Board']) {
        const toolbar = page.getByRole('toolbar', { name: 'View' });
        await toolbar.getByRole('button').first().click();
        await page.getByRole('menuitem', { name: layout }).click();
        if (layout === 'Board') await page.getByText('Choose a field for the columns').waitFor();
        else await page.getByText('Visit 27').first().waitFor();
        await showInThemes(page, `view-${layout.toLowerCase()}`);
      }
    }
    const unchosen = page.getByText('Choose a field for the columns');
    await page.getByRole('main').getByRole('button', { name: 'Tags', exact: true }).click();
    await unchosen.waitFor({ state: 'detached' });
    await page.getByRole('region').filter({ hasText: 'Visit 27' }).first().waitFor();
    await context.close();
  });

  test('rows with several tags keep to their line, and count the tags without room', async () => {
    const { page } = robin;
    await page.goto(`${new URL(product.signInLink).origin}/projects`);
    await page.getByRole('link', { name: 'Delivery day' }).last().click();
    await page
      .getByRole('link', { name: /^Notes/ })
      .first()
      .click();
    await page
      .getByRole('grid')
      .getByText(/^\+\d+$/)
      .first()
      .waitFor();
    const rows = page.locator('[role=row][data-index]');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    const overlaps = () =>
      rows.evaluateAll((all) => {
        const boxes = all.map((row) => row.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
        return boxes.filter(({ top }, at) => top < (boxes[at - 1]?.bottom ?? top) - 1).length;
      });
    await expect.poll(overlaps).toBe(0);
    await shootThemes(page, 'views-tags');
  });
});

/** Thirty notes and two fields, by the API that the pages use. */
async function ask(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/notes`);
  await page.getByRole('heading', { name: 'No notes yet' }).waitFor();
  const token = page.waitForRequest((request) => request.url().includes('/api/graphql'));
  await page.reload();
  const headers = (await token).headers();
  const authorization = headers['authorization'] ?? '';
  const projectId = await page.evaluate(() => location.pathname.split('/')[2]?.split('-').at(-1) ?? '');
  const send = (query: string, variables: object) =>
    page.evaluate(
      async ([text, given, bearer]) => {
        const answer = await fetch('/api/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: bearer },
          body: JSON.stringify({ query: text, variables: given }),
        });
        const body = await answer.json();
        if (body.errors) throw new Error(JSON.stringify(body.errors));
        return body.data;
      },
      [query, variables, authorization] as const,
    );
  for (let at = 1; at <= 30; at += 1) {
    const title = `Visit ${String(at).padStart(2, '0')}`;
    await send('mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
      input: { projectId, title },
    });
  }
  const create = 'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }';
  const options = ['Todo', 'Doing', 'Done'].map((label) => ({ label }));
  await send(create, {
    input: { owner: 'NOTE', projectId, label: 'Stage', type: 'SELECT', options, maxOptions: 1 },
  });
  await send(create, { input: { owner: 'NOTE', projectId, label: 'Score', type: 'NUMBER' } });
}
