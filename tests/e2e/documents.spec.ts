import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { closeDialog, endOf, menu, openHistory, saved, select, text } from './support/document-page.ts';
import { inSteps } from './support/in-steps.ts';
import { signedIn } from './support/signed-in.ts';
import { startProduct, type Product } from './support/product.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let origin: string;
let projectUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  origin = new URL(product.signInLink).origin;
  ines = await signedIn(product, browser, 'ines@larkspur.example');
  await robin.page.goto(`${origin}/projects`);
  await robin.page.getByRole('link', { name: 'Delivery day' }).last().click();
  await robin.page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .waitFor();
  projectUrl = robin.page.url();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
  const connected = ines.problems.filter((problem) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(problem));
  expect(connected).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test(
  'a note is written together',
  inSteps(async (step) => {
    let noteUrl = '';

    await step('a note is made by keyboard, with Markdown shortcuts and the block menu', async () => {
      const { page } = robin;
      await page.goto(`${projectUrl}/notes`);
      await page.getByRole('button', { name: 'New note' }).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/view\//);
      await text(page).waitFor();
      noteUrl = page.url();
      // Its title is typed at once, and Enter leads to the text.
      await page.keyboard.type('Ride with Yusuf');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Ride with Yusuf' }).waitFor();
      await expect.poll(() => text(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.type('## Before noon\nThe van was full.\n- eleven stops\nnine of them late\n\n');
      await page.keyboard.type('/call');
      await page.getByRole('option', { name: 'Callout' }).waitFor();
      await shoot(page, 'note-block-menu');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ask dispatch about the plan');
      expect(await text(page).locator('h2').textContent()).toBe('Before noon');
      expect(await text(page).locator('li').count()).toBe(2);
      await text(page).locator('.callout', { hasText: 'Ask dispatch' }).waitFor();
      await saved(page);
      await page.reload();
      await text(page).getByText('nine of them late').waitFor();
    });

    await step('two people write together and see each other', async () => {
      await ines.page.goto(noteUrl);
      await text(ines.page).getByText('The van was full.').waitFor();
      await endOf(ines.page, 'The van was full.');
      await ines.page.keyboard.type(' Inês adds this.');
      await text(robin.page).getByText('Inês adds this.').waitFor({ timeout: 5000 });
      await endOf(robin.page, 'eleven stops');
      await robin.page.keyboard.type(', Robin adds that');
      await text(ines.page).getByText('eleven stops, Robin adds that').waitFor({ timeout: 5000 });
      await robin.page
        .getByRole('list', { name: 'Also here' })
        .getByText('Inês Duarte')
        .waitFor({ state: 'attached' });
      await robin.page.locator('.presence-caret[data-name="Inês Duarte"]').waitFor({ state: 'attached' });
      await shoot(robin.page, 'note-together');
      // Undo takes back one's own words only.
      await robin.page.keyboard.press('Control+z');
      await text(ines.page).getByText('Robin adds that').waitFor({ state: 'detached', timeout: 5000 });
      await text(ines.page).getByText('Inês adds this.').waitFor();
    });

    await step('a comment on a selection names somebody, is answered and resolved', async () => {
      const { page } = robin;
      await select(page, 'The van was full.');
      await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Comment' }).click();
      await expect
        .poll(() =>
          page
            .getByRole('textbox', { name: 'Comment on the selection' })
            .evaluate((box) => box === document.activeElement),
        )
        .toBe(true);
      await page.keyboard.type('How full, @In');
      await page.getByRole('option', { name: /Inês Duarte/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.type('?');
      await page.keyboard.press('Control+Enter');
      const thread = ines.page.getByRole('region', { name: /Comments on “The van was full/ });
      await thread.getByText('How full,').waitFor({ timeout: 8000 });
      await text(ines.page).locator('.inline-comment', { hasText: 'van was full' }).waitFor();
      await thread.getByRole('button', { name: 'Reply', exact: true }).click();
      await ines.page.keyboard.type('Up to the roof');
      await ines.page.keyboard.press('Control+Enter');
      const own = page.getByRole('region', { name: /Comments on “The van was full/ });
      await own.getByText('Up to the roof').waitFor({ timeout: 8000 });
      const hasFocus = (button: Locator) => button.evaluate((one) => one === document.activeElement);
      await expect
        .poll(() => hasFocus(thread.getByRole('button', { name: 'Reply', exact: true })))
        .toBe(true);
      const whole = page.getByRole('button', { name: 'Comment on the whole document' });
      await expect.poll(() => hasFocus(whole)).toBe(true);
      await own.getByRole('button', { name: 'Add a reaction' }).last().click();
      await page.getByRole('menuitem', { name: '👍' }).click();
      await own.getByRole('button', { name: /👍, 1/ }).waitFor();
      await shoot(page, 'note-comments');
      await own.getByRole('button', { name: 'Resolve the thread' }).click();
      await own.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await own.waitFor();
    });

    await step('hostile markup that is pasted does nothing', async () => {
      const { page } = robin;
      await endOf(page, 'nine of them late');
      await page.keyboard.press('Enter');
      const hostile = `<p onclick="window.pwned=1">harmless words</p><img src="x" onerror="window.pwned=2"><script>window.pwned=3</script>
      <a href="java\tscript:window.pwned=4">a link</a><svg onload="window.pwned=5"></svg><iframe srcdoc="<script>parent.pwned=6</script>"></iframe>
      <div data-type="referenceCard" data-id="&quot;onmouseover=window.pwned=7" data-kind="note">x</div>`;
      await text(page).evaluate((element, html) => {
        const data = new DataTransfer();
        data.setData('text/html', html);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, hostile);
      await text(page).getByText('harmless words').waitFor();
      const found = await text(page).evaluate((element) => ({
        pwned: (globalThis as { pwned?: number }).pwned ?? 0,
        scripts: element.querySelectorAll('script, iframe, svg, object, [data-node-view-wrapper]').length,
        handlers: [...element.querySelectorAll('*')]
          .flatMap((one) => one.getAttributeNames())
          .filter((name) => name.startsWith('on')),
        links: [...element.querySelectorAll('a')].filter((link) =>
          /script:/i.test(link.getAttribute('href') ?? ''),
        ).length,
      }));
      expect(found).toEqual({ pwned: 0, scripts: 0, handlers: [], links: 0 });
      await saved(page);
    });

    await step('find and replace', async () => {
      const { page } = robin;
      await text(page).focus();
      await page.keyboard.press('Control+f');
      await page.getByLabel('Find', { exact: true }).fill('harmless');
      await page.getByText('1 of 1').waitFor();
      await page.getByLabel('Replace with').fill('plain');
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      await text(page).getByText('plain words').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('search').waitFor({ state: 'detached' });
    });

    await step('an earlier version comes back, and that can be undone', async () => {
      const { page } = robin;
      await saved(page);
      await expect
        .poll(
          async () => {
            await openHistory(page);
            const count = await page.getByRole('list', { name: 'Versions' }).getByRole('button').count();
            if (count === 0) await closeDialog(page);
            return count;
          },
          { timeout: 20_000, interval: 1000 },
        )
        .toBeGreaterThan(0);
      await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
      await page.getByRole('table').waitFor();
      await shoot(page, 'note-history');
      await page.getByRole('button', { name: 'Restore this version' }).click();
      await page.getByText('Version restored').waitFor();
      await text(page).getByText('plain words').waitFor({ state: 'detached' });
      await undo(page, 'Version restored');
      await text(page).getByText('plain words').waitFor();
    });

    await step('a locked note can be read and not changed', async () => {
      const { page } = robin;
      await menu(page, 'Note actions', 'Lock');
      await page.getByText('Locked “Ride with Yusuf”').waitFor();
      await expect
        .poll(() => text(ines.page).getAttribute('contenteditable'), { timeout: 5000 })
        .toBe('false');
      await menu(page, 'Note actions', 'Unlock');
      await expect
        .poll(() => text(ines.page).getAttribute('contenteditable'), { timeout: 5000 })
        .toBe('true');
    });

    await step('a note is taken home as a PDF', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'Note actions' }).click();
      await shoot(page, 'note-menu');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Export as PDF' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('ride-with-yusuf.pdf');
      const bytes = readFileSync(await file.path());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await step('edits without a connection wait and arrive', async () => {
      const { page, context } = ines;
      await context.setOffline(true);
      await page
        .getByText(/You’re offline/)
        .first()
        .waitFor();
      await endOf(page, 'eleven stops');
      await page.keyboard.type(' by bicycle');
      await page.getByText(/changes? kept on this device/).waitFor();
      await shoot(page, 'note-offline');
      await context.setOffline(false);
      await text(robin.page).getByText('eleven stops by bicycle').waitFor({ timeout: 40_000 });
      await saved(page);
    });
  }),
);

test(
  'an insight is written, published, trashed and restored',
  inSteps(async (step) => {
    let insightUrl = '';

    await step('an insight shows its evidence, is published and presented', async () => {
      const { page } = robin;
      await page.goto(`${projectUrl}/insights`);
      await page.getByRole('button', { name: 'New insight' }).first().click();
      await page.waitForURL(/\/insights\/[^/]+$/);
      insightUrl = page.url();
      await page.getByRole('textbox', { name: 'Insight title' }).waitFor();
      await page.keyboard.type('Late is fine, silence is not');
      await page.keyboard.press('Enter');
      await text(page).focus();
      await page.keyboard.type(
        '## What we saw\nPeople forgive a late box.\n## What to do\nTell them at noon.\n/card',
      );
      await page.getByRole('option', { name: 'Note or insight card' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByLabel('Find a note or an insight').fill('Ride-along with Yusuf');
      await page.getByRole('option', { name: /Ride-along with Yusuf/ }).waitFor();
      await page.keyboard.press('Enter');
      await text(page)
        .getByRole('link', { name: /Ride-along with Yusuf/ })
        .waitFor();
      await saved(page);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText(/Published “Late is fine/).waitFor();
      await shoot(page, 'insight-published');
      await ines.page.goto(`${origin}/home`);
      await ines.page
        .getByRole('list', { name: 'Published insights' })
        .getByText('Late is fine, silence is not')
        .waitFor();
      await shoot(ines.page, 'home-insights');

      await menu(page, 'Insight actions', 'Present');
      await page
        .getByRole('region', { name: '1 of 3' })
        .getByRole('heading', { name: 'Late is fine, silence is not' })
        .waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText('People forgive a late box.').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Tell them at noon.').waitFor();
      await shoot(page, 'insight-present');
      await page.keyboard.press('Escape');
      await page.waitForURL(/\/insights\/[^/]+$/);
    });

    await step('a picture is its cover, here and among the insights', async () => {
      const { page } = robin;
      const chosen = page.waitForEvent('filechooser');
      await menu(page, 'Insight actions', 'Add cover');
      const picture = { name: 'Box.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await (await chosen).setFiles(picture);
      await page.getByText('Cover saved').waitFor();
      await expect.poll(() => page.locator('img[data-wide]').evaluate(isDrawn)).toBe(true);
      await shoot(page, 'insight-cover');
      await ines.page.goto(`${origin}/home`);
      const card = ines.page
        .getByRole('list', { name: 'Published insights' })
        .getByRole('listitem')
        .filter({ hasText: 'Late is fine, silence is not' });
      await expect.poll(() => card.locator('img').first().evaluate(isDrawn)).toBe(true);
      await menu(page, 'Insight actions', 'Remove cover');
      await page.locator('img[data-wide]').waitFor({ state: 'detached' });
      await undo(page, 'Cover removed');
      await page.locator('img[data-wide]').waitFor();
    });

    await step('the trash gives back', async () => {
      const { page } = robin;
      await page.goto(insightUrl);
      await text(page).waitFor();
      await menu(page, 'Insight actions', 'Move to trash');
      await page.waitForURL(/\/insights$/);
      await page.goto(`${origin}/settings/trash`);
      await page.getByRole('button', { name: 'Restore Late is fine, silence is not' }).click();
      await page.getByText('Restored “Late is fine, silence is not”').waitFor();
      await shoot(page, 'trash');
      await page.goto(insightUrl);
      await text(page).getByText('Tell them at noon.').waitFor();
    });

    await step('a star and the last visits are at hand', async () => {
      const { page } = robin;
      await page.getByRole('button', { name: 'Star', exact: true }).click();
      await page.getByRole('region', { name: 'Starred' }).getByText('Late is fine').waitFor();
      await page.goto(`${origin}/recent`);
      await page.getByRole('table', { name: 'Recent' }).getByText('Late is fine').waitFor();
    });
  }),
);

test.each(['light', 'dark'] as const)(
  'the screens look right in the %s theme, wide and narrow',
  async (colorScheme) => {
    const { publishedInsights } = await askAs(
      robin.page,
      '{ publishedInsights(first: 1) { items { id projectId } } }',
    );
    const [insight] = publishedInsights.items;
    const { notes } = await askAs(
      robin.page,
      'query ($projectId: ID!) { notes(projectId: $projectId, first: 1) { items { id } } }',
      { projectId: insight.projectId },
    );
    const screens = {
      note: `${origin}/data/${notes.items[0].id}`,
      insight: `${origin}/insights/${insight.id}`,
      'project-notes': `${projectUrl}/notes`,
      'project-insights': `${projectUrl}/insights`,
    };
    for (const width of [1440, 390]) {
      const page = await robin.context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [name, url] of Object.entries(screens)) {
        await page.goto(url);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await shoot(page, `${name}-${colorScheme}-${width}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.close();
    }
  },
);

const isDrawn = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;
