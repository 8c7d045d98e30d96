import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectAt, type Assistant } from '#tests/support/assistant.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { signedIn } from './support/signed-in.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let tomasz: Person;
let workspaceUrl: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  workspaceUrl = new URL(product.signInLink).origin;
  ines = await signedIn(product, browser, 'ines@larkspur.example');
  tomasz = await signedIn(product, browser, 'tomasz@larkspur.example');
});
afterEach(() => {
  for (const person of [robin, ines, tomasz]) expect(person.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe('sharing', () => {
  test(
    'one private project and the people who get in and out of it',
    inSteps(async (step) => {
      let projectUrl = '';

      await step('a project is made private, and others lose it at once', async () => {
        const { page } = robin;
        await page.goto(`${workspaceUrl}/projects/new`);
        await page.getByLabel('Title').fill('Freezer habits');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
        projectUrl = page.url();
        await ines.page.goto(projectUrl);
        await ines.page.getByRole('heading', { name: 'Freezer habits' }).first().waitFor();

        const dialog = await openShare(page);
        await dialog
          .getByLabel('Access for Everyone in the workspace')
          .selectOption({ label: 'Remove access' });
        await page.getByText('Removed Everyone in the workspace').waitFor();
        await expect
          .poll(() => dialog.getByText('Everyone in the workspace', { exact: true }).count())
          .toBe(0);
        await shoot(page, 'share-private');
        await ines.page.getByText('You don’t have access to this project').waitFor({ timeout: 5000 });
      });

      await step('removing and undoing brings the same level back', async () => {
        const { page } = robin;
        await page.getByRole('button', { name: 'Undo' }).last().click();
        const everyone = page.getByRole('dialog').getByLabel('Access for Everyone in the workspace');
        await everyone.waitFor();
        expect(await everyone.inputValue()).toBe('WRITE');
        await everyone.selectOption({ label: 'Remove access' });
        await everyone.waitFor({ state: 'detached' });
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      });

      await step('an invited person is told of where their mail is, and listed', async () => {
        const { page } = robin;
        const dialog = await openShare(page);
        await dialog.getByRole('combobox', { name: 'Add people and groups' }).fill('vera@freezers.example');
        await dialog.getByRole('option', { name: /vera@freezers\.example/ }).click();
        await dialog.getByRole('button', { name: 'Share', exact: true }).click();
        const toast = page.getByRole('listitem').filter({ hasText: 'Invited vera@freezers.example' });
        await toast.getByText('The mail is in the outbox of this server').waitFor();
        expect(await toast.getByRole('link', { name: 'Open outbox' }).getAttribute('href')).toBe(
          `${product.rootUrl}/outbox`,
        );
        const invited = dialog.getByRole('region', { name: 'Invited people' });
        await invited.getByText('vera@freezers.example').waitFor();
        await shootThemes(page, 'share-invited');
        await invited.getByRole('link', { name: 'Manage invitations' }).click();
        await page.getByText('Invited, not here yet: vera@freezers.example').waitFor();
        await shootThemes(page, 'users-invited');
        await page.getByRole('button', { name: 'Show invitations' }).click();
        await page.goto(projectUrl);
      });

      await step('somebody requests access and the answer comes from the notification centre', async () => {
        await ines.page.goto(projectUrl);
        await ines.page.getByLabel('Message (optional)').fill('I run the diary study on freezers next week.');
        await ines.page.getByText('44 / 1,000').waitFor();
        await shoot(ines.page, 'request-access');
        await ines.page.getByRole('button', { name: 'Request access' }).click();
        await ines.page.getByRole('heading', { name: 'Request sent' }).waitFor();
        await shoot(ines.page, 'request-sent');

        const { page } = robin;
        await page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: 10_000 });
        const center = page.getByRole('dialog', { name: 'Notifications' });
        await center.getByText('Inês Duarte requests access to Freezer habits').waitFor();
        await center.getByText('I run the diary study').waitFor();
        await shoot(page, 'notification-center');
        await center.getByLabel('Access for Inês Duarte').selectOption({ label: 'Can edit' });
        await center.getByRole('button', { name: 'Approve' }).click();
        await center.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
        // Answering is reading.
        await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
        await page.keyboard.press('Escape');

        await ines.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
        await ines.page.goto(`${workspaceUrl}/home`);
        await ines.page.getByRole('heading', { name: 'New for you' }).waitFor();
        await shoot(ines.page, 'home-news');
        await ines.page.getByText('Robin Okafor gave you access to Freezer habits').click();
        await ines.page.getByRole('heading', { name: 'Freezer habits' }).first().waitFor();
      });

      await step('a request can be denied in the share dialog', async () => {
        await tomasz.page.goto(projectUrl);
        await tomasz.page.getByRole('button', { name: 'Request access' }).click();
        await tomasz.page.getByRole('heading', { name: 'Request sent' }).waitFor();
        const { page } = robin;
        const dialog = await openShare(page);
        const request = dialog.getByRole('article', { name: 'Tomasz Wilk requests access' });
        await request.getByRole('button', { name: 'Deny' }).click();
        await request.waitFor({ state: 'detached' });
        await page.keyboard.press('Escape');
        await tomasz.page.getByRole('button', { name: /Notifications, 1 unread/ }).click({ timeout: 10_000 });
        await tomasz.page.getByText('Your request for access was declined').waitFor();
        await tomasz.page.getByRole('button', { name: 'Mark all as read' }).click();
        await tomasz.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
        await tomasz.page.keyboard.press('Escape');
      });

      await step('a group gives access, and the dialog says who is in it', async () => {
        const { page } = robin;
        await page.goto(`${workspaceUrl}/settings/groups`);
        await page.getByRole('button', { name: 'New group' }).click();
        await page.getByLabel('Name').fill('Field team');
        await page.keyboard.press('Enter');
        await page.getByRole('combobox', { name: 'Add people' }).fill('tom');
        await page.getByRole('option', { name: /Tomasz Wilk/ }).click();
        await page.getByRole('list', { name: 'Members of the group' }).getByText('Tomasz Wilk').waitFor();
        await shoot(page, 'group');
        await page.keyboard.press('Escape');

        await page.goto(projectUrl);
        const dialog = await openShare(page);
        await dialog.getByRole('combobox', { name: 'Add people and groups' }).fill('field');
        await dialog.getByRole('option', { name: /Field team/ }).click();
        await dialog.getByLabel('Level').selectOption({ label: 'Can view' });
        await dialog.getByRole('button', { name: 'Share', exact: true }).click();
        await dialog.getByRole('button', { name: 'Why Field team has access' }).click();
        await dialog.getByText('Tomasz Wilk').waitFor();
        await dialog.getByRole('button', { name: 'Why Inês Duarte has access' }).click();
        await dialog.getByText('direct access').waitFor();
        await shoot(page, 'share-why');
        await page.keyboard.press('Escape');

        await tomasz.page.goto(projectUrl);
        await tomasz.page.getByRole('heading', { name: 'Freezer habits' }).first().waitFor();
        const seen = await openShare(tomasz.page);
        await seen.getByText('You need full access to this project').first().waitFor();
        expect(await seen.getByLabel('Access for Inês Duarte').isDisabled()).toBe(true);
        await shoot(tomasz.page, 'share-without-rights');
        await tomasz.page.keyboard.press('Escape');
      });

      await step('a viewer who is given more is listed with what they can really do', async () => {
        const { page } = robin;
        const dialog = await openShare(page);
        await dialog.getByRole('combobox', { name: 'Add people and groups' }).fill('maya');
        await dialog.getByRole('option', { name: /Maya Lindqvist/ }).click();
        await dialog.getByLabel('Level').selectOption({ label: 'Can edit' });
        await dialog.getByRole('button', { name: 'Share', exact: true }).click();
        const level = dialog.getByLabel('Access for Maya Lindqvist');
        await level.waitFor();
        expect(await level.locator('option:checked').innerText()).toBe('Can view');
        expect(await level.locator('option').allInnerTexts()).toEqual(['Can view', 'Remove access']);
        await dialog.getByText('Viewers can only view (“Can edit” is granted)').waitFor();
        await shoot(page, 'share-viewer');
        await page.keyboard.press('Escape');
      });

      await step('a public link with a password opens without an account, until it is revoked', async () => {
        const { page } = robin;
        await page.setViewportSize({ width: 1440, height: 800 });
        const dialog = await openShare(page);
        await dialog.getByRole('button', { name: 'Copy link for members' }).waitFor();
        await dialog.getByRole('button', { name: 'Create public link' }).click();
        await dialog.getByLabel('Password (optional)').fill('short');
        const create = dialog.getByRole('button', { name: 'Create public link' });
        const [button, frame] = [await create.boundingBox(), await dialog.boundingBox()];
        if (!button || !frame) throw new Error('The form is not shown');
        expect(button.y + button.height, 'in view without scrolling').toBeLessThan(frame.y + frame.height);
        expect(await dialog.getByRole('button', { name: 'Copy link for members' }).count()).toBe(0);
        await shoot(page, 'public-link-form');
        await create.click();
        await page.setViewportSize({ width: 1440, height: 900 });
        await dialog.getByText('Password must have at least 8 characters').waitFor();
        await dialog.getByLabel('Password (optional)').fill('ice-cold-peas');
        await dialog.getByRole('button', { name: 'Create public link' }).click();
        const address = await dialog.getByLabel('Public link address').inputValue();
        expect(await page.evaluate(() => document.activeElement instanceof HTMLInputElement)).toBe(true);
        await shoot(page, 'public-link');

        const visitor = await newPerson(browser, { width: 390 });
        await visitor.page.goto(address);
        await visitor.page.getByLabel('Password').fill('wrong-password');
        await visitor.page.keyboard.press('Enter');
        await visitor.page.getByText('Wrong password').waitFor();
        await visitor.page.getByLabel('Password').fill('ice-cold-peas');
        await shoot(visitor.page, 'public-password');
        await visitor.page.keyboard.press('Enter');
        await visitor.page.getByRole('heading', { name: 'Freezer habits' }).waitFor();
        await shoot(visitor.page, 'public-page');
        expect(await visitor.page.getByText('Robin Okafor').count(), 'names are hidden').toBe(0);

        // Public pages may be framed by the workspace itself only; clips and reels have embed addresses of their own.
        await visitor.page.goto('about:blank');
        await visitor.page.setContent(`<h1>Another site</h1><iframe src="${address}"></iframe>`);
        await visitor.page.waitForLoadState('load');
        const framed = visitor.page.frames()[1];
        expect(await framed?.getByText('Freezer habits').count()).toBe(0);

        await dialog.getByText(/^Options/).click();
        await dialog.getByRole('button', { name: 'Revoke' }).click();
        await dialog.getByRole('button', { name: 'Revoke link' }).click();
        await dialog.getByRole('button', { name: 'Create public link' }).waitFor();
        const gone = await visitor.page.goto(address);
        expect(gone?.status()).toBe(404);
        await shoot(visitor.page, 'public-revoked');
        expect(
          visitor.problems.filter((problem) => !/frame-ancestors|refused to connect|Framing/i.test(problem)),
        ).toEqual([]);
        await visitor.context.close();
        await page.keyboard.press('Escape');
      });
    }),
  );

  test('a highlight stands in a plain page of another site for as long as its note is shared', async () => {
    const { page } = robin;
    const { highlights } = await askAs(
      page,
      '{ highlights(first: 20) { items { id text objectId objectType } } }',
    );
    const quote = highlights.items.find((one: { objectType: string }) => one.objectType === 'NOTE');
    const visitor = await newPerson(browser, { width: 390 });
    const embed = `<h1>Our blog</h1><iframe title="Quote" width="340" height="300"
      src="${workspaceUrl}/embed/highlights/${quote.id}"></iframe>`;
    const words = visitor.page.frameLocator('iframe').getByText(quote.text.slice(0, 30));
    await visitor.page.setContent(embed);
    await visitor.page.frameLocator('iframe').getByText('This link doesn’t work').waitFor();

    await askAs(page, 'mutation ($id: ID!) { createPublicLink(input: { type: NOTE, id: $id }) { url } }', {
      id: quote.objectId,
    });
    await visitor.page.setContent(embed);
    await words.waitFor();
    await shoot(visitor.page, 'embedded-highlight');
    await askAs(page, 'mutation ($id: ID!) { revokePublicLink(type: NOTE, id: $id) { id } }', {
      id: quote.objectId,
    });
    await visitor.page.setContent(embed);
    await visitor.page.frameLocator('iframe').getByText('This link doesn’t work').waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  test('read-only mode shows on every screen and disables with its reason', async () => {
    const { page } = robin;
    await page.goto(`${workspaceUrl}/settings`);
    await page.getByRole('switch', { name: 'Read-only mode' }).click();
    const banner = ines.page.getByText('This workspace is in read-only mode');
    await banner.waitFor({ timeout: 5000 });
    await ines.page.goto(`${workspaceUrl}/projects`);
    await banner.waitFor();
    await ines.page.getByRole('button', { name: 'New project' }).hover();
    await ines.page.getByText('Unavailable in read-only mode').waitFor();
    await shoot(ines.page, 'read-only');
    await page.getByRole('switch', { name: 'Read-only mode' }).click();
    await banner.waitFor({ state: 'detached', timeout: 5000 });
  });

  test('a suspended person’s open page is cut within two seconds, and the audit log says so', async () => {
    const maya = await signedIn(product, browser, 'maya@larkspur.example');
    await maya.page.goto(`${workspaceUrl}/projects`);
    await maya.page.getByRole('heading', { level: 1 }).first().waitFor();
    const { page } = robin;
    await page.goto(`${workspaceUrl}/settings/users`);
    await page.getByRole('button', { name: /^Actions for Maya/ }).click();
    await shoot(page, 'member-menu');
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    await page.getByText(/^Suspended Maya/).waitFor();
    await maya.page.waitForURL(/\/auth\/login/, { timeout: 2000 });
    expect(maya.problems).toEqual([]);
    await maya.context.close();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByText('Suspended', { exact: true }).waitFor({ state: 'detached' });

    await page.goto(`${workspaceUrl}/settings/audit-log`);
    await page.getByRole('button', { name: /Member suspended/ }).click();
    await page.getByRole('row', { name: 'Suspended No Yes' }).waitFor();
    await page.getByText(/^Maya .*, maya@larkspur.example/).waitFor();
    await shoot(page, 'audit-log');
    await page.getByLabel('Event').selectOption({ label: 'Member suspended' });
    await expect
      .poll(() => page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').count())
      .toBe(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('audit-log.csv');
  });

  test('an API token is shown once, works, and is dead when revoked', async () => {
    const { page } = robin;
    await page.goto(`${workspaceUrl}/settings/security`);
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByLabel('Name').fill('Nightly export');
    // The second click falls beside the smaller dialog that shows the token, which is shown only once.
    await page.getByRole('button', { name: 'Create token' }).dblclick();
    const token = await page.getByLabel('API token', { exact: true }).inputValue();
    await shoot(page, 'api-token');
    expect(token).toMatch(/^api\./);
    expect(await statusWith(page, token)).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();
    const address = await page.getByLabel('MCP address').inputValue();
    const assistant = await connect(page, address, token);
    const { tools } = await assistant.client.listTools();
    expect(tools.map(({ name }) => name)).toContain('list_themes');
    const found = await assistant.call('search', { query: 'delivery', kinds: ['note'] });
    expect(found.text).toMatch(/\d+ found/);
    const [link = ''] = /http\S+/.exec(found.text) ?? [];
    const opened = await robin.context.newPage();
    await opened.goto(link);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    await shoot(opened, 'assistant-link');
    await opened.close();
    const { id } = /id: (?<id>\S+)/.exec(found.text)?.groups ?? {};
    expect((await assistant.call('read', { id })).refused).toBe(false);
    expect(await assistant.call('ask', { question: 'What is hard about delivery?' })).toMatchObject({
      refused: true,
    });
    await page.getByRole('button', { name: 'Revoke Nightly export' }).click();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await page.getByRole('heading', { name: 'No API tokens' }).waitFor();
    expect(await statusWith(page, token)).toBe(401);
    await expect(assistant.call('search', { query: 'delivery' })).rejects.toThrow(/401|unauthorized/i);
  });
});

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Share “/ });
  await dialog.getByText('Who has access').waitFor();
  return dialog;
}

/** The status of a small query with the token alone. */
function statusWith(page: Page, token: string): Promise<number> {
  return page.evaluate(async (bearer) => {
    const answer = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query: '{ workspace { name } }' }),
    });
    return answer.status;
  }, token);
}

/** Somebody's own assistant. Only browsers know the name of the workspace's address, so its requests go through one. */
function connect(page: Page, address: string, token: string): Promise<Assistant> {
  return connectAt(address, token, async (url, init) => {
    const sent = {
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : null,
    };
    const { status, headers, body } = await page.evaluate(
      async ([to, given]) => {
        const answer = await fetch(to, { ...given, credentials: 'omit' });
        return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
      },
      [String(url), sent] as const,
    );
    return new Response([202, 204].includes(status) ? null : body, { status, headers });
  });
}
