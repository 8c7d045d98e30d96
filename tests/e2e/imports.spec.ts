import { utils, write } from '@e965/xlsx';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { dovetailExport } from './support/dovetail-export.ts';
import { writeMixedStudy } from './support/mixed-study.ts';
import { drop } from './support/media-page.ts';
import { openImport } from './support/open-import.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let projectUrl: string;

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

const calls = [
  'Subject,What they said,When,Plan,Score',
  'Call with Ada,"The export is slow",03/04/2026,Pro,7',
  'Call with Bo,"Two lines\nof text",25/04/2026,Free;Trial,9',
  'Call with Cleo,Fine,26/04/2026,Pro,many',
].join('\n');

/** A table becomes notes with fields, and goes again as one. */
describe('a table of notes', () => {
  test('is mapped, imported with its bad rows named, and undone', async () => {
    const { page } = robin;
    await page.goto(new URL('/projects/new', product.signInLink).href);
    await page.getByLabel('Title').fill('Imported calls');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Imported calls' }).waitFor();
    projectUrl = page.url().replace(/[?#].*$/, '');
    await page.goto(`${projectUrl}/notes`);
    await openImport(page, 'Import table…');
    await page.getByLabel('Table file').setInputFiles({
      name: 'calls.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(calls),
    });
    const preview = page.getByRole('table', { name: 'Preview' });
    await preview.getByText('Call with Cleo').waitFor();
    await shoot(page, 'imports-columns');
    const choose = (column: string, label: string) =>
      page.getByRole('combobox', { name: `Import “${column}” as` }).selectOption({ label });
    await choose('What they said', 'Content');
    await choose('When', 'Created at');
    await choose('Plan', 'New field: Select');
    await choose('Score', 'New field: Number');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot(page, 'imports-columns-dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'imports-columns-narrow');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 2 notes').waitFor();
    await page.getByText('Line 5: Score: Enter a number').waitFor();
    await shoot(page, 'imports-result');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download skipped rows' }).click();
    expect((await download).suggestedFilename()).toBe('skipped-rows.csv');
    await page.getByRole('button', { name: 'Undo import' }).click({ timeout: 120_000 });
    await page.getByText('Import undone').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('No notes yet').waitFor();
    expect(robin.problems).toEqual([]);
  });

  test('is offered row by row when it is dropped on the project, and as one note', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByText('No notes yet').waitFor();
    const file = { name: 'calls.csv', bytes: Buffer.from(calls) };
    await drop(page, [file]);
    await page.getByRole('dialog', { name: '“calls.csv” is a table' }).waitFor();
    await shoot(page, 'imports-dropped');
    await page.getByRole('button', { name: 'Import table' }).last().click();
    await page.getByRole('table', { name: 'Preview' }).getByText('Call with Cleo').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('table', { name: 'Preview' }).waitFor({ state: 'detached' });
    await drop(page, [file]);
    await page.getByRole('button', { name: 'Add as a note' }).click();
    await page.getByRole('link', { name: 'calls' }).first().waitFor();
    expect(robin.problems).toEqual([]);
  });
});

const survey = [
  'Respondent,How did you hear of us?,What do you use?,What would you change?',
  'ada@example.com,Friend,Web; Phone,The export is slow',
  'bo@example.com,Search,Web,',
  'cleo@example.com,Friend,Phone; Web,Nothing at all',
  'dee@example.com,Search,Web,More colors',
  'eli@example.com,Friend,Tablet; Web,Cheaper',
].join('\n');

const tools = [
  'Respondent,Which do you use? [Slack],Which do you use? [Teams],Which do you use? [Zoom]',
  'ada@example.com,1,0,0',
  'bo@example.com,1,1,0',
  'cleo@example.com,0,1,0',
].join('\n');

/** Columns of options are one question until somebody takes them apart, and a first row may be data. */
describe('a table that says less than its columns mean', () => {
  test('is combined, and its first row is what the person says', async () => {
    const { page } = robin;
    await page.goto(new URL('/projects/new', product.signInLink).href);
    await page.getByLabel('Title').fill('Tools people use');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Tools people use' }).waitFor();
    await page.goto(`${page.url().replace(/[?#].*$/, '')}/notes`);
    await openImport(page, 'Import table…');
    await page.getByLabel('Table file').setInputFiles({
      name: 'Tools.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(tools),
    });
    const together = page.getByLabel('Combine 3 columns into the question “Which do you use?”');
    await together.waitFor();
    expect(await together.isChecked()).toBe(true);
    await shoot(page, 'survey-options');
    await together.uncheck();
    await page.getByText('3 columns hold answers.').waitFor();
    await together.check();
    await page.getByLabel('The first row is data').click();
    await page.getByRole('columnheader', { name: /^Column 1/ }).waitFor();
    await shoot(page, 'first-row-is-data');
    await page.getByLabel('The first row is data').click();
    await together.waitFor();
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 3 notes').waitFor();
    await page.getByRole('link', { name: 'See the answers' }).click();
    await page.getByRole('button', { name: /Slack 2 · 67%/ }).waitFor();
    expect(robin.problems).toEqual([]);
  });
});

/** Answers become questions with charts that lead to the notes behind them. */
describe('a survey', () => {
  test('is imported as questions, charted and told in an insight', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await openImport(page, 'Import table…');
    await page.getByLabel('Table file').setInputFiles({
      name: 'Spring survey.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(survey),
    });
    await page.getByText('3 columns hold answers.').waitFor();
    await page.getByRole('button', { name: 'Import as one text' }).click();
    await page.getByRole('button', { name: 'Import as questions' }).click();
    await shoot(page, 'survey-columns');
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 5 notes').waitFor();
    await page.getByRole('link', { name: 'See the answers' }).click();
    await page.getByRole('button', { name: /Friend 3 · 60%/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Friend' });
    await dialog.getByRole('link').nth(2).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read the answers' }).click();
    await page.getByRole('link', { name: 'The export is slow' }).waitFor();
    await page.keyboard.press('Escape');
    await shoot(page, 'survey-answers');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'survey-answers-narrow-dark');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${projectUrl}/insights`);
    await page.getByText('Results: Spring survey').first().click();
    await page.getByRole('cell', { name: 'Friend' }).waitFor();
    await shoot(page, 'survey-insight');
    expect(robin.problems).toEqual([]);
  });
});

function reviewsWorkbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Nothing'], ['of interest']]), 'Cover');
  const rows = [
    ['Ticket', 'When', 'What they wrote', 'Author'],
    ['T1', '25/04/2026', 'The export is slow', 'Ada'],
    ['T2', 'some day', 'No date', 'Bo'],
    ['T3', '26/04/2026', 'Fine, thank you', 'Cleo'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Reviews');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return bytes;
}

/** Data of a channel comes by the same assistant, and an import is found again after its window was closed. */
describe('a table of data points', () => {
  test('is mapped, imported, found again and undone', async () => {
    const { page } = robin;
    await page.goto(new URL('/channels', product.signInLink).href);
    await page
      .getByRole('button', { name: /channel/i })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Store reviews');
    await page.getByRole('dialog').getByRole('button', { name: 'Create channel' }).click();
    await page.getByText('No data yet').waitFor();
    const channel = page.url();
    await page.getByRole('button', { name: 'Add data' }).first().click();
    await page.getByRole('menuitem', { name: 'Import table…' }).click();
    await page.getByLabel('Table file').setInputFiles({
      name: 'reviews.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: reviewsWorkbook(),
    });
    await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Reviews');
    const column = (name: string) => page.getByRole('combobox', { name: `Import “${name}” as` });
    await column('When').selectOption({ label: 'Date' });
    await column('What they wrote').selectOption({ label: 'Text' });
    await shootThemes(page, 'imports-data-points');
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 2 data points').waitFor();
    await page.getByText('Line 3: “some day” isn’t a date Hark can read').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();

    await page.goto(new URL('/settings/bulk-import', product.signInLink).href);
    const row = page.getByRole('row', { name: /reviews\.xlsx/ });
    await row.getByText('2 data points, 1 skipped').waitFor();
    await shootThemes(page, 'imports-list');
    await row.getByRole('button', { name: 'reviews.xlsx' }).click();
    await page.getByText('Imported 2 data points').waitFor();
    await page.getByRole('link', { name: 'Download skipped rows' }).waitFor();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Import undone. Its data points are deleted.').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Done' }).click();
    await row.getByText('Undone').waitFor();
    await page.goto(channel);
    await page.getByText('No data yet').waitFor();
    expect(robin.problems).toEqual([]);
  });
});

/** Definitions of fields come from where fields are listed. */
describe('a table of fields', () => {
  test('becomes fields of the workspace, with what could not be read named', async () => {
    const { page } = robin;
    await page.goto(new URL('/settings/fields', product.signInLink).href);
    const insightFields = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Insight fields' }) });
    await shootThemes(page, 'imports-fields-list');
    await insightFields.getByRole('button', { name: 'Import table' }).click();
    await page.getByLabel('Table file').setInputFiles({
      name: 'fields.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Field,Type,Options\nConfidence,Single select,Low;High\nReach,Number,\nMood,Weather,\n',
      ),
    });
    await page.getByRole('combobox', { name: 'Import “Options” as' }).waitFor();
    await shootThemes(page, 'imports-fields');
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 2 fields').waitFor();
    await page.getByText(/Line 4: “Weather” is no type of field/).waitFor();
    await shootThemes(page, 'imports-fields-done');
    await page.getByRole('button', { name: 'Done' }).click();
    await insightFields.getByText('Single select · 2 options').waitFor();
    expect(robin.problems).toEqual([]);
  });
});

/** Each file is told of: what became of it, and why not. */
describe('a folder of 40 mixed files', () => {
  test('becomes a project with a note for each file, and goes again as one', async () => {
    const { page } = robin;
    const { folder, paths } = await writeMixedStudy();
    await askAs(page, 'mutation { createPerson(input: { name: "Zoe Fuchs" }) { id } }');
    await page.goto(new URL('/settings/bulk-import', product.signInLink).href);
    await page.getByRole('heading', { name: 'Your imports' }).waitFor();
    await shoot(page, 'bulk-import-start');
    await page.getByLabel('Choose folder').setInputFiles(folder);
    await page.getByText('38 files to import').waitFor();
    await page.getByRole('tab', { name: /Skipped/ }).click();
    await page.getByText('This file is empty').waitFor();
    await page.getByRole('tab', { name: /All files/ }).click();
    await shoot(page, 'bulk-import-review');
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 37 files, skipped 2, 1 failed').waitFor({ timeout: 120_000 });
    const part = page.getByRole('row', { name: /Screen 01\.png/ });
    await part.getByText('Part of “Notes/Note 01.md”').scrollIntoViewIfNeeded();
    await shootThemes(page, 'bulk-import-parts');
    await page.getByRole('tab', { name: /Failed/ }).click();
    await page.getByRole('row', { name: /broken\.png/ }).waitFor();
    await shoot(page, 'bulk-import-result');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'bulk-import-result-narrow-dark');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Retry 1 file' }).click();
    await page.getByText('Imported 37 files, skipped 2, 1 failed').waitFor({ timeout: 120_000 });
    await page.getByRole('tab', { name: /All files/ }).click();
    const rows = page.getByRole('table', { name: 'Files' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(paths.length + 1);
    const ended = (told: string[], how: RegExp) => told.filter((text) => how.test(text)).length;
    await expect
      .poll(async () => {
        const told = await rows.allInnerTexts();
        return [ended(told, /Imported/), ended(told, /Skipped/), ended(told, /Failed/)];
      })
      .toEqual([37, 2, 1]);
    const told = await rows.allInnerTexts();
    expect(paths.filter((path) => !told.some((text) => text.includes(path)))).toEqual([]);
    await page.getByRole('link', { name: 'Open project' }).click();
    await page.getByRole('heading', { name: 'Spring study' }).waitFor();
    await page.getByText('Screen 04').first().waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: /All files/ }).click();
    const named = page.getByRole('row', { name: /Interview with Zoe Fuchs\.srt/ });
    await named.getByRole('link').click();
    await page.getByRole('link', { name: 'Zoe Fuchs' }).first().waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: /All files/ }).click();
    await part.getByRole('link').click();
    await page.locator('.document img').first().waitFor();
    await shoot(page, 'bulk-import-page-with-picture');
    await page.goBack();
    await page.getByRole('button', { name: 'Undo import' }).click({ timeout: 120_000 });
    await page.getByText('Import undone').waitFor({ timeout: 120_000 });
    expect(robin.problems).toEqual([]);
  });
});

/** The tool is told before anything is imported, and what has no place is named. */
describe('an export from Dovetail', () => {
  test('is recognized and becomes a project with its highlights and tags', async () => {
    const { page } = robin;
    await page.goto(new URL('/projects/new', product.signInLink).href);
    await page.getByRole('button', { name: 'Import project' }).first().click();
    await page.getByLabel('Project file').setInputFiles({
      name: 'checkout.zip',
      mimeType: 'application/zip',
      buffer: dovetailExport(),
    });
    await page.getByText('Exported from Dovetail').waitFor({ timeout: 60_000 });
    await page.getByText('Values of “Created by” of highlights: 2').waitFor();
    await shoot(page, 'dovetail-contents');
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 2 notes').waitFor();
    await page.getByRole('link', { name: 'Open project' }).click();
    await page.getByText('Call with Grace').first().click();
    await page.locator('mark', { hasText: 'export' }).first().waitFor();
    await page.locator('.document strong', { hasText: 'export' }).first().waitFor();
    await shoot(page, 'dovetail-note');
    expect(robin.problems).toEqual([]);
  });
});

describe('an export of a project', () => {
  test('is made, listed and downloaded', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/settings/export`);
    await page.getByRole('radio', { name: /Highlights/ }).check();
    await page.getByRole('button', { name: 'Start export' }).click();
    const list = page.getByRole('table', { name: 'Your exports' });
    await list.getByRole('link', { name: /Download/ }).waitFor();
    await shoot(page, 'project-export');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'project-export-narrow-dark');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    const download = page.waitForEvent('download');
    await list.getByRole('link', { name: /Download/ }).click();
    expect((await download).suggestedFilename()).toMatch(/ – highlights\.csv$/);
    expect(robin.problems).toEqual([]);
  });
});
