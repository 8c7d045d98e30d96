import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import {
  boxOfWords,
  clickOn,
  dragOver,
  later,
  marked,
  pending,
  saved,
  selectLine,
  selectWords,
  tagsOf,
  text,
  wordsOf,
} from './support/coding-page.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { signedIn } from './support/signed-in.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let origin: string;
let projectUrl: string;
let noteUrl: string;

const lines = [
  'The van came two hours late and nobody called.',
  'I waited at the window with the phone in my hand.',
  'When it came the eggs were broken and the soup was warm.',
  'She laughed and said it happens every Tuesday.',
];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  origin = new URL(product.signInLink).origin;
  await robin.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  ines = await signedIn(product, browser, 'ines@larkspur.example');
  const { page } = robin;
  await page.goto(`${origin}/projects`);
  await page.getByRole('link', { name: 'Delivery day' }).last().click();
  await page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
  projectUrl = page.url();
  await page.goto(`${projectUrl}/notes`);
  await page.getByRole('button', { name: 'New note' }).first().click();
  await page.waitForURL(/\/view\//);
  noteUrl = page.url();
  await text(page).focus();
  await page.keyboard.type(lines.join('\n'));
  await saved(page);
  await ines.page.goto(noteUrl);
  await text(ines.page).getByText('every Tuesday').waitFor();
});
afterEach(() => {
  expect([...robin.problems, ...ines.problems]).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test(
  'a note is coded from the first highlight to an insight',
  inSteps(async (step) => {
    await step('a tag is made in place, by keyboard alone', async () => {
      const { page } = robin;
      await selectLine(page, 0);
      await page.keyboard.press('Control+Shift+h');
      const field = page.getByRole('combobox', { name: 'Find or create a tag' });
      await field.waitFor();
      await page.keyboard.type('Vexing wait');
      await page.getByRole('option', { name: 'Create tag “Vexing wait”' }).waitFor();
      await shoot(page, 'coding-popover-light');
      await page.keyboard.press('Enter');
      await marked(page, lines[0]).waitFor();
      await page.getByText('Tagged “Vexing wait”').waitFor();
      // The focus is back in the text, and typing there does not run into the mark.
      expect(await text(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await marked(ines.page, lines[0]).waitFor({ timeout: 8000 });
      await later(() => tagsOf(marked(ines.page, lines[0]))).toBe('Tagged Vexing wait');
      await page.reload();
      await later(() => tagsOf(marked(page, lines[0]))).toBe('Tagged Vexing wait');
    });

    await step('from a selection to a tagged highlight in four keystrokes', async () => {
      const { page } = robin;
      await selectLine(page, 1);
      for (const key of ['Control+Shift+h', 'v', 'e', 'Enter']) await page.keyboard.press(key);
      await later(() => tagsOf(marked(page, lines[1]))).toBe('Tagged Vexing wait');
      // The caret is where it was: the next line is selected from there.
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+End');
      expect(await page.evaluate(() => String(getSelection()))).toBe(lines[2]);
    });

    await step('without a tag it is violet, and undo takes it back', async () => {
      const { page } = robin;
      await selectLine(page, 2);
      await page.keyboard.press('Control+Shift+h');
      await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
      await page.keyboard.press('Enter');
      await marked(page, lines[2]).waitFor();
      expect(await marked(page, lines[2]).evaluate((mark) => mark.style.getPropertyValue('--mark'))).toBe(
        '#7847d0',
      );
      await marked(ines.page, lines[2]).waitFor({ timeout: 8000 });
      await page.keyboard.press('Control+z');
      await marked(page, lines[2]).waitFor({ state: 'detached' });
      await marked(ines.page, lines[2]).waitFor({ state: 'detached', timeout: 8000 });
      await page.keyboard.press('Control+Shift+z');
      await marked(page, lines[2]).waitFor();
      await marked(ines.page, lines[2]).waitFor({ timeout: 8000 });
      // Typing after it is taken back first, and the highlight stays.
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Really.');
      await page.keyboard.press('Control+z');
      await text(page).getByText('Really.').waitFor({ state: 'detached' });
      await marked(page, lines[2]).waitFor();
      await page.getByRole('button', { name: 'Undo' }).last().waitFor();
    });

    await step('highlights overlap, and the keys lead through them', async () => {
      const { page } = robin;
      await selectWords(page, 2, 5);
      await page.keyboard.press('Control+Shift+h');
      await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
      await page.keyboard.type('Damage');
      await page.keyboard.press('Enter');
      const inner = page.locator(
        'mark.highlight mark.highlight[data-look=on], mark.highlight[data-look=on]',
        {
          hasText: /^When it came the eggs$/,
        },
      );
      await later(() => inner.count()).toBeGreaterThan(0);
      await later(() => pending(page)).toBe(0);
      await page.keyboard.press('Control+Home');
      await clickOn(page, 'the eggs');
      await page.keyboard.press('Control+Shift+h');
      const popover = page.getByRole('dialog', { name: 'Highlight' });
      await popover.getByText('1 of 2').waitFor();
      await popover.getByText('Damage').waitFor();
      await shoot(page, 'coding-overlap-light');
      await page.keyboard.press('o');
      await popover.getByText('2 of 2').waitFor();
      await page.keyboard.press('o');
      await popover.getByText('1 of 2').waitFor();
      await page.keyboard.press('Escape');
      await popover.waitFor({ state: 'detached' });
      await page.keyboard.press('F8');
      await popover.getByText(lines[3] ?? '').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
    });

    await step('both ends move, by keyboard and by hand', async () => {
      const { page } = robin;
      await clickOn(page, 'the eggs');
      await page.keyboard.press('Control+Shift+h');
      const popover = page.getByRole('dialog', { name: 'Highlight' });
      await popover.waitFor();
      for (const key of ['e', 'ArrowRight', 'ArrowRight', 's', 'ArrowRight', 'Enter'])
        await page.keyboard.press(key);
      await popover.getByText('it came the eggs were broken', { exact: true }).waitFor();
      await later(() => pending(page)).toBe(0);
      const handle = page.getByRole('button', { name: 'Drag the end of the highlight' });
      // The handle follows the end once the text is drawn again.
      const end = await boxOfWords(page, 2, 'broken');
      await later(async () => Math.abs(((await handle.boundingBox())?.x ?? 0) - end.right)).toBeLessThan(30);
      const [from, to] = [await handle.boundingBox(), await boxOfWords(page, 2, 'soup')];
      if (!from || !to) throw new Error('Nothing to drag');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.right, to.bottom - 6, { steps: 6 });
      await page.mouse.up();
      await popover.getByText('it came the eggs were broken and the soup', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await text(page).focus();
      await later(() => pending(page)).toBe(0);
      await page.keyboard.press('Control+z');
      await later(() => wordsOf(page, 'Damage')).toBe('it came the eggs were broken');
      await expect.poll(() => wordsOf(ines.page, 'Damage')).toBe('it came the eggs were broken');
    });

    await step('paint mode gives every selection the tag, and the text takes no letters', async () => {
      const { page } = robin;
      await selectLine(page, 3);
      await page.keyboard.press('Control+Shift+h');
      await page.keyboard.type('Humour');
      await page.getByRole('option', { name: 'Create tag “Humour”' }).waitFor();
      await page.keyboard.press('Enter');
      await later(() => tagsOf(marked(page, lines[3]))).toBe('Tagged Humour');
      await page.getByRole('button', { name: /highlights?$/ }).click();
      await page.getByRole('tab', { name: 'Tags' }).click();
      const list = page.getByRole('list', { name: 'Tags in this document' });
      await list.getByRole('button', { name: /Vexing wait 2/ }).waitFor();
      await list
        .getByRole('listitem')
        .filter({ hasText: 'Humour' })
        .getByRole('button', { name: 'Apply to selections' })
        .click();
      await page.getByText('to every selection').waitFor();
      await shoot(page, 'coding-paint-light');
      await dragOver(page, 0, 'two hours');
      await later(() => wordsOf(page, 'Humour')).toContain('two hours');
      await page.keyboard.type('xyz');
      await page.keyboard.press('Escape');
      await page.getByText('to every selection').waitFor({ state: 'detached' });
      await later(() => text(page).innerText()).not.toContain('xyz');
    });

    await step('in coding mode a selection opens the tags at once', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: /^Coding mode/ }).click();
      await dragOver(page, 1, 'phone');
      await page.getByRole('combobox', { name: 'Find or create a tag' }).waitFor();
      await shoot(page, 'coding-mode-light');
      // Letters belong to the tag now, so no key is named that is one.
      await page.getByText('Type to find or create a tag').waitFor();
      await page.keyboard.press('1');
      await later(() => wordsOf(page, 'Humour')).toContain('phone');
      await page.getByRole('button', { name: 'Back to editing' }).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('!');
      await text(page).getByText('every Tuesday.!').waitFor();
      await page.keyboard.press('Control+z');
    });

    await step('the side lists the highlights, and a link leads to one', async () => {
      const { page } = robin;
      await page.getByRole('tab', { name: 'Highlights' }).click();
      const row = page.getByRole('button', { name: /^it came the eggs were broken/ });
      await row.click();
      const popover = page.getByRole('dialog', { name: 'Highlight' });
      await popover.waitFor();
      await page.keyboard.press('l');
      await page.getByText('Link copied').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/#h=/);
      await ines.page.goto(link);
      await ines.page.locator('mark.highlight[data-active]').first().waitFor();
      await page.keyboard.press('Escape');
    });

    await step('a highlight is commented on, deleted and brought back', async () => {
      const { page } = robin;
      await clickOn(page, 'the eggs');
      const popover = page.getByRole('dialog', { name: 'Highlight' });
      await popover.getByRole('button', { name: 'Comment' }).click();
      await page.getByRole('textbox', { name: 'Comment on the highlight' }).waitFor();
      await page.keyboard.type('Ask the depot');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('region', { name: /Comments on “it came the eggs/ }).waitFor();
      await clickOn(page, 'the eggs');
      await popover.getByRole('button', { name: 'Delete the highlight' }).click();
      await later(() => wordsOf(page, 'Damage')).toBe('');
      await later(() => wordsOf(ines.page, 'Damage')).toBe('');
      await undo(page, 'Highlight deleted');
      await later(() => wordsOf(page, 'Damage')).toBe('it came the eggs were broken');
      await expect.poll(() => wordsOf(ines.page, 'Damage')).toBe('it came the eggs were broken');
    });

    await step(
      'a half-written comment is there again after another tab, a reload and another page',
      async () => {
        const { page } = robin;
        const open = () => page.getByRole('button', { name: /^(Comment on the whole document|Draft: )/ });
        const field = page.getByRole('textbox', { name: 'New comment' });
        await page.getByRole('tab', { name: 'Comments' }).click();
        await open().click();
        await page.keyboard.type('Ask @In');
        await page.getByRole('option', { name: /Inês/ }).first().click();
        await page.keyboard.type('who drove');
        const words = (await field.textContent()) ?? '';
        await page.getByRole('tab', { name: 'Highlights' }).click();
        await page.getByRole('tab', { name: 'Comments' }).click();
        await open().click();
        expect(await field.textContent()).toBe(words);
        await page.keyboard.type(' that day');
        await page.reload();
        await open().click();
        expect(await field.textContent()).toBe(`${words} that day`);
        await page.goto(`${projectUrl}/notes`);
        await page.goto(noteUrl);
        await open().click();
        await page.keyboard.press('Control+Enter');
        await page.getByRole('region', { name: 'Comments' }).getByText('who drove that day').waitFor();
        await page.reload();
        await page.getByRole('button', { name: 'Comment on the whole document' }).waitFor();
      },
    );

    await step('an insight shows the highlight as evidence', async () => {
      const { page } = robin;
      await page.goto(`${projectUrl}/insights`);
      await page.getByRole('button', { name: 'New insight' }).first().click();
      await page.waitForURL(/\/insights\/[^/]+$/);
      await text(page).focus();
      await page.keyboard.type('What broke\n/highlight');
      await page.getByRole('option', { name: 'Highlight, reel or tag card' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByLabel('Find a highlight, a reel or a tag').fill('eggs were');
      await page.getByRole('option', { name: /^it came the eggs were broken/ }).waitFor();
      await page.keyboard.press('Enter');
      const card = text(page)
        .getByRole('link', { name: /it came the eggs were broken/ })
        .first();
      await card.waitFor();
      await card.getByText('Damage').waitFor();
      await saved(page);
      await shoot(page, 'coding-insight-light');
    });

    await step('whoever codes on sees which insights use it, in the text and in the list', async () => {
      const { page } = robin;
      const insight = new URL(page.url()).pathname;
      await page.goto(noteUrl);
      await marked(page, 'the eggs').waitFor();
      await clickOn(page, 'the eggs');
      const popover = page.getByRole('dialog', { name: 'Highlight' });
      const used = { name: 'Untitled insight' } as const;
      await popover.getByText('Used in').waitFor();
      expect(await popover.getByRole('link', used).getAttribute('href')).toContain(insight.slice(-36));
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Highlights' }).click();
      const rows = page.getByRole('list', { name: /highlights?$/ });
      const row = rows.getByRole('listitem').filter({ hasText: 'it came the eggs were broken' });
      await row.getByRole('link', used).click();
      await page.getByRole('complementary', { name: 'Side peek' }).getByText('What broke').waitFor();
      await page.keyboard.press('Escape');
    });

    await step('the screens stand in both themes, wide and narrow', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [1440, 390]) {
          const page = await robin.context.newPage();
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(noteUrl);
          await marked(page, lines[1]).first().waitFor();
          await page.waitForLoadState('networkidle');
          await clickOn(page, 'the eggs');
          await page.getByRole('dialog', { name: 'Highlight' }).waitFor();
          await shoot(page, `coding-${colorScheme}-${width}`);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
          await page.close();
        }
      }
    });
  }),
);

test('by mouse alone what was chosen is kept, and on a phone every tool is in reach', async () => {
  const { page } = robin;
  await page.goto(`${projectUrl}/notes`);
  await page.getByRole('button', { name: 'New note' }).first().click();
  await page.waitForURL(/\/view\//);
  await text(page).focus();
  await page.keyboard.type(lines.join('\n'));
  await saved(page);
  const tools = page.getByRole('toolbar', { name: 'Text', exact: true });
  const panel = page.getByRole('dialog', { name: 'Tag the selected text' });

  await dragOver(page, 0, 'two hours late');
  await tools.getByRole('button', { name: 'Highlight' }).click();
  await panel.getByRole('option').first().click();
  await panel.getByRole('button', { name: /^Remove / }).waitFor();
  // Back in the text without a word: the next passage is read.
  await text(page)
    .locator('> p')
    .first()
    .click({ position: { x: 5, y: 8 } });
  await marked(page, 'two hours late').waitFor();
  await later(() => tagsOf(marked(page, 'two hours late'))).toMatch(/^Tagged /);

  await dragOver(page, 1, 'the phone');
  await tools.getByRole('button', { name: 'Highlight' }).click();
  await panel.getByRole('button', { name: 'Highlight' }).click();
  await marked(page, 'the phone').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await marked(page, 'the phone').waitFor();
  await dragOver(page, 2, 'eggs');
  await tools.getByRole('button', { name: 'Comment' }).click({ trial: true });
  await shoot(page, 'coding-tools-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
});
