import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import {
  addText,
  board,
  download,
  objects,
  openNewCanvas,
  pasteText,
  showAll,
} from './support/canvas-page.ts';
import { drag, middleOf } from './support/drag.ts';
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
      const title = objects(page).first().getByRole('link').first();
      expect(
        await title.evaluate(
          (link) => link.clientHeight >= Number.parseFloat(getComputedStyle(link).lineHeight),
        ),
      ).toBe(true);
      await objects(page).first().getByRole('button', { name: 'Show more' }).click();
      await shoot(page, 'canvas-expanded');
      await objects(page).first().getByRole('button', { name: 'Show less' }).click();
    });

    await step('the other person sees it, adds a heading, and both see each other point', async () => {
      const { page } = ines;
      await page.goto(boardUrl);
      await expect.poll(() => objects(page).count(), patience).toBe(2);
      // It is written in at once: an r in the words is no rectangle.
      await page.getByRole('button', { name: 'Add text' }).click();
      await page.keyboard.press('Enter');
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

    await step('frames, shapes, copies, alignment and removal by keyboard', async () => {
      const { page } = robin;
      await showAll(page);
      await board(page)
        .locator('.react-flow__pane')
        .click({ position: { x: 40, y: 500 } });
      await page.getByRole('button', { name: 'Add frame' }).click();
      await page.keyboard.press('Enter');
      await board(page).getByLabel('Frame title').fill('Timing');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Draw rectangle' }).click();
      await page.keyboard.press('Enter');
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
      const picture = await download(page, 'PNG');
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.length).toBeGreaterThan(5000);
    });

    await step('is there after a reload', async () => {
      await robin.page.reload();
      await expect.poll(() => objects(robin.page).count(), patience).toBe(5);
    });
  }),
);

test('objects are connected, and the connectors follow them', async () => {
  const { page } = robin;
  await openNewCanvas(page, product, 'Causes and effects');
  for (const [at, words] of ['Late van', 'Angry call'].entries()) {
    await addText(page, words);
    await expect.poll(() => objects(page).count(), patience).toBe(at + 1);
  }
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

  // Side by side with its object selected, the line would lie under the dots that start another one.
  await drag(page, to, { x: to.x + 160, y: to.y + 160 });
  await expect.poll(() => path('lines'), patience).not.toBe(before);
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

  expect((await download(page, 'SVG')).toString('utf8')).toContain(await path('lines'));
  await page.reload();
  await connectors(1).waitFor();
});

test(
  'a board is drawn, sorted, presented and exported',
  inSteps(async (step) => {
    const { page } = robin;
    const shape = (form: 'ellipse' | 'rectangle' | 'stroke' | 'group', where = page) =>
      board(where).locator(`.react-flow__node-${form}`);
    const labels = (where = page) => board(where).getByRole('button', { name: /^Connector label/ });
    let corner = { x: 0, y: 0 };
    const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y });
    const free = () => at(400, 560);

    await step('shapes with words and a pen, erased and brought back', async () => {
      await openNewCanvas(page, product, 'How vans get late');
      await ines.page.goto(page.url());
      await board(ines.page).waitFor();
      corner = (await board(page).boundingBox()) ?? corner;
      await board(page).focus();
      await page.keyboard.press('o');
      await drag(page, at(80, 100), at(260, 220));
      await shape('ellipse').waitFor();
      await shape('ellipse').dblclick();
      await page.getByLabel('Text on the canvas').fill('Late van');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Draw rectangle' }).click();
      await drag(page, at(480, 100), at(660, 220));
      await shape('rectangle').waitFor();
      await page.keyboard.press('p');
      await page.getByRole('button', { name: 'Pen thickness' }).click();
      await page.getByRole('menuitem', { name: 'Thick' }).click();
      await drag(page, at(120, 320), at(400, 380));
      await shape('stroke').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => objects(ines.page).count(), patience).toBe(3);
      await board(ines.page).getByText('Late van').waitFor();
      await page.mouse.click(at(260, 350).x, at(260, 350).y);
      await page.keyboard.press('Delete');
      await expect.poll(() => shape('stroke', ines.page).count(), patience).toBe(0);
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => shape('stroke', ines.page).count(), patience).toBe(1);
      await shoot(page, 'canvas-drawn-light');
      await shoot(ines.page, 'canvas-drawn-dark');
    });

    await step('a group moves as one until it is ungrouped', async () => {
      const [left, right] = [shape('ellipse'), shape('rectangle')];
      const gap = async () => (await middleOf(right)).x - (await middleOf(left)).x;
      await board(page).focus();
      await page.keyboard.press('l');
      await page.mouse.move(at(20, 70).x, at(20, 70).y);
      await page.mouse.down();
      for (const { x, y } of [at(740, 70), at(740, 460), at(20, 460)])
        await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => board(page).locator('.react-flow__node.selected').count(), patience).toBe(3);
      await page.keyboard.press('ControlOrMeta+g');
      await page.getByRole('button', { name: 'Ungroup' }).waitFor();
      await page.mouse.click(free().x, free().y);
      const [before, start] = [await gap(), await middleOf(left)];
      await drag(page, start, { x: start.x + 96, y: start.y });
      await expect.poll(async () => (await middleOf(left)).x - start.x, patience).toBeGreaterThan(60);
      expect(Math.abs((await gap()) - before)).toBeLessThan(2);
      await page.keyboard.press('ControlOrMeta+Shift+g');
      await page.mouse.click(free().x, free().y);
      const apart = await middleOf(left);
      await drag(page, apart, { x: apart.x - 96, y: apart.y });
      await expect.poll(gap, patience).toBeGreaterThan(before + 60);
    });

    await step('what is locked stays until it is unlocked', async () => {
      await page.mouse.click(free().x, free().y);
      await shape('rectangle').click();
      await page.keyboard.press('ControlOrMeta+Shift+l');
      await page.getByRole('button', { name: 'Unlock' }).waitFor();
      const place = await middleOf(shape('rectangle'));
      await drag(page, place, { x: place.x, y: place.y + 160 });
      await page.keyboard.press('Delete');
      expect(await middleOf(shape('rectangle'))).toEqual(place);
      await page.getByRole('button', { name: 'Unlock' }).click();
    });

    await step('a connector gets a label', async () => {
      await page.mouse.click(free().x, free().y);
      await shape('ellipse').click();
      await shape('rectangle').click({ modifiers: ['ControlOrMeta'] });
      await page.keyboard.press('c');
      const [one, other] = [await middleOf(shape('ellipse')), await middleOf(shape('rectangle'))];
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      await page.mouse.click(free().x, free().y);
      await page.mouse.click(middle.x, middle.y);
      await page.keyboard.press('Enter');
      await page.getByLabel('Connector label', { exact: true }).fill('leads to');
      await page.keyboard.press('Enter');
      await labels(ines.page).filter({ hasText: 'leads to' }).waitFor();
      await labels().dblclick();
      await page.getByLabel('Connector label', { exact: true }).fill('causes');
      await page.keyboard.press('Escape');
      await labels(ines.page).filter({ hasText: 'causes' }).waitFor();
    });

    await step('a theme has a name and grows with what is dropped into it', async () => {
      await board(page).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.getByRole('button', { name: 'Group as theme' }).click();
      await board(page).getByLabel('Frame title').fill('Delays');
      await page.keyboard.press('Enter');
      await shape('group', ines.page).waitFor();
      const heightOf = async () => (await shape('group').boundingBox())?.height ?? 0;
      const before = await heightOf();
      await page.mouse.click(free().x, free().y);
      await page.keyboard.press('t');
      await page.keyboard.press('Enter');
      await page.getByLabel('Text on the canvas').fill('Traffic');
      await page.keyboard.press('Escape');
      const frame = await shape('group').boundingBox();
      if (!frame) throw new Error('The frame is not shown');
      await drag(page, await middleOf(objects(page).filter({ hasText: 'Traffic' })), {
        x: frame.x + 300,
        y: frame.y + frame.height - 16,
      });
      await expect.poll(heightOf, patience).toBeGreaterThan(before + 20);
      await shoot(page, 'canvas-theme');
    });

    await step('frames are presented one after the other', async () => {
      await page.mouse.click(free().x, free().y);
      await page.keyboard.press('f');
      await page.keyboard.press('Enter');
      await board(page).getByLabel('Frame title').nth(1).fill('What we do');
      await page.keyboard.press('Escape');
      await expect.poll(() => shape('group').count(), patience).toBe(2);
      await page.getByRole('button', { name: 'Present', exact: true }).click();
      const counter = page.getByRole('toolbar', { name: 'Presentation' }).getByRole('status');
      await counter.getByText('1 of 2').waitFor();
      await shoot(page, 'canvas-presenting');
      await page.keyboard.press('ArrowRight');
      await counter.getByText('2 of 2').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await counter.getByText('1 of 2').waitFor();
      await page.keyboard.press('Escape');
      await counter.waitFor({ state: 'detached' });
      await page.getByRole('toolbar', { name: 'Canvas' }).waitFor();
    });

    await step('a sticky note is written at once, and lines that are pasted become some', async () => {
      await board(page).focus();
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await page.getByLabel('Text on the canvas').fill('Fog');
      await page.keyboard.press('Escape');
      await pasteText(page, 'Rain\nRoad works\tsince May');
      await board(page).getByText('Road works').waitFor();
    });

    await step('it is exported as SVG, PNG and PDF', async () => {
      const svg = (await download(page, 'SVG')).toString('utf8');
      for (const words of ['Late van', 'Traffic', 'Fog', 'Rain', 'causes', 'Delays'])
        expect(svg).toContain(words);
      expect((await download(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG');
      expect((await download(page, 'PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    });
  }),
);
