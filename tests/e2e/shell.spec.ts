import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { showWideAndNarrow } from './support/show-wide-and-narrow.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let workspaceUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  workspaceUrl = new URL(product.signInLink).origin;
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const screens = {
  home: '/home',
  projects: '/projects',
  users: '/settings/users',
  account: '/settings/user/account',
  settings: '/settings',
};

describe('the shell', () => {
  test.each(Object.entries(screens))('%s looks right in both themes, wide and narrow', async (name, path) => {
    await showWideAndNarrow(robin.context, name, async (page) => {
      await page.goto(`${workspaceUrl}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    });
  });

  test('a project is made by keyboard', async () => {
    const { page } = robin;
    await makeProject(page, 'Pantry sensors');
    await shoot(page, 'project');
    await page.goto(`${workspaceUrl}/projects`);
    await page.getByText('Pantry sensors').first().waitFor();
  });

  test('people are invited and the theme is chosen from the menus of the sidebar', async () => {
    const { page } = robin;
    await page.goto(new URL('/home', product.signInLink).href);
    await page.getByRole('button', { name: /, workspace menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Invite people' }).click();
    await page.getByRole('dialog', { name: 'Invite people' }).waitFor();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: /, your menu$/ });
    const choose = async (theme: string) => {
      await menu.click();
      await page.getByRole('menuitemradio', { name: theme }).click();
    };
    await choose('Dark theme');
    await menu.click();
    await page.getByRole('menuitemradio', { name: 'Dark theme', checked: true }).waitFor();
    await shoot(page, 'shell-user-menu');
    await page.keyboard.press('Escape');
    await choose('System theme');
  });

  test('the palette goes anywhere and the sheet lists every shortcut', async () => {
    const { page } = robin;
    await page.goto(`${workspaceUrl}/home`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('proj');
    await page.getByRole('dialog').waitFor();
    const field = page.getByRole('combobox', { name: 'Search, or type a command' });
    await expect.poll(() => field.inputValue()).toBe('proj');
    await shoot(page, 'palette');
    await page.keyboard.press('Enter');
    await page.waitForURL(/projects/);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL(/home/);
  });

  test('the palette makes a tag in the open project, which one press takes back', async () => {
    const { page } = robin;
    await makeProject(page, 'Tagged in passing');
    const field = page.getByRole('combobox', { name: 'Search, or type a command' });
    await page.keyboard.press('Control+k');
    await field.fill('>new tag');
    await page.getByRole('option', { name: 'New tag in this project' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('New tag ');
    await page.keyboard.type('Lost time');
    await page.getByRole('option', { name: 'Create tag “Lost time”', selected: true }).waitFor();
    await shoot(page, 'palette-tag');
    await page.keyboard.press('Enter');
    await page.getByText('Created tag “Lost time”').waitFor();
    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await page.getByRole('link', { name: 'Lost time', exact: true }).waitFor();
    await undo(page, 'Created tag “Lost time”');
    await page.getByRole('link', { name: 'Lost time', exact: true }).waitFor({ state: 'detached' });
  });

  test('outside a project the palette asks in which one to make a tag, a view, an insight or a note', async () => {
    const { page } = robin;
    await makeProject(page, 'Chosen for it');
    await page.goto(`${workspaceUrl}/home`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const field = page.getByRole('combobox', { name: 'Search, or type a command' });
    const projects = page.getByRole('combobox', { name: 'Find a project' });
    const choose = async (what: string) => {
      await page.keyboard.press('Control+k');
      await field.fill(what);
      await page.getByRole('option', { name: what.replace('>', ''), selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await projects.waitFor();
      await page.keyboard.type('Chosen');
      await page.getByRole('option', { name: 'Chosen for it', selected: true }).waitFor();
      await page.keyboard.press('Enter');
    };

    await page.keyboard.press('Control+k');
    await field.fill('new tag Lost time');
    await page.getByRole('option', { name: 'Create tag “Lost time”', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Create tag “Lost time” in…').waitFor();
    await shoot(page, 'palette-project');
    await page.keyboard.press('Backspace');
    await field.fill('new tag Lost time');
    await page.getByRole('option', { name: 'Create tag “Lost time”', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await projects.fill('Chosen');
    await page.getByRole('option', { name: 'Chosen for it', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Created tag “Lost time” in “Chosen for it”').waitFor();

    await choose('>New view');
    await page.waitForURL(/\/v\//);
    await page.goto(`${workspaceUrl}/projects`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await choose('>New insight');
    await page.getByRole('textbox', { name: 'Insight title' }).waitFor();
    await page.goto(`${workspaceUrl}/home`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await choose('>New note');
    await page.getByRole('textbox', { name: 'Note title' }).waitFor();
    await page.getByRole('link', { name: 'Chosen for it' }).first().waitFor();
  });

  test('what is typed before the title of a new note is there becomes its title, and no shortcut', async () => {
    const { page } = robin;
    await makeProject(page, 'Typed ahead');
    await page
      .getByRole('link', { name: /^Notes/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'New note' }).first().waitFor();
    // As shortcuts these letters would lead home and list the shortcuts.
    const [title, ...lines] = ['gh? jk', 'The first line', 'and the second'] as const;
    await page.getByRole('button', { name: 'New note' }).first().press('Enter');
    await page.keyboard.type([title, ...lines].join('\n'));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const text = page.getByRole('textbox', { name: /^Text of/ });
    await text.getByText(lines[1]).waitFor();
    expect(await text.locator('p').allInnerTexts()).toEqual(lines);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('another person’s change shows by itself', async () => {
    const { page, context } = robin;
    await page.goto(`${workspaceUrl}/projects`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const second = await context.newPage();
    await makeProject(second, 'Made elsewhere');
    await page.getByText('Made elsewhere').first().waitFor({ timeout: 5000 });
    await second.close();
  });

  test('unknown addresses, objects and hosts say so', async () => {
    const { page } = robin;
    const answer = await page.goto(`${workspaceUrl}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await page
      .getByText(/not found|can’t find|doesn’t exist|nothing/i)
      .first()
      .waitFor();
    await shoot(page, 'not-found');
    await page.goto(`${workspaceUrl}/projects/018f4b6e-0000-7000-8000-000000000001`);
    await page
      .getByText(/not found|can’t find|doesn’t exist|don’t have access/i)
      .first()
      .waitFor();
    const nowhere = await page.goto(product.rootUrl.replace('localhost', 'nobody-here.localhost'));
    expect(nowhere?.status()).toBe(404);
    await page.getByText('There is no workspace at this address').waitFor();
  });

  test('the sample says what goes with it, and leaves nothing on the screen', async () => {
    const { page } = robin;
    await makeProject(page, 'Kept after the sample');
    await page.goto(`${workspaceUrl}/home`);
    const ownWorkspace = page.getByRole('link', { name: 'Create your own workspace' });
    expect(await ownWorkspace.getAttribute('href')).toBe(`${product.rootUrl}/auth/signup`);
    await page.goto(`${workspaceUrl}/settings`);
    await page.getByRole('button', { name: /remove.*sample/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/^This permanently deletes 3 projects, \d+ notes, 3 insights, \d+ contacts/)
      .waitFor();
    await shoot(page, 'remove-sample');
    await dialog.getByRole('button', { name: /remove/i }).click();
    await dialog.waitFor({ state: 'detached' });
    // Without a reload: the sidebar and the lists have it no more.
    await expect.poll(() => page.getByText('Customer journey').count()).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
    await page.getByText('Kept after the sample').first().waitFor();
    expect(await page.getByText(/Delivery day|Reviews and support chat|Inês Duarte/).count()).toBe(0);
    await shoot(page, 'home-without-sample');
    await page.goto(`${workspaceUrl}/projects`);
    await page.getByText('Kept after the sample').first().waitFor();
    expect(await page.getByText('Delivery day').count()).toBe(0);
  });
});

async function makeProject(page: Page, title: string): Promise<void> {
  await page.goto(`${workspaceUrl}/projects/new`);
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title }).first().waitFor();
}
