import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasFfmpeg, makeMedia, makeVideo } from '#tests/support/make-media.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { clickWord, drop, makePdf, makeReport, timeOf } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { recordNote } from './support/recorded-note.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let projectUrl: string;

const isReady = await hasFfmpeg();
if (!isReady) console.warn('Skipped: recordings can’t be made or processed here, ffmpeg is missing');

beforeAll(async () => {
  if (!isReady) return;
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  await robin.page.goto(`${new URL(product.signInLink).origin}/projects`);
  await robin.page.getByRole('link', { name: 'Delivery day' }).last().click();
  await robin.page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
  projectUrl = robin.page.url();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.runIf(isReady)('files and recordings', () => {
  test(
    'a recording is played and read along',
    inSteps(async (step) => {
      await step('a dropped recording becomes a note, with progress to a player that plays', async () => {
        const { page } = robin;
        await page.goto(`${projectUrl}/notes`);
        await page.getByRole('button', { name: 'Upload' }).first().waitFor();
        const video = await makeVideo({ seconds: 12, size: '640x360' });
        await drop(page, [{ name: 'Kitchen tour.mp4', bytes: video }]);
        const tray = page.getByRole('region', { name: 'Uploads' });
        await tray.getByText('1 file uploaded').waitFor();
        await shoot(page, 'media-tray');
        await tray.getByRole('link', { name: 'Open note' }).click();
        await page.getByRole('heading', { name: 'Kitchen tour' }).waitFor();
        const player = page.getByRole('region', { name: 'Recording Kitchen tour.mp4' });
        await player.waitFor({ timeout: 60_000 });
        await player.getByText('/ 0:12').waitFor();
        await player.getByRole('button', { name: 'Play' }).click();
        await expect.poll(() => timeOf(page)).toBeGreaterThan(1);
        await shoot(page, 'media-player');
        await player.getByRole('slider', { name: 'Position' }).focus();
        await page.keyboard.press('l');
        await expect.poll(() => timeOf(page)).toBeGreaterThan(8);
        await player.getByRole('slider', { name: 'Position' }).hover();
        await shoot(page, 'media-storyboard');
      });

      await step('an imported transcript follows the recording, and a word leads to its moment', async () => {
        const { page } = robin;
        const words = [
          ['00:00:00.500 --> 00:00:03.000', '<v Anna>The van came at nine and nobody had told us.'],
          ['00:00:03.200 --> 00:00:06.000', '<v Ben>Did you get any message before that day?'],
          ['00:00:06.200 --> 00:00:11.500', '<v Anna>No, not one, and I had taken the morning off.'],
        ];
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Import VTT, SRT or text' }).click();
        await (
          await choosing
        ).setFiles({
          name: 'talk.vtt',
          mimeType: 'text/vtt',
          buffer: Buffer.from(`WEBVTT\n\n${words.map((cue) => cue.join('\n')).join('\n\n')}\n`),
        });
        const text = page.getByRole('textbox', { name: /^Text of/ });
        await text.getByText('Did you get any message').waitFor();
        await clickWord(page, 'message');
        await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
        await expect.poll(() => timeOf(page)).toBeLessThan(5.2);
        await expect.poll(() => text.locator('.said-word').textContent()).toContain('message');
        await page.getByRole('button', { name: 'Play from 0:06' }).click();
        await text.locator('.said-part', { hasText: 'taken the morning off' }).waitFor();
        await page.getByRole('button', { name: 'Captions' }).click();
        await shoot(page, 'media-transcript');
        await page.getByRole('button', { name: 'Pause' }).click();

        await page.getByRole('button', { name: 'Ben: rename, assign or merge' }).click();
        await page.getByLabel('Name of the speaker').fill('Benedikt');
        await page.getByRole('button', { name: 'Rename everywhere' }).click();
        await page.getByRole('button', { name: 'Benedikt: rename, assign or merge' }).click();
        await page
          .getByRole('dialog', { name: 'Speaker' })
          .getByRole('button', { name: 'Merge with Anna' })
          .click();
        await expect.poll(() => text.locator('.utterance-speaker', { hasText: 'Anna' }).count()).toBe(3);
        await page.getByRole('button', { name: 'Undo' }).last().click();
        await expect.poll(() => text.locator('.utterance-speaker', { hasText: 'Benedikt' }).count()).toBe(1);
      });

      await step('a recording and the transcript of the same name become one note', async () => {
        const { page } = robin;
        await page.goto(`${projectUrl}/notes`);
        await page.getByRole('button', { name: 'Upload' }).first().waitFor();
        const cue = '00:00:00.500 --> 00:00:01.500\n<v Mara>Nobody rang the bell.';
        await drop(page, [
          { name: 'Doorstep.vtt', bytes: Buffer.from(`WEBVTT\n\n${cue}\n`) },
          { name: 'Doorstep.mp4', bytes: await makeVideo({ seconds: 2, size: '320x180' }) },
        ]);
        await page.getByText('The transcript is in the note of its recording').waitFor();
        await expect.poll(() => page.getByRole('rowheader', { name: 'Doorstep' }).count()).toBe(1);
        await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: 'Open note' }).click();
        const text = page.getByRole('textbox', { name: 'Text of Doorstep' });
        await text.getByText('Nobody rang the bell.').waitFor();
        await text.locator('.utterance-speaker', { hasText: 'Mara' }).waitFor();
      });

      await step('captions dropped into a note stay a file, until somebody takes the offer', async () => {
        const { page } = robin;
        const text = page.getByRole('textbox', { name: 'Text of Doorstep' });
        const cue = '00:00:02.000 --> 00:00:04.000\n<v Otis>The bell is broken.';
        await drop(page, [{ name: 'Stairs.vtt', bytes: Buffer.from(`WEBVTT\n\n${cue}\n`) }]);
        await page.getByText('“Stairs.vtt” looks like a transcript.').waitFor();
        await text.getByText('Stairs.vtt').first().waitFor();
        await page.getByRole('button', { name: 'Make it a transcript' }).click();
        await text.getByText('The bell is broken.').waitFor();
        await text.locator('.utterance-speaker', { hasText: 'Otis' }).waitFor();
        expect(await text.getByText('Stairs.vtt').count()).toBe(0);
        await page.getByRole('button', { name: 'Undo' }).last().click();
        await text.getByText('The bell is broken.').waitFor({ state: 'detached' });
        await text.getByText('Stairs.vtt').first().waitFor();
      });

      await step('a text whose lines name who speaks is offered too, and gets no times', async () => {
        const { page } = robin;
        const text = page.getByRole('textbox', { name: 'Text of Doorstep' });
        const said = 'Otis: It is broken.\nMara: Since when?\nOtis: Since May.\nMara: I see.\n';
        await drop(page, [{ name: 'Hall.txt', bytes: Buffer.from(said) }]);
        await page.getByText('“Hall.txt” looks like a transcript.').waitFor();
        await page.getByRole('button', { name: 'Make it a transcript' }).last().click();
        const turn = text.locator('.utterance', { hasText: 'Since when?' });
        await turn.locator('.utterance-speaker', { hasText: 'Mara' }).waitFor();
        expect(await turn.locator('.utterance-time').isVisible()).toBe(false);
        // The file is kept all the same; left before it is there, it would be listed as interrupted.
        await page.getByRole('button', { name: 'Cancel Hall.txt' }).waitFor({ state: 'detached' });
      });
    }),
  );

  test('a PDF is read in its note, and areas and words of it become evidence', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByRole('button', { name: 'Upload' }).first().waitFor();
    await drop(page, [{ name: 'Field report.pdf', bytes: await makePdf() }]);
    await page.getByRole('link', { name: 'Open note' }).click();
    await page.getByRole('heading', { name: 'Field report' }).waitFor();
    await page.getByRole('button', { name: 'Read here' }).click();
    const reader = page.getByRole('document', { name: 'Field report.pdf' });
    await reader.getByText('Morning on the road').waitFor();
    await page.getByRole('button', { name: 'Highlight area' }).click();
    const box = await reader.getByRole('article', { name: 'Page 1' }).boundingBox();
    if (!box) throw new Error('No page');
    await page.mouse.move(box.x + 0.05 * box.width, box.y + 0.13 * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.8 * box.width, box.y + 0.19 * box.height, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    const area = reader.getByRole('button', { name: /^Highlight: The van was full/ });
    await area.waitFor();
    await shoot(page, 'media-pdf');
    await page.getByRole('button', { name: '1 highlight' }).click();
    const panel = page.getByRole('complementary', { name: 'About this document' });
    await panel.getByText('The van was full').waitFor();

    await reader.getByText('Morning on the road').dblclick();
    const popover = page.getByRole('dialog', { name: 'Tag the selected text' });
    await popover.getByText('Recent tags').waitFor();
    await shoot(page, 'media-pdf-popover');
    // The words are selected again, and keys act on them.
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await popover.getByRole('combobox').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '2 highlights' }).waitFor();

    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.waitForURL(/\/f\//);
    await page.goto(`${page.url()}#page=3`);
    await page.reload();
    const alone = page.getByRole('document', { name: 'Field report.pdf' });
    await alone.getByText('Evening on the road').waitFor();
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('3');
    await shoot(page, 'media-file-page');
    await alone.getByText('Evening on the road').dblclick();
    await popover.getByText('Recent tags').waitFor();
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await page.keyboard.press('1');
    const third = alone.getByRole('article', { name: 'Page 3' });
    await third.getByRole('button', { name: /^Highlight: / }).waitFor();
  });

  test('pictures are pasted, files come by a link’s request, and all are listed in one place', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByRole('button', { name: 'New note' }).first().click();
    const text = page.getByRole('textbox', { name: /^Text of/ });
    await text.click();
    await page.keyboard.type('A sketch of the counter');
    await page.keyboard.press('Enter');
    const picture = await makeMedia('sketch.png', [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=300x200',
      '-frames:v',
      '1',
    ]);
    await page.evaluate((base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      data.items.add(new File([bytes], 'Sketch.png', { type: 'image/png' }));
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector('.document')?.dispatchEvent(paste);
    }, picture.toString('base64'));
    const shown = text.getByRole('img', { name: 'Sketch.png' });
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.goto(`${page.url()}#i=any-file`);
    await page.reload();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (
      await choosing
    ).setFiles({ name: 'Prices.csv', mimeType: 'text/csv', buffer: Buffer.from('item,price\nsoup,4\n') });
    await text.getByText('Prices.csv').waitFor();
    await page.getByRole('button', { name: '2 files' }).click();
    await page.getByRole('button', { name: 'Move Prices.csv to the trash' }).click();
    await page.getByText('“Prices.csv” is in the trash').waitFor();
    await undo(page, '“Prices.csv” is in the trash');
    await page.getByRole('button', { name: '2 files' }).click();
    await page.getByRole('button', { name: 'Move Prices.csv to the trash' }).waitFor();
    await shoot(page, 'media-files');
  });

  test('an upload is cancelled, refused with its reason, and goes on after the tab was closed', async () => {
    const { page, context } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByRole('button', { name: 'Upload' }).first().waitFor();
    const tray = page.getByRole('region', { name: 'Uploads' });
    // Slow enough to be cancelled: bytes wait until they are let through.
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const begun: string[] = [];
    await context.route(/\/files\/uploads\/.+/, async (route) => {
      if (route.request().method() === 'PATCH') {
        begun.push(route.request().url());
        await held;
      }
      await route.continue().catch(() => null);
    });
    const placeOfHalf = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' &&
        answer.request().headers()['upload-metadata']?.includes(btoa('Half.txt')) === true,
    );
    await drop(page, [
      { name: 'Unwanted.txt', bytes: Buffer.from('Nobody needs this.') },
      { name: 'Large.gif', bytes: Buffer.alloc(2_000_001) },
      { name: 'Half.txt', bytes: Buffer.from('Half of it is there.') },
    ]);
    await tray.getByText('GIF image must be at most 2 MB').waitFor();
    await tray.getByRole('button', { name: 'Cancel Unwanted.txt' }).click();
    await tray.getByText('Unwanted.txt').waitFor({ state: 'detached' });
    await tray.getByRole('button', { name: 'Cancel Half.txt' }).waitFor();
    await shoot(page, 'media-uploads');
    // Only what the server has a place for can go on later.
    const idOfHalf = (await placeOfHalf).headers()['location']?.split('/').at(-1) ?? 'no place';
    await expect.poll(() => begun.some((url) => url.endsWith(idOfHalf))).toBe(true);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    letThrough();
    await context.unroute(/\/files\/uploads\/.+/);
    await tray.getByText('Interrupted.').waitFor();
    const choosing = page.waitForEvent('filechooser');
    await tray.getByRole('button', { name: 'Choose file' }).click();
    await (
      await choosing
    ).setFiles({ name: 'Half.txt', mimeType: 'text/plain', buffer: Buffer.from('Half of it is there.') });
    await tray.getByText('1 file uploaded').waitFor();
    await page.getByText('Half', { exact: true }).waitFor();
    expect(await page.getByText('Unwanted').count()).toBe(0);
  });
});

describe.runIf(isReady)('a quote of an answer opens where it is', () => {
  async function askOnce(page: Page, { text, once }: { text: string; once: string }): Promise<void> {
    await expect
      .poll(async () => {
        const { search } = await askAs(
          page,
          `query ($value: String!) { search(options: { query: { method: FULL_TEXT, value: $value } }, limit: 10, offset: 0) {
            items { id } } }`,
          { value: once },
        );
        return search.items.length;
      })
      .toBeGreaterThan(0);
    await page.goto(new URL('/search#mode=Question', product.signInLink).href);
    await page.getByRole('textbox', { name: 'Question' }).fill(text);
    await page.keyboard.press('Enter');
  }

  test('on its page of a PDF, marked over all its lines', async () => {
    const { page } = robin;
    await page.goto(`${projectUrl}/notes`);
    await page.getByRole('button', { name: 'Upload' }).first().waitFor();
    const bytes = await makeReport([
      ['Depot report', 'The first page says nothing of interest to anybody at all.'],
      [
        'What went wrong',
        'The pallet was late because the warehouse had lost the',
        'labels of the whole shipment.',
        'Nobody called the customer.',
      ],
    ]);
    await drop(page, [{ name: 'Depot report.pdf', bytes }]);
    await page.getByRole('link', { name: 'Open note' }).click();
    await page
      .getByText(/PDF, .*, 2 pages/)
      .first()
      .waitFor();
    await askOnce(page, { text: 'Why was the pallet late?', once: 'pallet' });
    await page
      .getByText('The pallet was late because the warehouse had lost the labels of the whole shipment.')
      .waitFor();
    await page
      .getByRole('link', { name: /p\. 2$/ })
      .first()
      .click();
    const reader = page.getByRole('document', { name: 'Depot report.pdf' });
    const marks = reader.getByRole('article', { name: 'Page 2' }).locator('mark');
    await expect.poll(() => marks.count()).toBe(2);
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('2');
    await shoot(page, 'media-answer-pdf');
  });

  test('at its moment in a recording', async () => {
    const { page } = robin;
    const talk = [
      'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Dana>How was the visit?',
      '00:05.000 --> 00:07.000\n<v Marcus>The courier dropped the samovar on the stairs.',
    ];
    await recordNote(page, product, `${talk.join('\n\n')}\n`);
    await askOnce(page, { text: 'What did the courier drop?', once: 'samovar' });
    await page.getByRole('link', { name: /0:05$/ }).first().click();
    await expect
      .poll(() =>
        page
          .locator('.found-current')
          .allTextContents()
          .then((all) => all.join(' ')),
      )
      .toContain('The courier dropped the samovar on the stairs.');
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(4.9);
    await shoot(page, 'media-answer-recording');
  });
});
