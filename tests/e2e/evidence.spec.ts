import mammoth from 'mammoth';
import type { Browser, Locator, Page } from 'playwright-core';
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
  const block = () =>
    page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('.utterance')?.textContent);
  expect(await block(), 'the caret stays at the highlight').toContain(words);
}

function choiceOf(page: Page, words: string): Locator {
  return page.getByRole('checkbox', { name: `Choose “${words}”` });
}

/** From the tray beside the text: found by words and by a filter, dragged together, and inserted by keyboard alone. */
async function collectEvidence(page: Page): Promise<void> {
  const cards = page.locator('[data-card]');
  const search = page.getByRole('searchbox', { name: 'Search highlights' });
  await search.fill('basket');
  await choiceOf(page, 'So I went elsewhere.').waitFor({ state: 'detached' });
  await choiceOf(page, 'The basket was empty.').click();
  await search.fill('');
  for (const words of ['When was that?', 'After I paid twice.']) await choiceOf(page, words).click();
  await page.getByRole('button', { name: 'Insert 3 highlights' }).waitFor();
  await page.locator('[data-evidence]', { hasText: 'When was that?' }).dragTo(text(page));
  await expect.poll(() => cards.count()).toBe(3);
  await page.getByRole('button', { name: /^Insert/ }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByLabel('Field').selectOption({ label: 'Note' });
  await page.getByLabel('Operator').selectOption('is one of');
  await page.getByRole('combobox', { name: 'Value' }).fill('Phone');
  await page.getByRole('option', { name: /^Phone call/ }).click();
  await shoot(page, 'evidence-filter');
  await page.keyboard.press('Escape');
  await page.getByLabel('Field').waitFor({ state: 'detached' });
  await choiceOf(page, 'When was that?').waitFor({ state: 'detached' });
  await choiceOf(page, 'So I went elsewhere.').waitFor();
  await search.focus();
  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Insert 2 highlights' }).waitFor();
  await shoot(page, 'evidence-tray');
  await page.keyboard.press('Enter');
  await expect.poll(() => cards.count()).toBe(5);
}

/** The titles of the cards beside the quotes, one of each other kind. */
const others = ['Ride-along with Yusuf', 'Late boxes are forgiven', 'Patience', 'Reel of silence'] as const;
const file = 'Route plan.txt';

/** What the cards show besides what the journey makes on the screen. */
async function makeOthers(page: Page, projectId: string): Promise<void> {
  const [, insight, tag, reel] = others;
  const { createInsight } = await askAs(
    page,
    'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
    { input: { projectId, title: insight } },
  );
  const insightId = createInsight.id;
  await askAs(page, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insightId });
  await askAs(page, 'mutation ($input: CreateTagInput!) { createTag(input: $input) { id } }', {
    input: { projectId, title: tag },
  });
  await askAs(page, 'mutation ($input: CreateReelInput!) { createReel(input: $input) { id } }', {
    input: { insightId, title: reel, highlightIds: [] },
  });
}

/** A card of a note, an insight, a tag and a reel, and a file. */
async function addOthers(page: Page): Promise<void> {
  for (const [command, option, field, title] of [
    ['/card', 'Note or insight card', 'Find a note or an insight', others[0]],
    ['/card', 'Note or insight card', 'Find a note or an insight', others[1]],
    ['/highlight', 'Highlight, reel or tag card', 'Find a highlight, a reel or a tag', others[2]],
    ['/highlight', 'Highlight, reel or tag card', 'Find a highlight, a reel or a tag', others[3]],
  ] as const) {
    await page.keyboard.type(command);
    await page.getByRole('option', { name: option }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel(field).fill(title);
    await page.getByRole('option', { name: title }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-card]', { hasText: title }).waitFor();
  }
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.type('/file');
  await page.getByRole('option', { name: 'File', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await (
    await choosing
  ).setFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from('North first.') });
  await text(page).getByText(file).waitFor();
}

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

    await step('two people code them', async () => {
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
      for (const [at, line] of said.entries())
        await tagOnScreen(at % 2 === 0 ? robin.page : ines.page, noteOf(line), line[1]);
      await makeOthers(robin.page, projectId);
      expect(ines.problems).toEqual([]);
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
      await collectEvidence(page);
      await expect.poll(() => page.locator('[data-card]').count()).toBe(5);
      await page.keyboard.type('So they leave.');
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Control+End');
      await page.keyboard.type('!');
      await text(page).locator('p', { hasText: 'So they leave.!' }).waitFor();
      expect(await page.locator('[data-card]').count()).toBe(5);
      for (const line of said)
        await page.locator('[data-card]', { hasText: line[1] }).getByText('Silence').waitFor();
      await page.keyboard.press('Enter');
      await addOthers(page);
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/speaker');
      await page.getByRole('option', { name: 'Speaker notes' }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Pause here.');
      await page.locator('[data-card]').getByText('Rosa Diaz').first().waitFor();
      await shoot(page, 'insight-evidence');
      await page.locator('output[data-saved=true]', { hasText: 'Saved' }).waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText(/Published “Silence after payment/).waitFor();
      insightId = new URL(page.url()).pathname.split('/').at(-1)?.slice(-36) ?? '';
      expect(robin.problems).toEqual([]);
    });

    await step('it is presented by keyboard, large enough to read, with its clips and notes', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'Present', exact: true }).click();
      await page
        .getByRole('region', { name: '1 of 2' })
        .getByRole('heading', { name: 'Silence after payment loses customers' })
        .waitFor();
      await page.keyboard.press('ArrowRight');
      const slide = page.getByRole('region', { name: '2 of 2' });
      for (const line of said) {
        const card = slide.locator('[data-card]', { hasText: line[1] });
        await card.getByText(line[0]).waitFor();
        const size = await card
          .locator('q')
          .evaluate((quote) => parseFloat(getComputedStyle(quote).fontSize));
        expect([line[1], size >= 18]).toEqual([line[1], true]);
      }
      expect(await slide.getByText('Pause here.').count()).toBe(0);
      const clip = slide.locator('video').first();
      await page.keyboard.press('p');
      // It is cut from the recording when it is first played.
      await expect
        .poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
        .toBeGreaterThan(0);
      await page.keyboard.press('n');
      await page.getByRole('complementary', { name: 'Speaker notes' }).getByText('Pause here.').waitFor();
      await shoot(page, 'insight-presented');
      await page.keyboard.press('Escape');
      await page.waitForURL(/\/insights\/[^/]+$/);
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
        await card.getByText('Silence').waitFor();
        expect(await card.locator('video').count()).toBe(filmed.includes(line) ? 1 : 0);
      }
      for (const title of others)
        await stranger.page.locator('.reference-card', { hasText: title }).waitFor();
      await stranger.page.getByText(file).waitFor();
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
  const [word, paper] = [await read('docx'), await read('pdf')];
  const outputs = {
    markdown: (await read('md')).toString(),
    text: (await read('txt')).toString(),
    html: (await read('html')).toString(),
    word: (await mammoth.extractRawText({ buffer: word })).value,
    pdf: await pdfText(paper),
  };
  for (const [format, output] of Object.entries(outputs)) {
    for (const part of [...said.flat(), ...others, file])
      expect([format, part, output.includes(part)]).toEqual([format, part, true]);
    const tags = output.split('Silence').length - 1;
    expect([format, tags >= said.length]).toEqual([format, true]);
  }
  const addresses = {
    ...outputs,
    word: (await mammoth.convertToHtml({ buffer: word })).value,
    pdf: paper.toString('latin1'),
  };
  for (const address of await clipAddresses()) {
    for (const [format, output] of Object.entries(addresses))
      expect([format, address, output.includes(address)]).toEqual([format, address, true]);
    const played = await robin.page.evaluate(
      async (url) => (await fetch(url)).headers.get('content-type'),
      address,
    );
    expect(played).toBe('video/mp4');
  }
}

/** Where the recording of each filmed quote is, as files that leave the product name it. */
async function clipAddresses(): Promise<string[]> {
  const { highlights } = await askAs(
    robin.page,
    '{ highlights(filter: { ofRecordings: true }, first: 100) { items { id text } } }',
  );
  const words = new Set(filmed.map(([, line]) => line));
  const ids = highlights.items.filter((one: { text: string }) => words.has(one.text));
  expect(ids).toHaveLength(filmed.length);
  return ids.map(({ id }: { id: string }) => `${origin()}/files/highlight-stream/${id}/clip.mp4`);
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
