import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFfmpeg } from '#tests/support/make-media.ts';
import { eventually } from '#tests/support/eventually.ts';
import { inSteps } from './support/in-steps.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startLanguageEngine, type LanguageEngine } from './support/language-engine.ts';
import { startProduct, type Product } from './support/product.ts';
import { addRecordedNote } from './support/recorded-note.ts';
import { undo } from './support/undo.ts';

let product: Product;
let engine: LanguageEngine;
let browser: Browser;
let robin: Person;
let noteUrl: string;

const isReady = await hasFfmpeg();
const said =
  'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ada>We waited for an hour.\n\n00:05.000 --> 00:06.500\n<v Ben>Nobody called us back.\n';

beforeAll(async () => {
  if (!isReady) return;
  engine = await startLanguageEngine();
  const settings = { HARK_MODELS: 'false', TRANSLATION_URL: engine.url };
  [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  robin = await newPerson(browser);
  await addRecordedNote(robin.page, product, said);
  noteUrl = robin.page.url();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  engine?.stop();
});

async function highlightWords(words: string): Promise<void> {
  const { page } = robin;
  const text = page.getByRole('textbox', { name: /^Text of/ });
  await text.getByText(words).click({ clickCount: 3 });
  await page.keyboard.press('Control+Shift+h');
  await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
  await page.keyboard.press('Enter');
  await text.locator('mark.highlight[data-look=on]', { hasText: words }).waitFor();
}

/** The clips in the order in which they play, by the first word of each. */
const orderOf = (clips: Locator) =>
  clips
    .getByRole('button', { name: /^Play “/ })
    .evaluateAll((all) => all.map((one) => one.textContent?.split(' ')[0]));

const inOrder = (clips: Locator, ...words: string[]) =>
  eventually(`the clips are in the order ${words.join(', ')}`, async () => {
    const order = await orderOf(clips);
    return order.join(' ') === words.join(' ');
  });

describe.runIf(isReady)('a transcript', () => {
  test('is read in another language beside its words, and says why it can’t be', async () => {
    const { page } = robin;
    await page.goto(noteUrl);
    const player = page.getByRole('region', { name: 'Recording Visit.mp4' });
    const translate = async (language: string) => {
      await player.getByRole('button', { name: 'Translate…' }).click();
      await player.getByRole('combobox', { name: 'Into' }).selectOption({ label: language });
      await player.getByRole('button', { name: 'Translate', exact: true }).click();
    };
    await translate('German (Germany)');
    await player.getByRole('button', { name: 'Show translation' }).click();
    const said = player.getByRole('list', { name: 'Translation' });
    await said.getByText('de-DE: Nobody called us back.').waitFor();
    await shoot(page, 'media-translation');
    await said.getByRole('button', { name: 'Play from 0:05' }).click();
    await expect.poll(() => said.locator('[aria-current]').textContent()).toContain('Nobody called');
    await page.keyboard.press('k');
    await translate('Welsh (United Kingdom)');
    await player.getByText('doesn’t know both of these languages').waitFor();
    await player.getByRole('button', { name: 'Remove' }).nth(1).click();
    await player.getByText('doesn’t know both of these languages').waitFor({ state: 'detached' });
    await player.getByRole('button', { name: 'Hide translation' }).click();
    expect(robin.problems).toEqual([]);
  });
});

describe.runIf(isReady)('a reel', () => {
  test(
    'is made of highlights, arranged, and put back each time',
    inSteps(async (step) => {
      const { page } = robin;
      await page.goto(noteUrl);
      // What is to be read while the note opens moves down once its player is here.
      await page.getByRole('region', { name: 'Recording Visit.mp4' }).waitFor();
      await step(
        'is made of highlights, plays one after the other, and is arranged by keyboard',
        async () => {
          await highlightWords('We waited for an hour.');
          await highlightWords('Nobody called us back.');
          // A part without words of its own, by its times.
          await page.getByRole('button', { name: 'Highlight a range…' }).click();
          const part = page.getByRole('dialog', { name: 'Highlight a range' });
          await part.getByLabel('From', { exact: true }).fill('0:07');
          await part.getByLabel('To', { exact: true }).fill('0:07');
          await part.getByRole('button', { name: 'Highlight', exact: true }).click();
          await part.getByText('end must be after the start').waitFor();
          await part.getByLabel('To', { exact: true }).fill('0:08');
          await part.getByLabel('What happens here').fill('She sighs');
          const kept = page.waitForResponse(
            (answer) => answer.request().postData()?.includes('She sighs') === true,
          );
          await part.getByRole('button', { name: 'Highlight', exact: true }).click();
          await kept;
          await page.getByRole('button', { name: 'Highlight at 0:07: She sighs' }).waitFor();
          await shoot(page, 'reels-moment');

          const player = page.getByRole('region', { name: 'Recording Visit.mp4' });
          await player.getByRole('button', { name: 'Highlights only' }).click();
          await player.getByRole('button', { name: 'Highlights only', pressed: true }).waitFor();
          await shoot(page, 'media-highlights-only');
          await player.getByRole('slider', { name: 'Position' }).fill('2');
          const times = player.locator('video').evaluate(
            (video: HTMLVideoElement) =>
              new Promise<number[]>((resolve) => {
                const seen: number[] = [];
                video.addEventListener('timeupdate', () => seen.push(video.currentTime));
                video.addEventListener('pause', () => resolve(seen), { once: true });
              }),
          );
          await player.getByRole('button', { name: 'Play', exact: true }).click();
          // From one highlight to the next, and behind the last it stops.
          expect((await times).filter((time) => time > 3.6 && time < 4.9)).toEqual([]);
          await player.getByRole('button', { name: 'Original' }).click();
          await page.getByRole('link', { name: 'Watch as a reel' }).click();
          const marked = page.getByRole('list', { name: 'Clips' }).getByRole('listitem');
          await expect.poll(() => marked.count(), { timeout: 15_000 }).toBe(3);
          expect(await marked.nth(2).textContent()).toContain('She sighs');
          await shoot(page, 'reels-recording');
          await page.goBack();

          await page.getByRole('link', { name: 'Delivery day' }).first().click();
          await page
            .getByRole('link', { name: /^Highlights/ })
            .first()
            .click();
          const main = page.getByRole('main');
          await main.getByRole('checkbox', { name: /We waited/ }).check();
          await main.getByRole('checkbox', { name: /Nobody called/ }).check();
          await page.getByRole('button', { name: 'Create reel' }).click();
          const dialog = page.getByRole('dialog', { name: 'Create a reel' });
          await dialog.getByLabel('Title').fill('Long waits');
          await shoot(page, 'reels-create');
          await dialog.getByRole('button', { name: 'Create reel' }).click();

          await page.getByRole('heading', { name: 'Long waits' }).waitFor();
          const clips = page.getByRole('list', { name: 'Clips' });
          await inOrder(clips, 'We', 'Nobody');
          await shoot(page, 'reels-page');
          await page.getByRole('button', { name: 'Title cards' }).click();
          await page.getByRole('button', { name: 'Play Long waits' }).click();
          await page.getByTestId('title-card').getByText('Visit').waitFor();
          const second = clips.getByRole('button', { name: 'Play “Nobody called us back.”' });
          await page.locator('[aria-current=true]', { hasText: 'Nobody called' }).waitFor();
          await page
            .getByRole('region', { name: 'Player of Long waits' })
            .and(page.locator(':not([data-playing])'))
            .waitFor();
          await shoot(page, 'reels-played');

          await clips.getByRole('button', { name: 'Move “Nobody called us back.”', exact: true }).focus();
          await page.keyboard.press('Space');
          await page.locator('li[data-dragging]').waitFor();
          await page.keyboard.press('ArrowUp');
          await page.locator('li[data-dragging][style*="px, -"]').waitFor();
          // The other one has made room: only then does the clip lie over its place.
          await clips.locator('li:not([data-dragging])[style*="translate(0px, "]').waitFor();
          await page.keyboard.press('Space');
          await inOrder(clips, 'Nobody', 'We');
          await page.reload();
          await inOrder(clips, 'Nobody', 'We');
          await second.waitFor();
        },
      );

      await step('is laid out in columns, thinned out, deleted, and put back each time', async () => {
        await page.getByLabel('Layout').selectOption('TWO_COLUMN');
        const clips = page.getByRole('list', { name: 'Clips' });
        await clips.getByRole('region', { name: 'Player of “We waited for an hour.”' }).waitFor();
        await shoot(page, 'reels-columns');
        await clips.getByRole('button', { name: 'Remove “We waited for an hour.” from the reel' }).click();
        await clips.getByText('We waited').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Undo' }).first().click();
        await clips.getByText('We waited').waitFor();

        await page.getByRole('button', { name: 'Reel actions' }).click();
        await page.getByRole('menuitem', { name: 'Delete reel' }).click();
        await page.getByText('Deleted “Long waits”').waitFor();
        await shoot(page, 'reels-deleted');
        await undo(page, 'Deleted “Long waits”');
        await clips.getByText('Nobody called').waitFor();

        // It has an insight of its own, which shows it.
        await page
          .getByRole('navigation', { name: 'Breadcrumbs' })
          .getByRole('link', { name: 'Long waits' })
          .click();
        const text = page.getByRole('textbox', { name: /^Text of/ });
        await text.getByRole('link', { name: /^Reel\s*Long waits/ }).waitFor();
        await shoot(page, 'reels-card');
        await page.getByRole('button', { name: '1 reel', exact: true }).click();
        await page.getByRole('link', { name: /^Long waits\s*2 highlights/ }).click();
        await clips.getByText('Nobody called').waitFor();
        expect(robin.problems).toEqual([]);
      });
    }),
  );
});
