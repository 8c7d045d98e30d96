import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { leaveAtOnce } from './support/leave-at-once.ts';
import { startProduct, type Product } from './support/product.ts';
import { signedIn } from './support/signed-in.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let origin: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  origin = new URL(product.signInLink).origin;
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Each in both themes and on a phone, without leaving the page. */
async function shootAll(page: Page, name: string): Promise<void> {
  await shoot(page, `${name}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, `${name}-dark`);
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, `${name}-narrow-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await shoot(page, `${name}-narrow`);
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('organising', () => {
  test(
    'a project, its settings and its folder',
    inSteps(async (step) => {
      let projectUrl = '';

      await step('a project starts from a template, by keyboard', async () => {
        const { page } = robin;
        await page.goto(`${origin}/projects/new`);
        await page.getByLabel('Title').fill('Checkout test');
        await page.reload();
        expect(await page.getByLabel('Title').inputValue()).toBe('Checkout test');
        await shootAll(page, 'project-new');
        await page.getByLabel('Find a template').fill('see where stop');
        await page.getByRole('radio', { name: /Customer interviews/ }).waitFor({ state: 'detached' });
        await page.getByRole('radio', { name: /Blank/ }).focus();
        await page.keyboard.press('ArrowDown');
        expect(await page.getByRole('radio', { name: /Usability test/ }).isChecked()).toBe(true);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Checkout test' }).waitFor();
        projectUrl = page.url();
        const tabs = page.getByRole('navigation', { name: 'Project' }).getByRole('link');
        expect(await tabs.allTextContents()).toEqual(
          expect.arrayContaining([expect.stringMatching(/^Readme/), expect.stringMatching(/^Notes/)]),
        );
        await page.getByRole('link', { name: 'Readme' }).click();
        await page
          .getByRole('textbox', { name: 'Readme of Checkout test' })
          .getByText('What we test')
          .waitFor();
        await shootAll(page, 'project-readme');
      });

      await step('what is typed about a project is saved, though the page is left at once', async () => {
        const { page } = robin;
        await page.goto(projectUrl);
        const description = page.getByRole('textbox', { name: 'Project description' });
        await page.getByTitle('Edit the project description').click();
        await description.fill('Where do people stop');
        await leaveAtOnce(page);
        await page.getByText('Where do people stop').click();
        await description.fill('Where do people stop, and why');
        await page.goBack();
        await page.goto(projectUrl);
        await page.getByText('Where do people stop, and why').waitFor();
      });

      await step('sections and looks change at once, also for a colleague who looks on', async () => {
        const { page } = robin;
        const ines = await signedIn(product, browser, 'ines@larkspur.example');
        await ines.page.goto(projectUrl);
        await ines.page.getByRole('link', { name: 'Readme' }).waitFor();
        await page.goto(`${projectUrl}/settings`);
        await page.getByRole('switch', { name: 'Readme' }).click();
        await ines.page.getByRole('link', { name: 'Readme' }).waitFor({ state: 'detached' });
        await page.getByRole('switch', { name: 'Readme' }).click();
        await ines.page.getByRole('link', { name: 'Readme' }).waitFor();
        await page.getByRole('radio', { name: 'rocket' }).check({ force: true });
        await page.getByRole('button', { name: 'Move Insights up' }).click();
        await shootAll(page, 'project-settings');
        expect(ines.problems).toEqual([]);
        await ines.context.close();
        await page.getByRole('link', { name: 'Transcription and summaries' }).click();
        await page.getByLabel('Vocabulary').fill('Larkspur\nlarkspur\nMEDDIC');
        await page.getByRole('button', { name: 'Save vocabulary' }).click();
        await page.getByText('Vocabulary saved').waitFor();
        expect(await page.getByLabel('Vocabulary').inputValue()).toBe('Larkspur\nMEDDIC');
        await shootAll(page, 'project-transcription');
      });

      await step('folders nest, refuse a circle, and take projects from a drag', async () => {
        const { page } = robin;
        await page.goto(`${origin}/projects/folders`);
        const opener = page.getByRole('button', { name: 'New folder' });
        await opener.click();
        await page.getByLabel('Title').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
        await opener.click();
        await page.getByLabel('Title').fill('Shop');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Shop' }).waitFor();
        await shootAll(page, 'folder-empty');
        await page.goto(`${origin}/projects/folders`);
        // The one in the table: the sidebar may have it sooner.
        await page
          .getByRole('table')
          .getByRole('link', { name: 'Checkout test' })
          .dragTo(
            page.getByRole('main').getByRole('list', { name: 'Folders' }).getByRole('link', { name: 'Shop' }),
          );
        await page.getByText('Moved “Checkout test” to “Shop”').waitFor();
        await shootAll(page, 'projects-folders');
        await undo(page, 'Moved “Checkout test” to “Shop”');
        await page.getByRole('table').getByRole('link', { name: 'Checkout test' }).waitFor();

        const cards = page.getByRole('main').getByRole('list', { name: 'Folders' }).getByRole('link');
        const order = await cards.allTextContents();
        const menu = page.getByRole('button', { name: 'Actions for the folder Customer journey' });
        await menu.click();
        await page.getByRole('menuitem', { name: 'Move…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Move to a folder' });
        await dialog.getByText('Operations').waitFor();
        // Not into itself, nor into what it holds.
        expect(await dialog.getByText('New customers').count()).toBe(0);
        await dialog.getByText('Operations').click();
        await shoot(page, 'folder-move');
        await dialog.getByRole('button', { name: 'Move' }).click();
        await page.getByText('Moved “Customer journey” to “Operations”').waitFor();
        await undo(page, 'Moved “Customer journey” to “Operations”');
        await menu.waitFor();
        // Back where it was among the others.
        await expect.poll(() => cards.allTextContents()).toEqual(order);
      });

      await step('many projects are archived, moved and brought back at once', async () => {
        const { page } = robin;
        await page.goto(`${origin}/projects`);
        await page.getByRole('checkbox', { name: 'Select Checkout test' }).click();
        await page.getByRole('checkbox', { name: 'Select Delivery day' }).click({ modifiers: ['Shift'] });
        await page.getByText(/projects selected/).waitFor();
        await shootAll(page, 'projects-selected');
        await page.getByRole('button', { name: 'Archive' }).click();
        await page.getByText(/^Archived \d+ projects$/).waitFor();
        await page.getByRole('table').getByText('Delivery day').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Undo' }).click();
        await page.getByRole('table').getByText('Delivery day').waitFor();
        // Its status of before, not just any.
        await page
          .getByRole('row', { name: /Delivery day/ })
          .getByText('Completed')
          .waitFor();

        await page.getByRole('checkbox', { name: 'Select Checkout test' }).click();
        await page.getByRole('button', { name: 'Move to folder' }).click();
        await page.getByRole('dialog').getByText('Shop').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
        await page.getByText('Moved “Checkout test” to “Shop”').waitFor();
      });

      await step('an archived project says so and can’t be changed', async () => {
        const { page } = robin;
        await page.goto(projectUrl);
        await page.getByRole('button', { name: 'Project actions' }).click();
        await page.getByRole('menuitem', { name: 'Archive' }).click();
        await page.getByText('This project is archived. You can view everything').waitFor();
        await shootAll(page, 'project-archived');
        await page.getByRole('button', { name: 'Make active' }).click();
        await page
          .getByText('This project is archived. You can view everything')
          .waitFor({ state: 'detached' });
      });

      await step('a folder goes to the trash with what it holds, and comes back with it', async () => {
        const { page } = robin;
        await page.goto(`${origin}/projects/folders`);
        await page.getByRole('list', { name: 'Folders' }).getByRole('link', { name: 'Shop' }).click();
        await page.getByRole('heading', { name: 'Shop' }).waitFor();
        await page.getByRole('link', { name: 'Checkout test' }).first().waitFor();
        await page.getByRole('button', { name: 'Share' }).click();
        await page.getByRole('dialog').getByText('Robin Okafor').first().waitFor();
        await shoot(page, 'folder-share');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Actions for the folder Shop' }).last().click();
        await page.getByRole('menuitem', { name: 'Move to trash' }).click();
        await page.getByText('Moved “Shop” and its contents to trash').waitFor();
        await page.goto(`${origin}/settings/trash`);
        await page.getByRole('button', { name: 'Restore Shop' }).click();
        await page.getByText('Restored “Shop”').waitFor();
        await page.goto(projectUrl);
        await page.getByRole('heading', { name: 'Checkout test' }).waitFor();
      });
    }),
  );

  test('the home page shows what was published, and a manager edits it', async () => {
    const { page } = robin;
    await page.goto(`${origin}/home`);
    await page.getByRole('heading', { name: 'Discover new insights' }).waitFor();
    await page.getByRole('list', { name: 'Published insights' }).waitFor();
    await shootAll(page, 'home');
    await page.getByRole('button', { name: 'Edit page' }).click();
    const text = page.getByRole('textbox', { name: 'Home page' });
    await text.getByRole('list', { name: 'Published insights' }).waitFor();
    await text.getByText('Sharpen your skills').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('All of us: ');
    await text.getByText('All of us: Sharpen your skills').waitFor();
    await shootAll(page, 'home-edit');
    await page.getByRole('button', { name: 'Done' }).click();
    const maya = await signedIn(product, browser, 'maya@larkspur.example');
    await maya.page.goto(`${origin}/home`);
    await maya.page.getByText('All of us: Sharpen your skills').waitFor();
    expect(await maya.page.getByRole('button', { name: 'Edit page' }).count()).toBe(0);
    expect(maya.problems).toEqual([]);
    await maya.context.close();
  });

  test('a feed is kept for everybody on explore; browse leads through the tree', async () => {
    const { page } = robin;
    await page.goto(`${origin}/explore`);
    await page.getByRole('list', { name: 'Published insights' }).waitFor();
    await page.getByRole('button', { name: 'New feed' }).click();
    await page.getByLabel('Title').fill('Nothing yet');
    await page.getByLabel('Words to look for').fill('zeppelin');
    await page.keyboard.press('Enter');
    await page.getByText('No insights yet').waitFor();
    await shootAll(page, 'explore-feed');
    // Not by its words but by a filter.
    await page.getByRole('button', { name: 'Feed actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the feed' });
    await dialog.getByLabel('Words to look for').fill('');
    await dialog.getByRole('button', { name: 'Add a filter' }).click();
    await dialog.getByLabel('Value').fill('skip one week');
    await shoot(page, 'explore-feed-filter');
    await dialog.getByRole('button', { name: 'Save feed' }).click();
    await page.getByText('Everything published, 1 filter').waitFor();
    await page
      .getByRole('list', { name: 'Insights of the feed' })
      .getByText('skip one week')
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Everything published' }).click();
    await page.getByRole('list', { name: 'Published insights' }).waitFor();
    await shootAll(page, 'explore');
    await page.goto(`${origin}/projects/new`);
    await page.getByLabel('Title').fill('Outside of all folders');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Outside of all folders' }).waitFor();
    await page.goto(`${origin}/browse`);
    await page.getByText('Not in a folder').waitFor();
    await page.getByRole('link', { name: 'Folders', exact: true }).first().click();
    const tree = page.getByRole('main').getByRole('list', { name: 'Folders' });
    await tree.getByRole('link', { name: 'New customers' }).waitFor();
    await tree.getByRole('link', { name: 'Operations' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await tree.getByRole('link').allTextContents())[0]).toBe('Operations');
    await shootAll(page, 'browse-folders');
    await tree.getByRole('link', { name: 'New customers' }).click();
    await page.getByRole('main').getByRole('link', { name: 'First week with Larkspur' }).waitFor();
    await shootAll(page, 'folder');
  });
});
