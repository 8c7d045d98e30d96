import mammoth from 'mammoth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '#tests/support/pdf-text.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { marked, text } from './support/coding-page.ts';
import { inSteps } from './support/in-steps.ts';
import { drop } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { addRecordedNote } from './support/recorded-note.ts';
import { signedIn } from './support/signed-in.ts';

type Line = readonly [name: string, words: string];

/** Of a visit with a camera, and of a call of which only the transcript was kept. */
const filmed: readonly Line[] = [
  ['Rosa Diaz', 'The basket was empty.'],
  ['Moderator', 'When was that?'],
  ['Rosa Diaz', 'After I paid twice.'],
];
const written: readonly Line[] = [
  ['Tom Beck', 'Nobody answered my mail.'],
  ['Tom Beck', 'So I went elsewhere.'],
];
const said = [...filmed, ...written];

function vttOf(lines: readonly Line[]): string {
  const cues = lines.map(([name, words], at) => `00:0${at}.500 --> 00:0${at + 1}.200\n<v ${name}>${words}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const origin = (): string => new URL(product.signInLink).origin;

/** Selects what somebody said and tags it by keyboard. */
async function tagOnScreen(page: Page, noteId: string, words: string): Promise<void> {
  await page.goto(`${origin()}/data/${noteId}`);
  await text(page).getByText(words).first().waitFor();
  await text(page).focus();
  await text(page).evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const pieces: { node: Node; from: number }[] = [];
    let whole = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      pieces.push({ node, from: whole.length });
      whole += node.textContent ?? '';
    }
    const pointAt = (at: number, isEnd: boolean): [Node, number] => {
      const piece = pieces.findLast(({ from }) => (isEnd ? from < at : from <= at));
      return piece ? [piece.node, at - piece.from] : [root, 0];
    };
    const start = whole.indexOf(wanted);
    getSelection()?.setBaseAndExtent(...pointAt(start, false), ...pointAt(start + wanted.length, true));
  }, words);
  await page.keyboard.press('Control+Shift+h');
  await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
  await page.keyboard.type('Silence');
  await page
    .getByRole('option', { name: /Silence/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await marked(page, words).waitFor();
  await page.getByText('Tagged “Silence”').first().waitFor();
}

const mark = async (page: Page, objectId: string, words: string): Promise<string> => {
  const { createHighlight } = await askAs(
    page,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
    { input: { objectType: 'NOTE', objectId, quote: { text: words } } },
  );
  return createHighlight.id;
};

test(
  'an interview becomes an insight, a public page and exports, and all of it survives a restore',
  inSteps(async (step) => {
    let [projectId, insightId, publicUrl] = ['', '', ''];

    await step('a recording and a dropped transcript become notes', async () => {
      const { page } = robin;
      await addRecordedNote(page, product, vttOf(filmed));
      await page.goto(`${origin()}/projects`);
      await page.getByRole('link', { name: 'Delivery day' }).last().click();
      await page
        .getByRole('link', { name: /^Notes/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Upload' }).first().waitFor();
      await drop(page, [{ name: 'Phone call.vtt', bytes: Buffer.from(vttOf(written)) }]);
      await page.getByRole('link', { name: 'Open note' }).click();
      await text(page).getByText('So I went elsewhere.').waitFor();
      await text(page).locator('.utterance-speaker', { hasText: 'Tom Beck' }).first().waitFor();
    });

    await step('two people code them, one of them on the screen', async () => {
      ines = await signedIn(product, browser, 'ines@larkspur.example');
      const { projects } = await askAs(robin.page, '{ projects(first: 50) { items { id title } } }');
      projectId = projects.items.find(({ title }: { title: string }) => title === 'Delivery day').id;
      const { notes } = await askAs(
        robin.page,
        'query ($projectId: ID!) { notes(projectId: $projectId, first: 50) { items { id title } } }',
        { projectId },
      );
      const noteOf = (line: Line): string => {
        const start = filmed.includes(line) ? 'Visit' : 'Phone call';
        return notes.items.find(({ title }: { title: string }) => title.startsWith(start)).id;
      };
      const [robins, others] = [said.filter((_, at) => at % 2 === 0), said.filter((_, at) => at % 2 === 1)];
      for (const line of others) await mark(ines.page, noteOf(line), line[1]);
      for (const line of robins) await tagOnScreen(robin.page, noteOf(line), line[1]);
      expect(robin.problems).toEqual([]);
    });

    await step('five pieces of evidence become a published insight', async () => {
      const { page } = robin;
      await page.goto(`${origin()}/projects/${projectId}/insights`);
      await page.getByRole('button', { name: 'New insight' }).first().click();
      await page.waitForURL(/\/insights\/[^/]+$/);
      await page.getByRole('textbox', { name: 'Insight title' }).waitFor();
      await page.keyboard.type('Silence after payment loses customers');
      await page.keyboard.press('Enter');
      for (const line of said) await page.getByRole('checkbox', { name: `Choose “${line[1]}”` }).click();
      await page.getByRole('button', { name: 'Insert 5 highlights' }).click();
      await expect.poll(() => page.locator('[data-card]').count()).toBe(5);
      await page.locator('[data-card]').getByText('Rosa Diaz').first().waitFor();
      await shoot(page, 'insight-evidence');
      await page.locator('output[data-saved=true]', { hasText: 'Saved' }).waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText(/Published “Silence after payment/).waitFor();
      insightId = new URL(page.url()).pathname.split('/').at(-1)?.slice(-36) ?? '';
      expect(robin.problems).toEqual([]);
    });

    await step('the public page shows every quote, speaker and clip on a phone, signed out', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      const dialog = page.getByRole('dialog', { name: /^Share “/ });
      await dialog.getByRole('button', { name: 'Create public link' }).click();
      await dialog.getByRole('switch', { name: /^Hide names/ }).click();
      await dialog.getByRole('button', { name: 'Create public link' }).click();
      publicUrl = await dialog.getByLabel('Public link address').inputValue();
      await page.keyboard.press('Escape');
      await readsOnAPhone('public-insight', false);
      await readsOnAPhone('public-insight-dark', true);
    });

    await step('each export holds the same evidence', () => readsExports(insightId));

    await step('and so it is after a backup and a restore', async () => {
      await product.restoreFromBackup();
      await readsOnAPhone('public-insight-restored', false);
      robin = await signedIn(product, browser, 'robin@larkspur.example');
      await readsExports(insightId);
    });

    async function readsOnAPhone(shot: string, dark: boolean): Promise<void> {
      const stranger = await newPerson(browser, { width: 390, dark });
      await stranger.page.goto(publicUrl);
      for (const line of said) {
        const card = stranger.page.locator('.reference-card', { hasText: line[1] });
        await card.getByText(line[0]).waitFor();
        expect(await card.locator('video').count()).toBe(filmed.includes(line) ? 1 : 0);
      }
      await shoot(stranger.page, shot);
      if (!dark) await playsToItsEnd(stranger.page);
      expect(stranger.problems).toEqual([]);
      await stranger.context.close();
    }
  }),
);

async function readsExports(insightId: string): Promise<void> {
  const read = async (format: string): Promise<Buffer> => {
    const base64 = await robin.page.evaluate(async (path) => {
      const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer());
      return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
    }, `/api/documents/${insightId}/export.${format}`);
    return Buffer.from(base64, 'base64');
  };
  const outputs = {
    markdown: (await read('md')).toString(),
    text: (await read('txt')).toString(),
    html: (await read('html')).toString(),
    word: (await mammoth.extractRawText({ buffer: await read('docx') })).value,
    pdf: await pdfText(await read('pdf')),
  };
  for (const [format, output] of Object.entries(outputs)) {
    for (const line of said)
      for (const part of line) expect([format, part, output.includes(part)]).toEqual([format, part, true]);
    expect([format, output.includes('Play clip') || /highlight-stream/.test(output)]).toEqual([format, true]);
  }
}

/** The first clip: a second of the recording, and no more. */
async function playsToItsEnd(page: Page): Promise<void> {
  const seconds = await page
    .locator('video')
    .first()
    .evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      return video.duration;
    });
  expect(seconds).toBeGreaterThan(0.3);
  expect(seconds).toBeLessThan(2);
}
