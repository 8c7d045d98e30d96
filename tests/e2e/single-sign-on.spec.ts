import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '#tests/support/identity-provider.ts';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startProduct, type Product } from './support/product.ts';
import { showInThemes } from './support/show-in-themes.ts';
import { signUpOnPage } from './support/sign-up.ts';

let product: Product;
let browser: Browser;
let idp: IdentityProvider;

const password = 'Tidal-Energy-2031';

beforeAll(async () => {
  const port = await freePort();
  idp = await startIdentityProvider([`http://localhost:${port}/users/oauth2/callback`]);
  idp.people.push(
    { sub: 'mia', email: 'mia@tern.example', email_verified: true, name: 'Mia Tern' },
    { sub: 'bo', email: 'bo@tern.example', email_verified: true, name: 'Bo Tern' },
  );
  [product, browser] = await Promise.all([
    startProduct({ PORT: String(port), HARK_ALLOWED_HOSTS: idp.host, HARK_MODELS: 'false' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await idp.close();
});

async function signInAtProvider(page: Page, sub: string): Promise<void> {
  await page.locator('input[name="login"]').fill(sub);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]', { hasText: 'Continue' }).click();
}

async function connect({ page }: Person, workspaceUrl: string): Promise<void> {
  await page.goto(`${workspaceUrl}/settings/authentication`);
  await page.getByLabel('Issuer').fill(idp.issuer);
  await page.getByLabel('Client ID').fill(clientId);
  await page.getByLabel('Client secret').fill(clientSecret);
  await page.getByRole('button', { name: 'Save connection' }).click();
  await page.getByText('Test the connection.').waitFor();
  await page.getByRole('button', { name: 'Test sign-in' }).click();
  await signInAtProvider(page, 'mia');
  await page.getByText('Members can sign in with single sign-on now.').waitFor();
}

test(
  'single sign-on of a workspace',
  inSteps(async (step) => {
    const mia = await newPerson(browser);
    const { page } = mia;
    const owner = { email: 'mia@tern.example', name: 'Mia Tern', workspace: 'Tern Labs', password };
    const workspaceUrl = await signUpOnPage(product, page, owner);

    await step('an admin connects the provider and tests it', () => connect(mia, workspaceUrl));

    await step('verifies the company’s domain by its mailbox', async () => {
      await page.getByLabel('Domain', { exact: true }).fill('tern.example');
      await page.getByRole('button', { name: 'Add domain' }).click();
      await page.getByText('Not verified').waitFor();
      expect(await page.getByLabel('TXT name').inputValue()).toBe('_hark.tern.example');
      await page.getByRole('button', { name: 'Check DNS record' }).click();
      await page.getByText(/There’s no matching TXT record at _hark\.tern\.example yet/).waitFor();
      await page.getByRole('button', { name: 'Mail link' }).click();
      const mail = await product.mailTo('admin@tern.example', /Verify tern\.example/);
      await page.goto(/https?:\/\/\S+verify=\S+/.exec(mail)?.[0] ?? '');
      await page.getByText('tern.example verified').or(page.getByText('Domain verified')).waitFor();
      await page.getByRole('list', { name: 'Domains' }).getByText('Verified', { exact: true }).waitFor();
    });

    await step('lets new people join, and requires it', async () => {
      await page.getByLabel('People of a verified domain').selectOption({ label: 'Join as contributor' });
      await page.getByRole('switch', { name: 'Require single sign-on' }).click();
      await page.getByText('Mia Tern is the emergency admin').waitFor();
    });

    await step('maps a group of the provider', async () => {
      await askAs(page, 'mutation { createGroup(name: "Research") { id } }');
      await page.reload();
      await page.getByLabel('Group at the provider').fill('r-42');
      await page.getByLabel('Group in Hark').selectOption({ label: 'Research' });
      await page.getByRole('button', { name: 'Add group rule' }).click();
      await page.getByText('r-42 → Research').waitFor();
    });

    await step('somebody new can only come by the provider', async () => {
      const bo = await newPerson(browser);
      await bo.page.goto(`${workspaceUrl}/auth/login?redirect=${encodeURIComponent('/projects')}`);
      await bo.page.getByRole('link', { name: 'Continue with single sign-on' }).waitFor();
      expect(await bo.page.getByLabel('Password', { exact: true }).count()).toBe(0);
      await shoot(bo.page, 'login-sso-required');
      await bo.page.getByRole('link', { name: 'Continue with single sign-on' }).click();
      await signInAtProvider(bo.page, 'bo');
      await bo.page.waitForURL(`${workspaceUrl}/projects`);
      const { viewer } = await askAs(bo.page, '{ viewer { name role } }');
      expect(viewer).toEqual({ name: 'Bo Tern', role: 'CONTRIBUTOR' });
      expect(bo.problems).toEqual([]);
    });

    await step('a sign-in that begins at the provider ends on the page it names', async () => {
      const bo = await newPerson(browser);
      const target = encodeURIComponent(`${workspaceUrl}/contacts`);
      await bo.page.goto(
        `${workspaceUrl}/api/auth/sso?iss=${encodeURIComponent(idp.issuer)}&target_link_uri=${target}`,
      );
      await signInAtProvider(bo.page, 'bo');
      await bo.page.waitForURL(`${workspaceUrl}/contacts`);
      const refused = await bo.page.goto(`${workspaceUrl}/api/auth/sso?iss=https://evil.example`);
      expect(refused?.status()).toBe(403);
    });

    await step('the emergency admin still gets in with a password', async () => {
      const glass = await newPerson(browser);
      await glass.page.goto(`${workspaceUrl}/auth/login`);
      await glass.page.getByRole('button', { name: 'Sign in as emergency admin' }).click();
      await glass.page.getByLabel('E-mail').fill('mia@tern.example');
      await glass.page.getByLabel('Password', { exact: true }).fill(password);
      await glass.page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await glass.page.getByText('Tern Labs').first().waitFor();
    });

    await step('the settings look right in both themes, wide and narrow', async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 2600 });
        await page.goto(`${workspaceUrl}/settings/authentication`);
        await page.getByText('r-42 → Research').waitFor();
        await showInThemes(page, 'single-sign-on');
      }
    });
    expect(mia.problems).toEqual([]);
  }),
);
