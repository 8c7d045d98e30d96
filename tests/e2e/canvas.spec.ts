import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { signedIn } from './support/signed-in.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let projectUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  ines = await signedIn(product, browser, 'ines@larkspur.example', { dark: true });
  await robin.page.goto(`${new URL(product.signInLink).origin}/projects`);
  await robin.page.getByRole('link', { name: 'Delivery day' }).last().click();
  await robin.page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
  projectUrl = robin.page.url();
});
afterEach(() => {
  expect([...robin.problems, ...ines.problems]).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const patience = { timeout: 10_000 };
const board = (page: Page) => page.getByRole('application', { name: /^Canvas/ });
/** Only what is on the screen is drawn. */
const showAll = (page: Page) => board(page).getByRole('button', { name: 'Fit View' }).click();
const objects = (page: Page) => board(page).locator('.react-flow__node');

test(
  'a canvas of notes',
  inSteps(async (step) => {
    let boardUrl = '';

    await step('a view becomes a board, and notes are put on it', async () => {
      const { page } = robin;
      await page.goto(`${projectUrl}/notes`);
      await page.getByRole('toolbar', { name: 'View' }).getByRole('button').first().click();
      await page.getByRole('menuitem', { name: 'Canvas' }).click();
      await page.getByRole('button', { name: 'Make this view a canvas' }).click();
      await board(page).waitFor();
      boardUrl = page.url();
      const staging = page.getByRole('complementary', { name: 'Not on the canvas' });
      await staging
        .getByRole('button', { name: /^Add .* to the canvas$/ })
        .first()
        .click();
      await expect.poll(() => objects(page).count(), patience).toBe(1);
      await staging
        .getByRole('button', { name: /^Add .* to the canvas$/ })
        .first()
        .click();
      await expect.poll(() => objects(page).count(), patience).toBe(2);
      await objects(page).first().getByRole('button', { name: 'Show more' }).click();
      await shoot(page, 'canvas-expanded');
      await objects(page).first().getByRole('button', { name: 'Show less' }).click();
    });

    await step('the other person sees it, adds a heading, and both see each other point', async () => {
      const { page } = ines;
      await page.goto(boardUrl);
      await expect.poll(() => objects(page).count(), patience).toBe(2);
      // It is written in at once: an r in the words is no rectangle.
      await page.getByRole('button', { name: 'Add text (T)' }).click();
      await page.getByLabel('Text on the canvas').waitFor();
      await page.keyboard.type('What people repeat on delivery day');
      await page.keyboard.press('Escape');
      await board(page).getByText('What people repeat on delivery day').dblclick();
      await page.getByLabel('Text on the canvas').fill('What people say on delivery day');
      await page.keyboard.press('Escape');
      expect(await objects(page).count()).toBe(3);
      await robin.page.getByText('What people say on delivery day').waitFor();
      await page.mouse.move(500, 500);
      await page.mouse.move(520, 520);
      await board(robin.page).getByText('Inês Duarte').waitFor();
      await shoot(robin.page, 'canvas-light');
      await shoot(page, 'canvas-dark');
    });

    await step('a drag moves for both and is undone by keyboard; the other’s work stays', async () => {
      const { page } = robin;
      await showAll(page);
      const heading = board(page).getByText('What people say on delivery day');
      const before = await heading.boundingBox();
      if (!before) throw new Error('The heading is not shown');
      await page.mouse.move(before.x + 20, before.y + 10);
      await page.mouse.down();
      await page.mouse.move(before.x + 120, before.y - 140, { steps: 8 });
      await page.mouse.up();
      const raised = async () => before.y - ((await heading.boundingBox())?.y ?? before.y);
      await expect.poll(raised, patience).toBeGreaterThan(80);
      await page.keyboard.press('Control+z');
      await expect.poll(raised, patience).toBeLessThan(20);
      await showAll(ines.page);
      await expect.poll(() => objects(ines.page).count(), patience).toBe(3);
    });

    await step('groups, shapes, copies, alignment and removal by keyboard', async () => {
      const { page } = robin;
      await showAll(page);
      await board(page)
        .locator('.react-flow__pane')
        .click({ position: { x: 40, y: 500 } });
      await page.getByRole('button', { name: 'Add group (G)' }).click();
      await board(page).getByLabel('Group title').fill('Timing');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add rectangle (R)' }).click();
      await expect.poll(() => objects(page).count(), patience).toBe(5);
      await page.getByRole('button', { name: 'Duplicate' }).click();
      await expect.poll(() => objects(page).count(), patience).toBe(6);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => objects(page).count(), patience).toBe(5);
      await showAll(ines.page);
      await expect.poll(() => objects(ines.page).count(), patience).toBe(5);
    });

    await step('is taken home as a picture', async () => {
      const { page } = robin;
      await page.getByRole('toolbar', { name: 'Canvas' }).getByRole('button', { name: 'Download' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'PNG' }).click(),
      ]);
      const picture = await readFile(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.length).toBeGreaterThan(5000);
    });

    await step('is there after a reload', async () => {
      await robin.page.reload();
      await expect.poll(() => objects(robin.page).count(), patience).toBe(5);
    });
  }),
);

test('highlights are laid out on one, each leading to its place', async () => {
  const { page } = robin;
  await page.goto(projectUrl);
  await page.getByRole('link', { name: 'Highlights', exact: true }).click();
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Canvas' }).click();
  await page.getByRole('button', { name: 'Make this view a canvas' }).click();
  await board(page).waitFor();
  const staging = page.getByRole('complementary', { name: 'Not on the canvas' });
  await staging.getByRole('button', { name: /^Add \d+$/ }).click();
  await showAll(page);
  const card = objects(page).filter({ hasText: 'After five it thinks I can fly' });
  await card.getByText('Ride-along with Yusuf Demir').waitFor();
  await shoot(page, 'canvas-highlights');
  expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/data\/ride-along.*#h=/);
});

test('objects are connected, and the connectors follow them', async () => {
  const { page } = robin;
  await page.goto(`${new URL(product.signInLink).origin}/projects/new`);
  await page.getByLabel('Title').fill('Causes and effects');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects\/[^/]*effects/i);
  await page.goto(`${page.url().replace(/[#?].*$/, '')}/notes`);
  await page.getByRole('toolbar', { name: 'View' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Canvas' }).click();
  await page.getByRole('button', { name: 'Make this view a canvas' }).click();
  await board(page).waitFor();
  for (const [at, words] of ['Late van', 'Angry call'].entries()) {
    await page.getByRole('button', { name: 'Add text (T)' }).click();
    await page.getByLabel('Text on the canvas').fill(words);
    await page.keyboard.press('Escape');
    await expect.poll(() => objects(page).count(), patience).toBe(at + 1);
  }
  await showAll(page);
  await ines.page.goto(page.url());
  await expect.poll(() => objects(ines.page).count(), patience).toBe(2);
  const connectors = (count: number, where = page) =>
    board(where).getByRole('img', { name: count === 1 ? '1 connector' : `${count} connectors` });
  const path = (part: 'lines' | 'heads') =>
    board(page)
      .getByRole('img', { name: /connector/ })
      .locator('path')
      .nth(part === 'lines' ? 0 : 1)
      .getAttribute('d');

  const [cause, effect] = [
    objects(page).filter({ hasText: 'Late van' }),
    objects(page).filter({ hasText: 'Angry call' }),
  ];
  await cause.click();
  const from = await middleOf(page.getByRole('button', { name: 'Draw a connector from the right' }));
  const to = await middleOf(effect);
  await drag(page, from, to);
  await connectors(1).waitFor();
  await connectors(1, ines.page).waitFor();
  await shoot(page, 'canvas-connector-light');
  await shoot(ines.page, 'canvas-connector-dark');

  const before = await path('lines');
  await drag(page, to, { x: to.x + 160, y: to.y + 96 });
  await expect.poll(() => path('lines'), patience).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => path('lines'), patience).toBe(before);

  const [one, other] = [await middleOf(cause), await middleOf(effect)];
  await page.mouse.click((one.x + other.x) / 2, (one.y + other.y) / 2);
  await page.getByRole('button', { name: 'Arrows' }).click();
  await page.getByRole('menuitem', { name: 'Arrows at both ends' }).click();
  await expect.poll(async () => (await path('heads'))?.match(/M/g)?.length, patience).toBe(2);
  await board(page).focus();
  await page.keyboard.press('Delete');
  await connectors(1).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await connectors(1).waitFor();
  await connectors(1, ines.page).waitFor();

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+d');
  await connectors(2).waitFor();
  await page.keyboard.press('Delete');
  await connectors(1).waitFor();
  await expect.poll(() => objects(page).count(), patience).toBe(2);

  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Remove connector' }).click();
  await connectors(1).waitFor({ state: 'detached' });
  await board(page).focus();
  await page.keyboard.press('c');
  await connectors(1).waitFor();

  await page.getByRole('toolbar', { name: 'Canvas' }).getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'SVG' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(await path('lines'));
  await page.reload();
  await connectors(1).waitFor();
});

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}
