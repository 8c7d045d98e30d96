import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { daysAgo } from './support/days-ago.ts';
import { inSteps } from './support/in-steps.ts';
import { narrow } from './support/narrow.ts';
import { startProduct, type Product } from './support/product.ts';
import { undo } from './support/undo.ts';

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

const said = [
  ['I can’t log in to my account', 'Ada'],
  ['Login fails with a wrong password error', 'Ben'],
  ['The login page rejects my password', 'Cleo'],
  ['I am locked out and cannot sign in', 'Dan'],
  ['Signing in does not work since yesterday', 'Eve'],
  ['Exporting to PDF loses the images', 'Finn'],
  ['The PDF export has no pictures in it', 'Gus'],
  ['Images are missing in the exported PDF', 'Hal'],
  ['When I export a PDF the pictures are gone', 'Ivy'],
  ['PDF exports come without images', 'Joe'],
];

test(
  'a channel, from a file of reviews to corrected themes',
  inSteps(async (step) => {
    await step('is made, and a file of reviews becomes themes', async () => {
      const { page } = robin;
      await page.goto(new URL('/channels', product.signInLink).href);
      await page
        .getByRole('button', { name: /channel/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Title' }).fill('App store reviews');
      await dialog.getByRole('textbox', { name: /Context/ }).fill('What customers say after an update');
      await dialog.getByRole('button', { name: 'Create channel' }).click();
      await page.getByText('No data yet').waitFor();
      await page.getByRole('button', { name: 'Add data' }).first().click();
      await page.getByRole('menuitem', { name: 'Import table…' }).click();
      const csv = [
        'Date,Author,Review',
        ...said.map(([text, who], at) => `${daysAgo(18 - (at % 9)).iso},${who},"${text}"`),
      ];
      await page.getByLabel('Table file').setInputFiles({
        name: 'reviews.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(csv.join('\n')),
      });
      await page.getByRole('combobox', { name: 'Import “Author” as' }).waitFor();
      await shoot(page, 'channels-add-data');
      await page.getByRole('button', { name: 'Start import' }).click();
      await page.getByText('Imported 10 data points').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      const themes = page.getByRole('list', { name: 'Themes' });
      await expect.poll(() => themes.getByRole('listitem').count(), { timeout: 60_000 }).toBe(2);
      await shoot(page, 'channels-themes');
    });

    await step('a theme is renamed, and every number leads to what was said', async () => {
      const { page } = robin;
      const themes = page.getByRole('list', { name: 'Themes' });
      await themes
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Big problem');
      await page.getByRole('button', { name: 'Rename theme' }).click();
      await themes.getByRole('link', { name: 'Big problem' }).click();
      await page.getByText('5 data points in all').waitFor();
      await page.getByRole('table', { name: 'Data points' }).getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: 'Data point' });
      await dialog.getByText('% similar').first().waitFor();
      await shoot(page, 'channels-why');
      await dialog.getByRole('button', { name: 'Move to theme…' }).click();
      const themeChoice = page.getByRole('dialog', { name: 'Move 1 data point to a theme' });
      await themeChoice.getByRole('list', { name: 'Themes' }).getByRole('button').first().waitFor();
      await shoot(page, 'channels-move-points');
      await themeChoice.getByRole('button', { name: 'None (outlier)' }).click();
      await page.getByText('Removed from theme').waitFor();
      await themeChoice.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.getByText('4 data points in all').waitFor();
      await undo(page, 'Removed from theme');
      await page.getByText('5 data points in all').waitFor();
    });

    await step('every bar of the chart and every sentiment leads to what was said', async () => {
      const { page } = robin;
      await page.getByRole('link', { name: 'App store reviews' }).click();
      const chart = page.getByRole('figure', { name: 'Data points over time' });
      const changed = page.getByRole('region', { name: 'What changed' });
      await changed.getByText(/^10 data points in \d+ days, none in the \d+ days before\.$/).waitFor();
      await shoot(page, 'channels-overview');
      await chart.getByRole('link', { name: new RegExp(`^${daysAgo(18).shown}: 2 data points`) }).click();
      const rows = page.getByRole('table', { name: 'Data points' }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(3);
      await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'All time' });
      await expect.poll(() => rows.count()).toBe(11);
      await page.getByRole('combobox', { name: 'Sentiment' }).selectOption({ label: 'Negative' });
      await expect
        .poll(async () => {
          const texts = await rows.allInnerTexts();
          return texts.length > 1 && texts.slice(1).every((text) => text.includes('Negative'));
        })
        .toBe(true);
      await shoot(page, 'channels-sentiment');
      await page.getByRole('combobox', { name: 'Sentiment' }).selectOption({ label: 'Any sentiment' });
      await expect.poll(() => rows.count()).toBe(11);
      await page.getByRole('link', { name: 'Big problem' }).first().click();
      await chart.waitFor();
      await shoot(page, 'channels-theme-over-time');
    });

    await step('a theme becomes an insight with its quotes, and both lead to each other', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'More actions for Big problem' }).click();
      await page.getByRole('menuitem', { name: 'Create insight…' }).click();
      const projects = page.getByRole('dialog').getByRole('combobox', { name: 'Project' });
      await expect.poll(() => projects.locator('option').count()).toBeGreaterThan(1);
      await projects.selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Create insight' }).click();
      await expect.poll(() => page.locator('.ProseMirror blockquote').count()).toBe(5);
      const fact = page.locator('a:not(.ProseMirror a)', { hasText: 'Big problem' });
      await fact.waitFor();
      await shoot(page, 'channels-insight');
      await page.getByRole('button', { name: /data points?: Newest data points of “Big problem”$/ }).click();
      const newest = page.getByRole('dialog', { name: 'Newest data points of “Big problem”' });
      await expect.poll(() => newest.getByRole('listitem').count()).toBeGreaterThan(4);
      await shoot(page, 'channels-insight-newest');
      await page.keyboard.press('Escape');
      await fact.click();
      await page.getByText('Insights:').waitFor();
    });

    await step('a theme is unlinked from an insight, and linked to one that is there', async () => {
      const { page } = robin;
      const line = page.getByText('Insights:');
      await page.getByRole('button', { name: 'Unlink “Big problem”' }).click();
      await line.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'More actions for Big problem' }).click();
      await page.getByRole('menuitem', { name: 'Link to insight…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Link “Big problem” to an insight' });
      await dialog.getByRole('radio', { name: /^Big problem/ }).check();
      await shoot(page, 'channels-link-insight');
      await narrow(page, () => shoot(page, 'channels-link-insight-phone'));
      await dialog.getByRole('button', { name: 'Link insight' }).click();
      await line.waitFor();
      await undo(page, 'Linked to “Big problem”');
      await line.waitFor({ state: 'detached' });
    });

    await step('a theme is summarized in the words of people, and edited by hand', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'Summarize' }).click();
      await page.getByText('Key quotes, chosen without a language model').waitFor();
      await page.getByRole('button', { name: 'Edit summary' }).click();
      const text = page.getByRole('textbox', { name: 'Summary' });
      await text.fill(`${await text.inputValue()}\n- We look into this on Monday.`);
      await page.getByRole('button', { name: 'Save summary' }).click();
      await page.getByText('Edited by').waitFor();
      await page.getByText('We look into this on Monday.').waitFor();
      await shoot(page, 'channels-theme-summary');
    });

    await step('a topic gathers themes, and its page what was said in them', async () => {
      const { page } = robin;
      await page.getByRole('link', { name: 'App store reviews' }).click();
      await page.getByRole('button', { name: 'New topic' }).click();
      const dialog = page.getByRole('dialog', { name: 'New topic' });
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Reliability');
      await dialog.getByRole('textbox', { name: /Description/ }).fill('What breaks after an update');
      await dialog.getByRole('checkbox', { name: /^Big problem/ }).check();
      await shoot(page, 'channels-new-topic');
      await dialog.getByRole('button', { name: 'Create topic' }).click();
      const topics = page.getByRole('region', { name: 'Topics' });
      await topics.getByText('1 theme · 5 data points').waitFor();
      const themes = page.getByRole('list', { name: 'Themes' });
      await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'No topic' });
      await expect.poll(() => themes.getByRole('listitem').count()).toBe(1);
      await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Any topic' });
      await expect.poll(() => themes.getByRole('listitem').count()).toBe(2);
      await shoot(page, 'channels-topics');
      await topics.getByRole('link', { name: 'Reliability' }).click();
      await page.getByText('What breaks after an update').waitFor();
      const rows = page.getByRole('table', { name: 'Data points' }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(6);
      await shoot(page, 'channels-topic');
      await narrow(page, () => shoot(page, 'channels-topic-phone'));
      await page.getByRole('button', { name: 'More actions for Reliability' }).click();
      await page.getByRole('menuitem', { name: 'Add themes…' }).click();
      const adding = page.getByRole('dialog', { name: /^Add themes to/ });
      await expect.poll(() => adding.getByRole('checkbox').count()).toBe(1);
      await adding.getByRole('searchbox', { name: 'Find themes' }).fill('Nothing like it');
      await adding.getByText('No results for “Nothing like it”').waitFor();
      await adding.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'More actions for Reliability' }).click();
      await page.getByRole('menuitem', { name: 'Delete topic' }).click();
      await topics.getByText('Group themes that belong together').waitFor();
      await undo(page, 'Topic deleted');
      await topics.getByText('1 theme · 5 data points').waitFor();
    });

    await step('themes are compared by time, and a figure leads to what was said', async () => {
      const { page } = robin;
      const channel = page.url();
      const compared = page.getByRole('region', { name: 'Themes compared' });
      await compared
        .getByRole('link', { name: /^\d+ \(Big problem, \d Nov\)$/ })
        .first()
        .waitFor();
      await shoot(page, 'channels-compared');
      await narrow(page, () => shoot(page, 'channels-compared-phone'));
      await compared.getByRole('link', { name: '5 (Big problem, all)' }).click();
      const rows = page.getByRole('table', { name: 'Data points' }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(6);
      await page.goto(channel);
    });

    await step('a channel is moved to a folder and back', async () => {
      const { page } = robin;
      await askAs(page, 'mutation { createFolder(input: { title: "Shop" }) { id } }');
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Move to folder…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Move to a folder' });
      await dialog.getByText('Shop').click();
      await dialog.getByRole('button', { name: 'Move' }).click();
      const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Shop' });
      await crumb.waitFor();
      await shoot(page, 'channels-in-folder');
      await undo(page, 'Moved “App store reviews” to “Shop”');
      await crumb.waitFor({ state: 'detached' });
    });

    await step('data points are excluded with a way back, and become notes that lead back', async () => {
      const { page } = robin;
      const channel = page.url();
      await page.getByRole('link', { name: 'Data', exact: true }).click();
      const table = page.getByRole('table', { name: 'Data points' });
      const rows = table.getByRole('row');
      await expect.poll(() => rows.count()).toBe(11);
      const search = page.getByRole('searchbox', { name: 'Find data points' });
      await search.fill('PDF');
      await expect.poll(() => rows.count()).toBe(6);
      await page.waitForURL(/filter=/);
      await page.reload();
      await expect.poll(() => rows.count()).toBe(6);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect.poll(() => rows.count()).toBe(11);
      await table.getByRole('checkbox').nth(0).click();
      await table
        .getByRole('checkbox')
        .nth(2)
        .click({ modifiers: ['Shift'] });
      const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
      await bar.getByText('3 data points selected').waitFor();
      await shoot(page, 'channels-selection');
      await narrow(page, () => shoot(page, 'channels-selection-phone'));
      await bar.getByRole('button', { name: 'Exclude' }).click();
      await expect.poll(() => rows.count()).toBe(8);
      await page.getByRole('combobox', { name: 'Shown' }).selectOption({ label: 'Excluded' });
      await expect.poll(() => rows.count()).toBe(4);
      await shoot(page, 'channels-excluded');
      await page.getByRole('combobox', { name: 'Shown' }).selectOption({ label: 'Not excluded' });
      await undo(page, 'Excluded 3 data points');
      await expect.poll(() => rows.count()).toBe(11);

      await table.getByRole('checkbox').nth(0).click();
      await bar.getByRole('button', { name: 'Send to project' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send 1 data point to a project' });
      const projects = dialog.getByRole('combobox', { name: 'Project' });
      await expect.poll(() => projects.locator('option').count()).toBeGreaterThan(1);
      await projects.selectOption({ index: 1 });
      const projectId = await projects.inputValue();
      await dialog.getByRole('radio', { name: /^Highlights/ }).check();
      await shoot(page, 'channels-send');
      await narrow(page, () => shoot(page, 'channels-send-phone'));
      await dialog.getByRole('button', { name: 'Send to project' }).click();
      await page.getByText('Made 1 note').waitFor();
      const { notes } = await askAs(
        page,
        'query ($projectId: ID!) { notes(projectId: $projectId, first: 1, sort: UPDATED_AT) { items { id } } }',
        { projectId },
      );
      await page.goto(new URL(`/data/${notes.items[0].id}`, product.signInLink).href);
      await page.locator('.ProseMirror mark').first().waitFor();
      await shoot(page, 'channels-note');
      await page.getByRole('link', { name: 'App store reviews' }).click();
      await page.getByRole('dialog', { name: 'Data point' }).waitFor();
      await page.goto(channel);
    });

    await step('themes are merged and a phone shows them', async () => {
      const { page } = robin;
      const themes = page.getByRole('list', { name: 'Themes' });
      await themes.getByRole('button', { name: 'More actions for Big problem' }).click();
      await page.getByRole('menuitem', { name: 'Merge…' }).click();
      const merging = page.getByRole('dialog');
      await merging.getByText('5 data points in all').waitFor();
      await merging.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Merge 1 theme' }).click();
      await expect.poll(() => themes.getByRole('listitem').count()).toBe(1);
      await narrow(page, async () => {
        await themes.getByRole('link', { name: 'Big problem' }).waitFor();
        await shoot(page, 'channels-phone');
      });
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect.poll(() => themes.getByRole('listitem').count()).toBe(2);
    });

    await step('personal data of new data points waits for a review, and is taken back', async () => {
      const { page } = robin;
      await askAs(
        page,
        'mutation { setSuggestionMode(feature: Redact, mode: Suggest, projectId: null) { redact } }',
      );
      await askAs(
        page,
        'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
        {
          input: {
            channelId: page.url().split('/channels/')[1]?.split(/[/?#]/)[0],
            source: 'API',
            points: [{ text: 'sign in fails, write to rosa@example.org' }],
          },
        },
      );
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Personal data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Personal data' });
      await dialog.getByText('rosa@example.org').first().waitFor();
      await shoot(page, 'channels-personal-data');
      await narrow(page, () => shoot(page, 'channels-personal-data-phone'));
      await page.keyboard.press('y');
      await dialog.getByRole('region', { name: '1 item hidden' }).getByText('[Email 1]').waitFor();
      await dialog.getByRole('button', { name: 'Show again' }).click();
      await dialog
        .getByRole('group', { name: 'Found personal data' })
        .getByRole('listitem')
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });

    await step('settings show what they would change before they are applied', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Channel settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Channel settings' });
      await dialog.getByRole('combobox', { name: /Sensitivity/ }).selectOption({ label: 'Very strict' });
      const preview = dialog.getByRole('region', { name: 'Preview' });
      await preview.getByText(/^2 → \d+$/).waitFor();
      await dialog.getByRole('combobox', { name: /Number of themes/ }).selectOption({ label: 'Less (5)' });
      await preview.getByText(/^of \d+ data points that Hark may place$/).waitFor();
      await shoot(page, 'channels-preview');
      await narrow(page, () => shoot(page, 'channels-preview-phone'));
      await dialog.getByRole('button', { name: 'Apply settings' }).click();
      await page.getByText('Finding themes with the new settings').waitFor();
      await page.getByRole('link', { name: 'Outliers' }).click();
      await page.waitForURL(/\/outliers/);
    });
  }),
);
