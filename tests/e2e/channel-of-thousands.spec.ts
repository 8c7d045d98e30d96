import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { daysAgo } from './support/days-ago.ts';
import { manyReviews, risingDaysAgo } from './support/many-reviews.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { narrow } from './support/narrow.ts';
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

test(
  'five thousand reviews become themes in one sitting',
  inSteps(async (step) => {
    await step('a file is imported and sorted', async () => {
      const { page } = robin;
      const { createChannel } = await askAs(
        page,
        'mutation { createChannel(input: { title: "All reviews" }) { id } }',
      );
      await page.goto(new URL(`/channels/${createChannel.id}`, product.signInLink).href);
      await page.getByText('No data yet').waitFor();
      await page.getByRole('button', { name: 'Add data' }).first().click();
      await page.getByRole('menuitem', { name: 'Import table…' }).click();
      await page.getByLabel('Table file').setInputFiles({
        name: 'reviews.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(manyReviews(5000)),
      });
      await page.getByRole('combobox', { name: 'Import “Author” as' }).waitFor();
      await page.getByRole('button', { name: 'Start import' }).click();
      await page.getByText('Imported 5,000 data points').waitFor({ timeout: 120_000 });
      await page
        .getByRole('link', { name: `See ${daysAgo(18).shown} – ${daysAgo(1).shown}`, exact: true })
        .waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      const counts = `query ($id: ID!) { channel(id: $id) { sorting { doing } dataPointCount themeCount
        dataPoints(outliers: true) { totalCount } themes(first: 100) { items { dataPointCount } } } }`;
      const read = async () => (await askAs(page, counts, { id: createChannel.id })).channel;
      await expect.poll(async () => (await read()).sorting, { timeout: 240_000, interval: 1000 }).toBeNull();
      const { dataPointCount, themeCount, dataPoints, themes } = await read();
      expect(dataPointCount).toBe(5000);
      expect(themeCount).toBeGreaterThan(5);
      const inThemes = themes.items.reduce(
        (sum: number, one: { dataPointCount: number }) => sum + one.dataPointCount,
        0,
      );
      expect(inThemes + dataPoints.totalCount).toBe(5000);
      expect(inThemes).toBeGreaterThan(4000);
    });

    await step('the trend leads to the quote', async () => {
      const { page } = robin;
      await page.reload();
      const changed = page.getByRole('region', { name: 'What changed' });
      await changed.getByText(/^5,000 data points in \d+ days/).waitFor();
      await shoot(page, 'channels-5000');
      const chart = page.getByRole('figure', { name: 'Data points over time' });
      await chart.getByRole('link', { name: new RegExp(`^${daysAgo(risingDaysAgo).shown}`) }).click();
      const table = page.getByRole('table', { name: 'Data points' });
      await table.getByRole('button').first().click();
      await page.getByRole('dialog', { name: 'Data point' }).getByText('% similar').first().waitFor();
      await page.keyboard.press('Escape');
    });

    await step('the period is kept with what people say in it', async () => {
      const { page } = robin;
      await page.getByRole('link', { name: 'Themes', exact: true }).click();
      // The list of data points has a period of its own, and the day before is shown until the new days are counted.
      const changed = page.getByRole('region', { name: 'What changed' });
      await changed.waitFor();
      await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 28 days' });
      await changed.getByText(/^5,000 data points in 28 days/).waitFor();
      await page.getByRole('button', { name: 'Keep this wrap' }).click();
      await page.waitForURL(new RegExp(`from=${daysAgo(27).iso}`));
      await page.getByRole('button', { name: 'Write it' }).click();
      await changed.getByText('Key quotes, chosen without a language model').waitFor();
      await changed
        .getByText(/: [\d,]+ data points, 0 before$/)
        .nth(2)
        .waitFor();
      await shoot(page, 'channels-wrap');
      await narrow(page, () => shoot(page, 'channels-wrap-phone'));
      await changed.getByText('Kept wraps (1)').click();
      await changed.getByRole('link', { name: new RegExp(`^All reviews: ${daysAgo(27).shown}`) }).waitFor();
    });

    await step(
      'a theme is pinned and another split, and both are still so when themes are found again',
      async () => {
        const { page } = robin;
        const themes = page.getByRole('list', { name: 'Themes' });
        const first = themes.getByRole('listitem').first();
        const title = (await first.getByRole('link').first().innerText()).trim();
        const count = await themes.getByRole('listitem').count();
        await first.getByRole('button', { name: /^More actions for/ }).click();
        await page.getByRole('menuitem', { name: 'Split in two' }).click();
        await expect.poll(() => themes.getByRole('listitem').count()).toBe(count + 1);
        const pinned = themes.getByRole('listitem').filter({ hasText: title }).first();
        await pinned.getByRole('button', { name: /^More actions for/ }).click();
        await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
        await page.getByText('Theme pinned').waitFor();
        await page.getByRole('button', { name: 'More actions', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Find themes again…' }).click();
        const asked = page.getByRole('dialog', { name: 'Find themes again' });
        await asked.getByText('This can’t be undone.').waitFor();
        await asked.getByRole('button', { name: 'Find themes' }).click();
        await page.getByText('Finding themes again').waitFor();
        const sorting = `query ($id: ID!) { channel(id: $id) { sorting { doing } } }`;
        const id = page.url().split('/channels/')[1]?.split(/[/?#]/)[0];
        await expect
          .poll(async () => (await askAs(page, sorting, { id })).channel.sorting, { timeout: 120_000 })
          .toBeNull();
        await page.reload();
        await themes.getByRole('listitem').filter({ hasText: title }).first().waitFor();
      },
    );

    await step('a conversation is shown as it was led, and found by its language', async () => {
      const { page } = robin;
      const channelId = page.url().split('/channels/')[1]?.split(/[/?#]/)[0];
      const turns = [
        { participant: 'Mia', text: 'Die App ist nach dem Update sehr langsam und ich finde nichts mehr' },
        { participant: 'Support', text: 'Which phone do you have?' },
        { participant: 'Mia', text: 'Ein neues, und es ist auch nicht besser' },
      ];
      await askAs(
        page,
        'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
        { input: { channelId, source: 'API', points: [{ turns, saidAt: `${daysAgo(1).iso}T10:00:00Z` }] } },
      );
      await page.getByRole('link', { name: 'Data', exact: true }).click();
      await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'German' });
      const table = page.getByRole('table', { name: 'Data points' });
      await table.getByRole('button', { name: /^Die App ist/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Data point' });
      await expect
        .poll(() => dialog.getByRole('list', { name: 'Conversation' }).getByRole('listitem').count())
        .toBe(3);
      await shoot(page, 'channels-conversation');
      await narrow(page, () => shoot(page, 'channels-conversation-phone'));
      await page.keyboard.press('Escape');
    });
  }),
);
