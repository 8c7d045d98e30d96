import mammoth from 'mammoth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { addRecordedNote } from './support/recorded-note.ts';
import { signedIn } from './support/signed-in.ts';

const said = [
  ['Rosa Diaz', 'The basket was empty.'],
  ['Moderator', 'When was that?'],
  ['Rosa Diaz', 'After I paid twice.'],
  ['Rosa Diaz', 'Nobody answered my mail.'],
  ['Rosa Diaz', 'So I went elsewhere.'],
] as const;
const vtt = `WEBVTT\n\n${said
  .map(([name, words], at) => `00:0${at}.500 --> 00:0${at + 1}.200\n<v ${name}>${words}\n`)
  .join('\n')}`;

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

const mark = async (page: Page, objectId: string, words: string): Promise<string> => {
  const { createHighlight } = await askAs(
    page,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
    { input: { objectType: 'NOTE', objectId, quote: { text: words } } },
  );
  return createHighlight.id;
};

test(
  'an interview becomes an insight, a public page and exports',
  inSteps(async (step) => {
    let insightId = '';

    await step('two people code an interview, and five pieces of it become an insight', async () => {
      await addRecordedNote(robin.page, product, vtt);
      ines = await signedIn(product, browser, 'ines@larkspur.example');
      const { projects } = await askAs(robin.page, '{ projects(first: 50) { items { id title } } }');
      const projectId = projects.items.find(({ title }: { title: string }) => title === 'Delivery day').id;
      const { notes } = await askAs(
        robin.page,
        'query ($projectId: ID!) { notes(projectId: $projectId, first: 50) { items { id title } } }',
        { projectId },
      );
      const noteId = notes.items.find(({ title }: { title: string }) => title.startsWith('Visit')).id;
      const ids: string[] = [];
      for (const [at, [, words]] of said.entries())
        ids.push(await mark(at % 2 === 0 ? robin.page : ines.page, noteId, words));
      const content = JSON.stringify({
        type: 'doc',
        content: ids.map((id) => ({ type: 'referenceCard', attrs: { kind: 'highlight', id } })),
      });
      const made = await askAs(
        robin.page,
        'mutation ($input: CreateInsightInput!) { createInsight(input: $input) { id } }',
        { input: { projectId, title: 'Silence after payment loses customers', content } },
      );
      insightId = made.createInsight.id;
      await askAs(robin.page, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insightId });
      await robin.page.goto(`${new URL(product.signInLink).origin}/insights/${insightId}`);
      await robin.page.locator('[data-card]').getByText('Rosa Diaz').first().waitFor();
      await shoot(robin.page, 'insight-evidence');
      expect(robin.problems).toEqual([]);
    });

    await step('the public page shows every quote, speaker and clip on a phone, signed out', async () => {
      const { createPublicLink } = await askAs(
        robin.page,
        'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
        { input: { type: 'INSIGHT', id: insightId } },
      );
      for (const dark of [false, true]) {
        const stranger = await newPerson(browser, { width: 390, dark });
        await stranger.page.goto(createPublicLink.url);
        for (const [name, words] of said) {
          const card = stranger.page.locator('.reference-card', { hasText: words });
          await card.getByText(name).waitFor();
          expect(await card.locator('video').count()).toBe(1);
        }
        await shoot(stranger.page, dark ? 'public-insight-dark' : 'public-insight');
        if (!dark) await playsToItsEnd(stranger.page);
        expect(stranger.problems).toEqual([]);
        await stranger.context.close();
      }
    });

    await step('each export holds the same evidence', async () => {
      const read = async (format: string): Promise<Buffer> => {
        const base64 = await robin.page.evaluate(async (path) => {
          const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer());
          return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
        }, `/api/documents/${insightId}/export.${format}`);
        return Buffer.from(base64, 'base64');
      };
      const outputs = [
        (await read('md')).toString(),
        (await read('txt')).toString(),
        (await read('html')).toString(),
        (await mammoth.extractRawText({ buffer: await read('docx') })).value,
      ];
      for (const output of outputs)
        for (const [name, words] of said) {
          expect(output).toContain(words);
          expect(output).toContain(name);
        }
    });
  }),
);

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
