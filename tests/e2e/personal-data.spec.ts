import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { drop, makeReport } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { signedIn } from './support/signed-in.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let projectId = '';

const words = [
  'Maria Lopez called us from the shop. You can reach her at maria.lopez@example.org.',
  'Then Maria Lopez wrote to maria.lopez@example.org again, and waited.',
];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  const { createProject } = await askAs(
    robin.page,
    'mutation { createProject(input: { title: "Call study" }) { id } }',
  );
  projectId = createProject.id;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Note actions' }).click();
  await page.getByRole('menuitem', { name: 'Personal data' }).click();
  await page.getByRole('dialog', { name: 'Personal data' }).waitFor();
}

async function addNote(page: Page): Promise<string> {
  const content = JSON.stringify({
    type: 'doc',
    content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const { createNote } = await askAs(
    page,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId, title: 'Call', content } },
  );
  return createNote.id;
}

async function setMode(mode: string): Promise<void> {
  await askAs(
    robin.page,
    `mutation ($mode: AiMode, $projectId: ID) {
      setSuggestionMode(feature: Redact, mode: $mode, projectId: $projectId) { redact } }`,
    { mode, projectId },
  );
}

const rows = (page: Page) => page.getByRole('group', { name: 'Found personal data' }).getByRole('listitem');
const inText = (page: Page, text: string) => page.locator('.ProseMirror').getByText(text);

test('is found, hidden and kept by single keys, and taken back', async () => {
  const { page } = robin;
  await setMode('Suggest');
  await page.goto(new URL(`/data/${await addNote(page)}`, product.signInLink).href);
  await inText(page, 'Maria Lopez').first().waitFor();
  await openDialog(page);
  await page.getByRole('button', { name: 'Find personal data' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await shoot(page, 'personal-data-found');
  await page.keyboard.press('y');
  await expect.poll(() => rows(page).count()).toBe(1);
  await expect.poll(() => inText(page, '[Person 1]').count()).toBe(2);
  expect(await page.locator('.ProseMirror').textContent()).not.toContain('Maria Lopez');
  await page.keyboard.press('n');
  await expect.poll(() => rows(page).count()).toBe(0);
  await page.getByRole('region', { name: '1 item not personal' }).waitFor();
  await shoot(page, 'personal-data-decided');
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect.poll(() => inText(page, 'Maria Lopez').count()).toBe(2);
  await expect.poll(() => rows(page).count()).toBe(1);
});

test('On hides what is found at once, and it can be permanently deleted', async () => {
  const { page } = robin;
  await setMode('On');
  const noteId = await addNote(page);
  await page.goto(new URL(`/data/${noteId}`, product.signInLink).href);
  await inText(page, 'Maria Lopez').first().waitFor();
  await openDialog(page);
  await page.getByRole('button', { name: 'Find personal data' }).click();
  await page.getByText('2 items found and hidden.').waitFor();
  await expect.poll(() => inText(page, '[Email 1]').count()).toBe(2);
  await page.getByRole('button', { name: 'Permanently delete hidden words' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('region', { name: /hidden$/ }).waitFor({ state: 'detached' });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const other = await robin.context.newPage();
      await other.setViewportSize({ width, height: 900 });
      await other.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await other.goto(new URL(`/data/${noteId}`, product.signInLink).href);
      await inText(other, '[Person 1]').first().waitFor();
      await openDialog(other);
      await shoot(other, `personal-data-${colorScheme}-${width}`);
      expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await other.close();
    }
  }
});

test('a PDF is covered where its words are hidden, for every reader, and uncovered when they are shown again', async () => {
  const { page } = robin;
  await setMode('Suggest');
  await page.goto(new URL(`/projects/${projectId}/notes`, product.signInLink).href);
  await page.getByRole('button', { name: 'Upload' }).first().waitFor();
  const bytes = await makeReport([
    ['A letter from the shop', 'Write to maria.lopez@example.org', 'before May.'],
  ]);
  await drop(page, [{ name: 'Letter.pdf', bytes }]);
  await page.getByRole('link', { name: 'Open note' }).click();
  // Its words are read behind the scenes.
  await page
    .getByText(/PDF, .*, 1 page/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Read here' }).click();
  const reader = (on: Page) => on.getByRole('document', { name: 'Letter.pdf' });
  await reader(page).getByText('maria.lopez@example.org').waitFor();
  expect(await darknessOfMail(page)).toBeLessThan(120);
  await openDialog(page);
  await page.getByRole('button', { name: 'Find personal data' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.keyboard.press('y');
  await page.getByRole('region', { name: /hidden$/ }).waitFor();
  const ines = await signedIn(product, browser, 'ines@larkspur.example');
  await ines.page.goto(page.url());
  await ines.page.getByRole('button', { name: 'Read here' }).click({ timeout: 120_000 });
  await expect.poll(() => darknessOfMail(ines.page)).toBeGreaterThan(240);
  expect(await reader(ines.page).getByText('maria').count()).toBe(0);
  await shoot(ines.page, 'personal-data-pdf-covered');
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await expect
    .poll(
      async () => {
        await ines.page.reload();
        await ines.page.getByRole('button', { name: 'Read here' }).click();
        const words = reader(ines.page).getByText('maria.lopez@example.org');
        return words.waitFor({ timeout: 10_000 }).then(
          () => 'uncovered',
          () => 'covered',
        );
      },
      { timeout: 120_000 },
    )
    .toBe('uncovered');
  await ines.context.close();
});

/** How dark the line with the address is on the drawn page, from 0 to 255; 0 until it is drawn. */
function darknessOfMail(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width < 100) return 0;
    const [x, y] = [canvas.width * 0.25, canvas.height * (1 - 722 / 842)];
    const { data } = context.getImageData(x, y - 2, canvas.width * 0.15, 3);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4)
      sum += data[at + 3] === 0 ? 0 : 255 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    return sum / (data.length / 4);
  });
}

test('which kinds are looked for is chosen in the settings', async () => {
  const { page } = robin;
  await page.goto(new URL('/settings/models', product.signInLink).href);
  const places = page.getByRole('switch', { name: 'Place' });
  await places.waitFor();
  await Promise.all([
    page.waitForResponse((one) => one.request().postData()?.includes('UpdateModelSettings') === true),
    places.click(),
  ]);
  await expect.poll(() => places.isChecked()).toBe(true);
  await shoot(page, 'personal-kinds');
});

test('what is there already is looked through when somebody asks for it', async () => {
  const { page } = robin;
  await setMode('On');
  const noteId = await addNote(page);
  await page.goto(new URL(`/projects/${projectId}/settings/transcription`, product.signInLink).href);
  await page.getByRole('button', { name: 'Look through existing texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide personal data in existing texts?' });
  await dialog.waitFor();
  await shoot(page, 'personal-look-confirm');
  await dialog.getByRole('button', { name: 'Look through and hide' }).click();
  await page.getByText(/texts looked through, \d+ items found and hidden/).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const other = await robin.context.newPage();
      await other.setViewportSize({ width, height: 900 });
      await other.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await other.goto(new URL(`/projects/${projectId}/settings/transcription`, product.signInLink).href);
      const found = other.getByText(/items found and hidden/);
      await found.scrollIntoViewIfNeeded();
      await shoot(other, `personal-look-${colorScheme}-${width}`);
      expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await other.close();
    }
  }
  await page.goto(new URL(`/data/${noteId}`, product.signInLink).href);
  await expect.poll(() => inText(page, '[Email 1]').count()).toBe(2);
});
