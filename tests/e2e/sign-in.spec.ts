import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '#tests/support/identity-provider.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { showWideAndNarrow } from './support/show-wide-and-narrow.ts';

let product: Product;
let browser: Browser;
let google: IdentityProvider;
let mia: Person;
let workspaceUrl = '';

const password = 'Tidal-Energy-2031';

beforeAll(async () => {
  const port = await freePort();
  google = await startIdentityProvider([`http://localhost:${port}/callback`]);
  google.people.push(
    { sub: 'mia', email: 'mia@tern.example', email_verified: true, name: 'Mia Tern' },
    { sub: 'mia-private', email: 'mia@private.example', email_verified: true, name: 'Mia' },
  );
  [product, browser] = await Promise.all([
    startProduct({
      PORT: String(port),
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: google.issuer,
      HARK_ALLOWED_HOSTS: google.host,
      HARK_MODELS: 'false',
    }),
    openBrowser(),
  ]);
  mia = await newPerson(browser);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await google.close();
});

async function signInAtProvider(page: Page, sub: string): Promise<void> {
  await page.locator('input[name="login"]').fill(sub);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]', { hasText: 'Continue' }).click();
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${workspaceUrl}/settings/user/account`);
  await page.getByRole('heading', { name: 'Where you’re signed in' }).waitFor();
}

/** One person's story, in order. */
describe('sign-in with a provider', () => {
  test('signs up with Google and creates a workspace without a password', async () => {
    const { page } = mia;
    await page.goto(`${product.rootUrl}/auth/signup?installTemplateId=usability-test&promo=SPRING`);
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    await shoot(page, 'signup-with-provider');
    // In a window beside the page, which closes when it's done.
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Continue with Google' }).click(),
    ]);
    await Promise.all([popup.waitForEvent('close'), signInAtProvider(popup, 'mia')]);
    await page.getByText('You’re signed in as mia@tern.example').waitFor();
    await page
      .getByText('Your workspace starts with a project from the template “Usability test”.')
      .waitFor();
    await page.getByText('Promo code: SPRING').waitFor();
    await page.getByLabel('Your role (optional)').selectOption('design');
    await page.getByLabel('E-mail me product news').check();
    await shootThemes(page, 'create-workspace-with-offer');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Mia Tern');
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.getByLabel('Workspace name').fill('Tern Labs');
    await page.getByRole('button', { name: 'Create workspace' }).click();
    await page.getByText('Tern Labs').first().waitFor();
    workspaceUrl = new URL(page.url()).origin;
    await page.getByRole('link', { name: 'Usability test' }).first().waitFor();
    await page.goto(`${workspaceUrl}/projects/new?template=diary-study`);
    await page.getByRole('radio', { name: /Diary study/, checked: true }).waitFor();
  });

  test('takes back what they agreed to', async () => {
    const { page } = mia;
    await openAccount(page);
    const news = page.getByLabel('E-mail me product news');
    expect(await news.isChecked()).toBe(true);
    await news.click();
    await expect
      .poll(async () => {
        await openAccount(page);
        return news.isChecked();
      })
      .toBe(false);
  });

  test('sees the session and the linked account, and sets a password', async () => {
    const { page } = mia;
    await openAccount(page);
    await page.getByRole('list', { name: 'Linked accounts' }).getByText('mia@tern.example').waitFor();
    await page.getByText('This device').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password saved. Other devices are signed out.').waitFor();
    await page.getByRole('button', { name: 'Change password' }).waitFor();
  });

  test('unlinks Google with the password, and links another account', async () => {
    const { page } = mia;
    const linked = page
      .getByRole('region', { name: 'Linked accounts' })
      .or(page.locator('section', { hasText: 'Linked accounts' }));
    await linked.getByLabel('Current password').fill(password);
    await linked.getByRole('button', { name: 'Unlink Google' }).click();
    await page.getByText('Google unlinked').waitFor();
    await linked.getByLabel('Current password').fill(password);
    // The provider still knows the account that was unlinked, and would link it again without asking.
    await mia.context.clearCookies({ name: /^_session/ });
    await linked.getByRole('button', { name: 'Link Google' }).click();
    await signInAtProvider(page, 'mia-private');
    await page.getByText('Account linked').waitFor();
    await page.getByRole('list', { name: 'Linked accounts' }).getByText('mia@private.example').waitFor();
  });

  test('signs in to the workspace with it', async () => {
    const { page } = mia;
    await page.goto(`${workspaceUrl}/auth/logout`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    await shoot(page, 'login-with-provider');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL((url) => url.origin === workspaceUrl || url.pathname.startsWith('/interaction'));
    if (new URL(page.url()).origin !== workspaceUrl) await signInAtProvider(page, 'mia-private');
    await page.getByText('Tern Labs').first().waitFor();
  });

  test('a cancelled sign-in says so and leads back', async () => {
    const page = await mia.context.newPage();
    await page.goto(`${product.rootUrl}/callback?error=access_denied&state=GOOGLE.x`);
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor();
    await page.getByRole('link', { name: 'Go to sign in' }).waitFor();
    await page.close();
  });
});

describe('members from a directory', () => {
  test('an admin creates a token, sees it once, and revokes it', async () => {
    const { page } = mia;
    await page.goto(`${workspaceUrl}/settings/authentication`);
    await page.getByRole('heading', { level: 1, name: 'Authentication' }).waitFor();
    await page.getByLabel('Role of new members').selectOption({ label: 'Contributor' });
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your new token' });
    const token = await dialog.getByLabel('SCIM token').inputValue();
    expect(token).toMatch(/^scim\./);
    await shoot(page, 'scim-token');
    const added = await fetch(`${product.rootUrl}/scim/v2/Users`, { method: 'POST' });
    expect(added.status).toBe(404);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText(/Token created .* Never used\./).waitFor();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
    await page.getByText('No token yet.').waitFor();
  });
});

test.each(['/settings/user/account', '/settings/authentication'])(
  '%s looks right in both themes, wide and narrow',
  async (path) => {
    const open = async (page: Page): Promise<void> => {
      await page.goto(`${workspaceUrl}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: /Sign out everywhere|Create token/ }).waitFor();
    };
    await showWideAndNarrow(mia.context, `sign-in${path.replaceAll('/', '-')}`, open, 1600);
  },
);

test('nothing complained on the way', () => {
  expect(mia.problems).toEqual([]);
});
