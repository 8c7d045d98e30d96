import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test(
  'strangers read a view by its own link, and a project’s notes and views where its link shows them',
  inSteps(async (step) => {
    await step('a view is shared from its menu', async () => {
      const { page } = robin;
      await openProject(page);
      await page
        .getByRole('link', { name: /^Highlights/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'View actions' }).click();
      await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Share “All highlights”' });
      await dialog.getByRole('button', { name: 'Create public link' }).click();
      expect(await dialog.getByLabel('Show notes').count()).toBe(0);
      await dialog.getByRole('button', { name: 'Create public link' }).click();
      const address = await dialog.getByLabel('Public link address').inputValue();
      await dialog.getByText('QR code', { exact: true }).click();
      const code = dialog.getByRole('img', { name: 'QR code of the public link' });
      await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await shoot(page, 'share-view');
      await page.keyboard.press('Escape');
      for (const dark of [false, true]) {
        const visitor = await newPerson(browser, { width: dark ? 1440 : 390, dark });
        await visitor.page.goto(address);
        await visitor.page.getByRole('heading', { name: 'All highlights' }).waitFor();
        expect(await visitor.page.locator('.reference-card blockquote').count()).toBeGreaterThan(3);
        await shoot(visitor.page, dark ? 'public-view-dark' : 'public-view');
        expect(visitor.problems).toEqual([]);
        await visitor.context.close();
      }
    });

    await step('a project shows its notes and views once that is turned on', async () => {
      const { page } = robin;
      await openProject(page);
      const dialog = await openShare(page);
      await dialog.getByRole('button', { name: 'Create public link' }).click();
      await dialog.getByLabel('Hide names').click();
      await dialog.getByLabel('Show notes').click();
      await dialog.getByRole('button', { name: 'Create public link' }).click();
      const address = await dialog.getByLabel('Public link address').inputValue();
      await dialog.getByText(/^Options/).click();
      await dialog.getByLabel('Show views').click();
      await dialog.getByText('with notes, with views').waitFor();
      await shoot(page, 'share-contents');
      const visitor = await newPerson(browser, { width: 390 });
      await visitor.page.goto(address);
      const notes = visitor.page.locator('section', {
        has: visitor.page.getByRole('heading', { name: 'Notes' }),
      });
      await notes.waitFor();
      await shoot(visitor.page, 'public-project');
      const note = notes.getByRole('link').first();
      const title = await note.textContent();
      await note.click();
      await visitor.page.getByRole('heading', { name: title ?? '', level: 1 }).waitFor();
      await shoot(visitor.page, 'public-note');
      await visitor.page.getByRole('link', { name: 'Why people pause their box' }).click();
      await visitor.page.getByRole('link', { name: 'All highlights' }).click();
      await visitor.page.locator('.reference-card blockquote').first().waitFor();
      expect(visitor.problems).toEqual([]);
      await visitor.context.close();
    });
  }),
);

async function openProject(page: Page): Promise<void> {
  await page.goto(`${new URL(product.signInLink).origin}/projects`);
  await page.getByRole('link', { name: 'Why people pause their box' }).last().click();
  await page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
}

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Share “/ });
  await dialog.getByText('Who has access').waitFor();
  return dialog;
}
