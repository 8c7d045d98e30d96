import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handmadeArchive } from '#tests/support/refi/handmade.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { openImport } from './support/open-import.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { signUpOnPage } from './support/sign-up.ts';

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

test('a ZIP file that is no known export becomes a bulk import', async () => {
  const { page } = robin;
  await page.goto(new URL('/projects/new', product.signInLink).href);
  await page.getByLabel('Title').fill('Packed calls');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Packed calls' }).waitFor();
  await page.goto(`${page.url().replace(/[?#].*$/, '')}/notes`);
  await openImport(page, 'Import project');
  await page.getByLabel('Project file').setInputFiles({
    name: 'calls.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ 'Calls/ada.txt': strToU8('It is slow') })),
  });
  await page.getByText('isn’t an export that Hark recognizes').waitFor();
  await shoot(page, 'unknown-archive');
  await page.getByRole('button', { name: 'Import the files in “calls.zip”' }).click();
  await page.getByText('ada.txt').first().waitFor();
});

/** A project of another tool comes in, its codings are there, and it leaves again in the same format. */
test('a QDPX project is looked at, imported, read and exported', async () => {
  const { page } = robin;
  await page.goto(new URL('/projects/new', product.signInLink).href);
  await page.getByLabel('Title').fill('From elsewhere');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'From elsewhere' }).waitFor();
  const projectUrl = page.url().replace(/[?#].*$/, '');
  await page.goto(`${projectUrl}/notes`);
  await openImport(page, 'Import project');
  await page.getByLabel('Project file').setInputFiles({
    name: 'study.qdpx',
    mimeType: 'application/zip',
    buffer: Buffer.from(await handmadeArchive()),
  });
  await page.getByRole('heading', { name: 'Handmade' }).waitFor();
  await page.getByText('1 user, 1 link, 1 graph.').waitFor();
  await page.getByText('1 source in this project came without a file').waitFor();
  await shoot(page, 'project-import-contents');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'project-import-contents-narrow-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: /A new project/ }).check();
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByText('Imported 5 sources').waitFor();
  await page.getByText('Users: 1').waitFor();
  await shoot(page, 'project-import-result');
  await page.getByRole('link', { name: 'Open project' }).click();
  await page.getByText('A text').first().click();
  await page.locator('mark', { hasText: 'is slow' }).first().waitFor();
  await shoot(page, 'project-import-coded');
  await page.getByRole('link', { name: 'Handmade' }).first().click();
  const imported = page.url().replace(/(\/projects\/[^/?#]+).*$/, '$1');
  await page.goto(`${imported}/notes`);
  await page.getByText('A picture').first().click();
  await page.getByRole('button', { name: 'Highlight: Corner' }).click();
  await page.getByRole('dialog', { name: 'Highlight' }).getByText('Too high').waitFor();
  await shoot(page, 'project-import-picture');
  await page.keyboard.press('Escape');
  await page.goto(`${imported}/settings/export`);
  await page.getByRole('radio', { name: /Everything as a REFI-QDA project/ }).check();
  await page.getByRole('button', { name: 'Start export' }).click();
  const list = page.getByRole('table', { name: 'Your exports' });
  const download = page.waitForEvent('download');
  await list.getByRole('link', { name: /Download/ }).click();
  expect((await download).suggestedFilename()).toBe('Handmade – project.qdpx');
  expect(robin.problems).toEqual([]);
});

/** A project leaves one workspace and comes whole into another. */
test('a community archive is exported and imported into a second workspace', async () => {
  const { page } = robin;
  await page.goto(new URL('/projects/new', product.signInLink).href);
  await page.getByLabel('Title').fill('Moving house');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Moving house' }).waitFor();
  const projectUrl = page.url().replace(/[?#].*$/, '');
  await page.goto(`${projectUrl}/notes`);
  await openImport(page, 'Import project');
  await page.getByLabel('Project file').setInputFiles({
    name: 'study.qdpx',
    mimeType: 'application/zip',
    buffer: Buffer.from(await handmadeArchive()),
  });
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByText('Imported 5 sources').waitFor();
  await page.goto(`${projectUrl}/notes`);
  await page.getByText('A text').first().click();
  await page.getByRole('button', { name: /^Comments/ }).click();
  await page.getByRole('button', { name: 'Comment on the whole document' }).click();
  await page.keyboard.type('Ask her again in spring');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Comments' }).getByText('Ask her again in spring').waitFor();
  await page.goto(`${projectUrl}/settings/export`);
  await page.getByRole('radio', { name: /Everything as a community archive/ }).check();
  await page.getByRole('button', { name: 'Start export' }).click();
  const list = page.getByRole('table', { name: 'Your exports' });
  const download = page.waitForEvent('download');
  await list.getByRole('link', { name: /Download/ }).click();
  const archive = await (await download).path();

  const kim = await newPerson(browser);
  const home = await signUpOnPage(product, kim.page, {
    email: 'kim@example.com',
    name: 'Kim',
    workspace: 'Second House',
    password: 'Tidal-Energy-2031',
  });
  await kim.page.goto(`${home}/projects/new`);
  await kim.page.getByRole('button', { name: 'Import project' }).click();
  await kim.page.getByLabel('Project file').setInputFiles({
    name: 'moving-house.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(archive),
  });
  await kim.page.getByRole('heading', { name: 'Moving house' }).waitFor();
  await kim.page.getByText('Creates 1 new project').waitFor();
  await shoot(kim.page, 'community-import-contents');
  await kim.page.getByRole('button', { name: 'Start import' }).click();
  await kim.page.getByText('Imported 5 notes').waitFor();
  await kim.page.getByRole('link', { name: 'Open project' }).click();
  await kim.page.getByText('A text').first().click();
  await kim.page.locator('mark', { hasText: 'is slow' }).first().waitFor();
  await kim.page.getByRole('button', { name: /^Comments/ }).click();
  const comment = kim.page
    .getByRole('article', { name: /^Comment by/ })
    .filter({ hasText: 'Ask her again in spring' });
  await comment.getByText('Imported by Kim').waitFor();
  await shootThemes(kim.page, 'imported-comment');
  expect(robin.problems).toEqual([]);
  expect(kim.problems).toEqual([]);
});
