import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
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
    await page.getByRole('button', { name: 'Import table' }).first().click();
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
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Import undone').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('No notes yet').waitFor();
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

/** Answers become questions with charts that lead to the notes behind them. */
describe('a survey', () => {
  test('is imported as questions, charted and told in an insight', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByRole('button', { name: 'Import table' }).first().click();
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
    expect((await download).suggestedFilename()).toBe('highlights.csv');
    expect(robin.problems).toEqual([]);
  });
});
