import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
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
