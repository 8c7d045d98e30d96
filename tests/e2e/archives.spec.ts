import { strToU8, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { dovetailExport } from './support/dovetail-export.ts';
import { drop } from './support/media-page.ts';
import { shootThemes } from './support/shoot-themes.ts';
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

/** Nobody wants a note with a file in it that can be neither read nor searched. */
describe('a ZIP file in a project', () => {
  const visits = zipSync({
    'Visits/ada.txt': strToU8('The export is slow'),
    'Visits/bo.txt': strToU8('It costs too much'),
  });
  const zip = { name: 'visits.zip', mimeType: 'application/zip', buffer: Buffer.from(visits) };

  test('is unpacked into the project it was uploaded to', async () => {
    const { page } = robin;
    await makeProject(page, 'Unpacked');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).first().click();
    await (await chooser).setFiles(zip);
    await page.getByRole('dialog', { name: '“visits.zip” contains files' }).waitFor();
    await shootThemes(page, 'imports-zip');
    await page.getByRole('button', { name: 'Import files' }).click();
    await page.getByText('2 files to import').waitFor();
    expect(await page.getByRole('radio', { name: /An existing project/ }).isChecked()).toBe(true);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Project', exact: true }).inputValue())
      .toBe('Unpacked');
    await shootThemes(page, 'imports-zip-review');
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Imported 2 files').waitFor({ timeout: 120_000 });
    await page.getByRole('link', { name: 'Open project' }).click();
    await page.getByRole('heading', { name: 'Unpacked' }).waitFor();
    await page.getByRole('link', { name: 'ada', exact: true }).first().waitFor();
    expect(robin.problems).toEqual([]);
  });

  test('is kept as a file where that is wanted, and other files come along at once', async () => {
    const { page } = robin;
    await makeProject(page, 'Packed');
    await drop(page, [
      { name: 'visits.zip', bytes: Buffer.from(visits) },
      { name: 'cleo.txt', bytes: Buffer.from('Fine') },
    ]);
    await page.getByRole('button', { name: 'Keep as a file' }).click();
    await page.getByRole('link', { name: 'cleo', exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'visits', exact: true }).first().waitFor();
    expect(robin.problems).toEqual([]);
  });

  test('that another tool made is imported with its tags and highlights', async () => {
    const { page } = robin;
    await makeProject(page, 'From Dovetail');
    await drop(page, [{ name: 'checkout.zip', bytes: dovetailExport() }]);
    await page.getByRole('dialog', { name: '“checkout.zip” is an export from Dovetail' }).waitFor();
    await shootThemes(page, 'imports-zip-of-tool');
    await page.getByRole('button', { name: 'Import project' }).click();
    await page.getByText('Exported from Dovetail').waitFor({ timeout: 60_000 });
    await page.getByRole('radio', { name: /This project/ }).waitFor();
    expect(robin.problems).toEqual([]);
  });

  test('and everything else that can be imported is found by typing “import”', async () => {
    const { page } = robin;
    await makeProject(page, 'Found by typing');
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Import folder or ZIP…' }).waitFor();
    await shootThemes(page, 'imports-menu');
    await page.keyboard.press('Escape');
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search, or type a command' }).fill(text);
    };
    await find('import');
    for (const name of ['Import table', 'Import folder or ZIP', /Import project \(REFI-QDA/])
      await page.getByRole('option', { name }).waitFor();
    await shoot(page, 'imports-palette');
    await page.getByRole('option', { name: /Import project/ }).click();
    await page.getByLabel('Project file').waitFor({ state: 'attached' });
    await shootThemes(page, 'imports-project-file');
    await page.keyboard.press('Escape');
    await find('import folder');
    await page.keyboard.press('Enter');
    await page.getByText('Drop a folder or ZIP file here').waitFor();
    expect(new URL(page.url()).searchParams.get('projectId')).not.toBeNull();
    await page.getByLabel('Choose ZIP file').setInputFiles(zip);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Project', exact: true }).inputValue())
      .toBe('Found by typing');
    expect(robin.problems).toEqual([]);
  });
});

async function makeProject(page: Page, title: string): Promise<void> {
  await page.goto(new URL('/projects/new', product.signInLink).href);
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title }).waitFor();
  await page.goto(`${page.url().replace(/[?#].*$/, '')}/notes`);
  await page.getByText('No notes yet').waitFor();
}
