import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { addText, board, objects, openNewCanvas, showAll } from './support/canvas-page.ts';
import { drag } from './support/drag.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const patience = { timeout: 10_000 };

test(
  'the tools of a canvas',
  inSteps(async (step) => {
    const { page } = robin;
    const sizeOf = async (at: number) => {
      const box = await objects(page).nth(at).boundingBox();
      return { width: box?.width ?? 0, height: box?.height ?? 0 };
    };

    await step('frames and text are drawn out like shapes, and written at once', async () => {
      await openNewCanvas(page, product, 'Drawn out');
      const corner = await board(page).boundingBox();
      if (!corner) throw new Error('The canvas is not shown');
      const from = { x: corner.x + 160, y: corner.y + 160 };
      await page.getByRole('button', { name: 'Add frame' }).click();
      await drag(page, from, { x: from.x + 320, y: from.y + 240 });
      await page.keyboard.type('Later');
      await page.keyboard.press('Escape');
      await expect.poll(() => objects(page).count(), patience).toBe(1);
      expect(await board(page).getByLabel('Frame title').inputValue()).toBe('Later');
      const frame = await sizeOf(0);
      expect([Math.round(frame.width / 16), Math.round(frame.height / 16)]).toEqual([20, 15]);

      await page.keyboard.press('t');
      await drag(page, { x: from.x + 32, y: from.y + 64 }, { x: from.x + 192, y: from.y + 128 });
      await page.getByLabel('Text on the canvas').fill('Ask the drivers');
      await page.keyboard.press('Escape');
      await expect.poll(() => objects(page).count(), patience).toBe(2);
      await addText(page, 'In the middle');
      await expect.poll(() => objects(page).count(), patience).toBe(3);
      await shoot(page, 'canvas-drawn-out');
    });

    await step('the overview is hidden, and stays hidden', async () => {
      const overview = page.locator('.react-flow__minimap');
      await overview.waitFor();
      await page.getByRole('button', { name: 'Overview', exact: true }).click();
      await overview.waitFor({ state: 'detached' });
      await page.reload();
      await expect.poll(() => objects(page).count(), patience).toBe(3);
      expect(await overview.count()).toBe(0);
      expect(robin.problems).toEqual([]);
    });
  }),
);

test('highlights are laid out on one, each leading to its place', async () => {
  const { page } = robin;
  await page.goto(`${new URL(product.signInLink).origin}/projects`);
  await page.getByRole('link', { name: 'Delivery day' }).last().click();
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
