import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  markIn,
  openScriptedModel,
  says,
  type Script,
  type ScriptedModel,
} from '#tests/support/scripted-model.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { signedIn } from './support/signed-in.ts';

let product: Product;
let browser: Browser;
let model: ScriptedModel;
let robin: Person;
let projectId = '';

const said = [
  'We export the board every Friday for the steering group.',
  'The export took 15 minutes and it did not keep the tags.',
  'In the end I gave up on the export and took screenshots.',
];
const question = 'Why did people give up on the export?';

beforeAll(async () => {
  model = await openScriptedModel();
  [product, browser] = await Promise.all([
    startProduct({ HARK_AI_URL: model.url, HARK_AI_MODEL: 'scripted-1' }),
    openBrowser(),
  ]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  ({
    createProject: { id: projectId },
  } = await askAs(robin.page, 'mutation { createProject(input: { title: "Export study" }) { id } }'));
  const content = JSON.stringify({
    type: 'doc',
    content: said.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  await askAs(robin.page, 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
    input: { projectId, title: 'Interview with Amara', content },
  });
  await switchGeneration(false);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await model.close();
});

async function switchGeneration(on: boolean): Promise<void> {
  await askAs(
    robin.page,
    'mutation ($on: Boolean!) { updateModelSettings(input: { generationEnabled: $on }) { generationEnabled } }',
    { on },
  );
}

/** Says each sentence with the number that the sentence it cites was sent with. */
function citing(...claims: readonly (readonly [text: string, cited: string | null])[]): string {
  return JSON.stringify(claims);
}
function speaks(claims: string, { everyMs = 0, thought = '' } = {}): Script {
  return (response, request) => {
    const text = (JSON.parse(claims) as [string, string | null][])
      .map(([claim, cited]) => {
        const mark = cited === null ? undefined : markIn(request, cited);
        return mark === undefined ? claim : `${claim.slice(0, -1)} [${mark}].`;
      })
      .join(' ');
    return says(`${thought === '' ? '' : `<think>${thought}</think>`}${text}`, { everyMs })(
      response,
      request,
    );
  };
}

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(text);
  await page.keyboard.press('Enter');
}

describe('without a language model', () => {
  test('people are quoted, and a quote opens its source', async () => {
    const { page } = robin;
    await page.goto(new URL('/search', product.signInLink).href);
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await shoot(page, 'ask-start');
    await ask(page, question);
    await page.getByText('Quotes, chosen without a language model').waitFor();
    await page.getByText('In the end I gave up on the export and took screenshots.').waitFor();
    expect(model.asked).toHaveLength(0);
    await shoot(page, 'ask-quotes');
    await page.getByRole('link', { name: 'Interview with Amara' }).first().click();
    await expect.poll(() => page.locator('.found-current').count()).toBeGreaterThan(0);
    await shoot(page, 'ask-opened-quote');
  });

  test('nothing is said where nothing is known', async () => {
    const { page } = robin;
    await page.goto(new URL('/search#mode=Question', product.signInLink).href);
    await ask(page, 'Which payroll vendor do Norwegian hospitals prefer for night shifts?');
    await page.getByText('Nothing here answers this').waitFor();
  });

  test('the palette asks what was typed', async () => {
    const { page } = robin;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Search, or type a command/ }).fill(question);
    await page.getByRole('option', { name: /^Ask “/ }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(question);
  });
});

describe('with a language model', () => {
  const claims = citing(
    ['Amara waited 15 minutes for the export.', '15 minutes'],
    ['She gave up on the export and took screenshots.', 'gave up'],
    ['Most teams export on Mondays.', null],
    ['The export did not keep the tags.', 'keep the tags'],
  );

  test('an answer about a project is checked sentence by sentence', async () => {
    await switchGeneration(true);
    model.answer(speaks(claims, { thought: 'They ask about exports.' }));
    const { page } = robin;
    await page.goto(new URL(`/projects/${projectId}`, product.signInLink).href);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Ask' });
    await ask(page, question);
    await panel.getByText('The export did not keep the tags.').waitFor();
    await panel.getByText('No evidence found').waitFor();
    await expect.poll(() => panel.getByRole('link', { name: 'Interview with Amara' }).count()).toBe(3);
    await panel.getByText('Thinking').click();
    await panel.getByText('They ask about exports.').waitFor();
    await shoot(page, 'ask-project');
    await panel.getByRole('button', { name: 'Good answer' }).click();
    await expect
      .poll(() => panel.getByRole('button', { name: 'Good answer' }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  test('a follow-up, then an insight made of it', async () => {
    model.answer(speaks(citing(['The export did not keep the tags.', 'keep the tags'])));
    const { page } = robin;
    const panel = page.getByRole('complementary', { name: 'Ask' });
    await ask(page, 'And what about the tags?');
    await expect.poll(() => panel.getByRole('button', { name: 'Create insight' }).count()).toBe(2);
    await panel.getByRole('button', { name: 'Create insight' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Create insight' });
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Project' }).inputValue()).toBe(projectId);
    await dialog.getByRole('button', { name: 'Create insight' }).click();
    await page.getByText('The export took 15 minutes and it did not keep the tags.').first().waitFor();
  });

  test('a reload in the middle goes on where the answer is', async () => {
    model.answer(speaks(claims, { everyMs: 60 }));
    const { page } = robin;
    await page.goto(new URL('/search#mode=Question', product.signInLink).href);
    await ask(page, question);
    await page.getByText('Amara waited 15 minutes for the export.').waitFor();
    await page.reload();
    await page.getByText('The export did not keep the tags.').waitFor();
    await page.getByRole('button', { name: 'Copy with citations' }).waitFor();
    expect(await page.getByText('Amara waited 15 minutes for the export.').count()).toBe(1);
  });

  test('nothing in an answer makes the browser call elsewhere', async () => {
    const asked: string[] = [];
    const { page } = robin;
    page.on('request', (request) => asked.push(request.url()));
    const lures = [
      '![x](https://evil.test/a.png)',
      '<img src="https://evil.test/b.png">',
      '[tags](https://evil.test)',
      '[tags][1]\n\n[1]: https://evil.test/c\n\n',
      '<https://evil.test/d>',
      'https://evil.test/e',
      '[tags](javascript:fetch("https://evil.test/f"))',
      '<iframe src="data:text/html,<img src=https://evil.test/g>"></iframe>',
      '<style>body{background:url(https://evil.test/h)}</style>',
      '[^1]\n\n[^1]: ![x](https://evil.test/i.png)\n\n',
    ].join(' ');
    model.answer(
      speaks(
        citing(
          [`The export did not keep the tags ${lures}.`, 'keep the tags'],
          ['She gave up on the export.', 'gave up'],
        ),
      ),
    );
    await page.goto(new URL('/search#mode=Question', product.signInLink).href);
    await page.getByRole('textbox', { name: 'Question' }).waitFor();
    await ask(page, 'What is lost in the export?');
    await page.getByRole('button', { name: 'Copy with citations' }).waitFor();
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
    expect(await page.locator('img[src*=evil], a[href*=evil], iframe').count()).toBe(0);
  });

  test('a server that is killed in the middle leaves what was there, and says so', async () => {
    model.answer(speaks(claims, { everyMs: 150 }));
    const { page } = robin;
    await page.goto(new URL('/search#mode=Question', product.signInLink).href);
    await ask(page, question);
    await page.getByText('Amara waited 15 minutes for the export.').waitFor();
    await product.kill();
    await product.startAgain();
    await page.reload();
    await page.getByText('The answer was interrupted. Ask again.').waitFor();
    await page.getByText('Amara waited 15 minutes for the export.').waitFor();
    await shoot(page, 'ask-interrupted');
    model.answer(speaks(claims));
    await ask(page, 'Why did they give up?');
    await page.getByText('The export did not keep the tags.').waitFor();
  });
});

test(
  'a doc',
  inSteps(async (step) => {
    await step('is written from a prompt, each sentence checked', async () => {
      await switchGeneration(true);
      model.answer(
        speaks(
          citing(
            ['Amara waited 15 minutes for the export.', '15 minutes'],
            ['Most teams export on Mondays.', null],
            ['She gave up on the export and took screenshots.', 'gave up'],
          ),
        ),
      );
      const { page } = robin;
      await page.goto(new URL('/docs', product.signInLink).href);
      await page.getByRole('link', { name: 'What is hard in the first week?' }).click();
      await page.getByText('It was fifty-five, and I am not slow.').waitFor();
      await page.getByText('Quotes, chosen without a language model').waitFor();
      await shoot(page, 'docs-sample');
      await page.goto(new URL('/docs', product.signInLink).href);
      await page.getByRole('button', { name: 'New doc' }).click();
      await page.getByRole('textbox', { name: 'Prompt' }).fill(question);
      await page.getByRole('textbox', { name: 'Title' }).fill('Export this quarter');
      await page.getByLabel('Reads').selectOption({ label: 'Projects that I choose' });
      await page.getByRole('combobox', { name: 'Projects' }).selectOption({ label: 'Export study' });
      await shoot(page, 'docs-new');
      await page.getByRole('button', { name: 'Create doc' }).click();
      await page.getByText('She gave up on the export and took screenshots.').waitFor();
      await page.getByText('No evidence found').waitFor();
      await page.getByText('From 1 source').waitFor();
      await page.getByText('scripted-1').waitFor();
    });

    await step('is run again without a model, and the earlier version stays', async () => {
      await switchGeneration(false);
      const { page } = robin;
      await page.getByRole('button', { name: 'Run again' }).click();
      await page.getByText('Quotes, chosen without a language model').waitFor();
      await page.getByRole('button', { name: 'History of this doc' }).click();
      const history = page.getByRole('dialog', { name: 'History of this doc' });
      await expect.poll(() => history.getByRole('listitem').count()).toBe(2);
      await shoot(page, 'docs-history');
      await history.getByRole('button', { name: 'Restore' }).click();
      await page.getByText('No evidence found').waitFor();
    });

    await step('opens its sources at the quote, and becomes an insight', async () => {
      const { page } = robin;
      const docUrl = page.url();
      await page.getByRole('link', { name: 'Interview with Amara' }).first().click();
      await expect.poll(() => page.locator('.found-current').count()).toBeGreaterThan(0);
      await page.goto(docUrl);
      await page.getByRole('button', { name: 'Create insight' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create insight' });
      await dialog.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Export study' });
      await dialog.getByRole('button', { name: 'Create insight' }).click();
      await page.getByTitle('Written by Hark’s AI').first().waitFor();
      await page.getByText('Amara waited 15 minutes for the export.').first().waitFor();
      await shoot(page, 'docs-insight');
    });

    await step(
      'is found by words of its prompt, and looks right in both themes, wide and narrow',
      async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          for (const width of [1440, 390]) {
            const page = await robin.context.newPage();
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.goto(new URL('/docs', product.signInLink).href);
            await page.getByRole('searchbox', { name: 'Find docs' }).fill('nothing like it');
            await page.getByText('No results for “nothing like it”').waitFor();
            await page.getByRole('searchbox', { name: 'Find docs' }).fill('give up');
            await shoot(page, `docs-list-${colorScheme}-${width}`);
            await page.getByRole('link', { name: 'Export this quarter' }).click();
            await page.getByText('No evidence found').waitFor();
            await shoot(page, `docs-${colorScheme}-${width}`);
            await page.goto(new URL('/search#q=quarter', product.signInLink).href);
            await page.getByRole('tab', { name: /^Docs/ }).click();
            // What was found before stays until the docs are there, and has an insight of the same name.
            await expect.poll(() => page.locator('main a[href^="/insights/"]').count()).toBe(0);
            await page.getByRole('link', { name: 'Export this quarter' }).waitFor();
            await shoot(page, `docs-found-${colorScheme}-${width}`);
            expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
            await page.close();
          }
        }
      },
    );
  }),
);

test('a conversation is renamed and shared, says what has changed since, and is deleted', async () => {
  const { page } = robin;
  await switchGeneration(false);
  const words = 'The kiln is cold on Sundays, so nobody fires a tile.';
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
  const { createNote } = await askAs(
    page,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId, title: 'Interview with Kofi', content: JSON.stringify(content) } },
  );
  await page.goto(new URL('/search#mode=Question', product.signInLink).href);
  await ask(page, 'When is the kiln cold?');
  await page.getByText(words).waitFor();
  await page.getByTitle('Edit the title').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Kilns');
  await page.keyboard.press('Enter');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await list.getByRole('link', { name: 'Kilns' }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share with workspace' }).click();
  await page.getByText('Shared', { exact: true }).waitFor();
  const address = page.url();

  const ines = await signedIn(product, browser, 'ines@larkspur.example');
  await ines.page.goto(new URL('/search#mode=Question', product.signInLink).href);
  await ines.page.getByRole('link', { name: 'Kilns' }).click();
  await ines.page.getByText(words).waitFor();
  await shoot(ines.page, 'ask-shared');

  await page.goto(new URL(`/data/${createNote.id}`, product.signInLink).href);
  const text = page.getByRole('textbox', { name: /^Text of/ });
  await text.getByText(words).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('All of this was rewritten.');
  await expect
    .poll(async () => {
      await ines.page.reload();
      await ines.page.getByText(words).waitFor();
      return ines.page.getByRole('link', { name: /Interview with Kofi\s*changed/ }).count();
    })
    .toBe(1);
  await shoot(ines.page, 'ask-stale');

  await page.goto(address);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect.poll(() => list.getByRole('link', { name: 'Kilns' }).count()).toBe(0);
  await ines.context.close();
});

test('it looks right in both themes, wide and narrow', async () => {
  const { conversations } = await askAs(robin.page, '{ conversations { items { id } } }');
  const { id } = conversations.items[0];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const page = await robin.context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(new URL(`/search#mode=FollowUp&conversationId=${id}`, product.signInLink).href);
      await page.getByRole('button', { name: 'Copy with citations' }).first().waitFor();
      await shoot(page, `ask-${colorScheme}-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.close();
    }
  }
});
