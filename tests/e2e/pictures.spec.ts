import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMedia } from '#tests/support/make-media.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

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
  'a picture is resized, captioned, described and looked at closely',
  inSteps(async (step) => {
    const { page } = robin;
    const figure = page.locator('[data-picture]');
    const origin = new URL(product.signInLink).origin;
    const shareOf = async () => Number(/(\d+)%/.exec((await figure.getAttribute('style')) ?? '')?.[1]);
    let insightId = '';

    await step('a picture is pasted', async () => {
      await page.goto(product.signInLink);
      await page.getByText('Larkspur Kitchens').first().waitFor();
      const { projects } = await askAs(page, '{ projects(first: 50) { items { id title } } }');
      const { createInsight } = await askAs(
        page,
        'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
        { input: { projectId: projects.items[0].id, title: 'The fridge' } },
      );
      insightId = createInsight.id;
      await page.goto(`${origin}/insights/${insightId}`);
      const text = page.getByRole('textbox', { name: /^Text of/ });
      await text.click();
      const picture = await makeMedia('fridge.png', [
        '-f',
        'lavfi',
        '-i',
        'testsrc=size=640x480',
        '-frames:v',
        '1',
      ]);
      await text.evaluate((element, base64) => {
        const bytes = Uint8Array.from(atob(base64), (one) => one.codePointAt(0) ?? 0);
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'Fridge.png', { type: 'image/png' }));
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, picture.toString('base64'));
      const shown = text.getByRole('img', { name: 'Fridge.png' });
      await shown.waitFor();
      // Its place changes when its last byte has arrived.
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      await page.getByText('1 file uploaded').waitFor();
    });

    await step('the handle is dragged, and moved by keys', async () => {
      await figure.hover();
      const handle = figure.getByRole('slider', { name: 'Image width' });
      const [grip, room] = [await handle.boundingBox(), await figure.locator('..').boundingBox()];
      if (!grip || !room) throw new Error('The picture is not on the screen');
      await page.mouse.move(grip.x + 4, grip.y + 10);
      await page.mouse.down();
      await page.mouse.move(room.x + room.width / 2, grip.y + 10, { steps: 4 });
      await page.mouse.up();
      await expect.poll(shareOf).toBe(50);
      await handle.press('ArrowRight');
      await expect.poll(shareOf).toBe(55);
      expect(await handle.getAttribute('aria-valuenow')).toBe('55');
      await handle.press('Escape');
    });

    await step('it gets a caption and words for people who can’t see it', async () => {
      await figure.getByRole('button', { name: 'Add a caption' }).press('Enter');
      const caption = figure.getByRole('textbox', { name: 'Caption' });
      await caption.fill('What Rosa found at noon');
      await caption.press('Enter');
      await figure.getByRole('button', { name: 'Edit alt text' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Alt text').fill('An open fridge with one shelf');
      await dialog.getByRole('button', { name: 'Save alt text' }).click();
      await figure.getByRole('img', { name: 'An open fridge with one shelf' }).waitFor();
      await shootThemes(page, 'picture-editing');
    });

    await step('it is looked at as large as the window', async () => {
      await figure.getByRole('button', { name: 'Zoom in' }).press('Enter');
      const zoomed = page.getByRole('dialog').getByRole('img', { name: 'An open fridge with one shelf' });
      await zoomed.waitFor();
      await shootThemes(page, 'picture-zoom');
      await page.keyboard.press('Escape');
      await zoomed.waitFor({ state: 'detached' });
    });

    await step('readers of the public page and of exports get it as it is', async () => {
      await page.getByText('Saved', { exact: true }).first().waitFor();
      await page.reload();
      await figure.getByRole('img', { name: 'An open fridge with one shelf' }).waitFor();
      expect(await shareOf()).toBe(55);
      const { createPublicLink } = await askAs(
        page,
        'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
        { input: { type: 'INSIGHT', id: insightId } },
      );
      const stranger = await newPerson(browser, { width: 390 });
      await stranger.page.goto(createPublicLink.url);
      const shown = stranger.page.getByRole('figure');
      await shown.getByText('What Rosa found at noon').waitFor();
      const picture = shown.getByRole('img', { name: 'An open fridge with one shelf' });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(stranger.problems).toEqual([]);
      await stranger.context.close();
      for (const format of ['md', 'txt', 'html'])
        expect(
          await page.evaluate(
            async (path) => (await fetch(path)).text(),
            `/api/documents/${insightId}/export.${format}`,
          ),
        ).toContain('What Rosa found at noon');
      expect(robin.problems).toEqual([]);
    });
  }),
);
