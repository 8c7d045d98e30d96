import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepAt, totpAt } from '#server/kernel/accounts/second-factor/totp.ts';
import { secretFrom } from '#tests/support/base32.ts';
import { newPerson, openBrowser } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';
import { signUpOnPage } from './support/sign-up.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const password = 'Tidal-Energy-2031';
const email = 'mia@heron.example';

/** A code no older than the last one used: the product takes none twice. */
function nextCode(secret: Buffer, used: number): { code: string; step: number } {
  const step = Math.max(stepAt(new Date()), used + 1);
  return { code: totpAt(secret, step), step };
}

async function openAccount(page: Page, workspaceUrl: string): Promise<void> {
  await page.goto(`${workspaceUrl}/settings/user/account`);
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
}

async function signOut(page: Page, workspaceUrl: string): Promise<void> {
  await page.goto(`${workspaceUrl}/auth/logout`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').waitFor();
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A key in the browser that says yes to every question. */
async function plugInKey(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

test(
  'a second factor',
  inSteps(async (step) => {
    const { page, problems } = await newPerson(browser);
    const owner = { email, name: 'Mia Heron', workspace: 'Heron Labs', password };
    const workspaceUrl = await signUpOnPage(product, page, owner);
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Second factor' }) });
    const list = page.getByRole('list', { name: 'Second factors' });
    let secret: Buffer = Buffer.alloc(0);
    let used = 0;
    let recoveryCode = '';

    await step('an admin requires one, and sets one up before going on', async () => {
      await page.goto(`${workspaceUrl}/settings`);
      await page.getByRole('switch', { name: 'Require a second factor' }).click();
      await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
      await shootThemes(page, 'second-factor-required');
      await page.getByLabel('Current password').fill(password);
      await page.getByRole('button', { name: 'Add authenticator app' }).click();
      secret = secretFrom(await page.getByLabel('Key').inputValue());
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await shootThemes(page, 'second-factor-app');
      const next = nextCode(secret, used);
      used = next.step;
      await page.getByLabel('Code from the app').fill(next.code);
      await page.getByRole('button', { name: 'Confirm code' }).click();
    });

    await step('sees the recovery codes once, and keeps them in a file', async () => {
      const codes = page.getByRole('list', { name: 'Recovery codes' });
      await codes.waitFor();
      expect(await codes.getByRole('listitem').count()).toBe(10);
      recoveryCode = await codes.getByRole('listitem').first().innerText();
      await shootThemes(page, 'second-factor-codes');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download codes' }).click();
      expect((await download).suggestedFilename()).toBe('hark-recovery-codes.txt');
      await page.getByRole('button', { name: 'I’ve saved them' }).click();
      await page.getByRole('link', { name: 'Home' }).first().waitFor();
      await product.mailTo(email, /Authenticator app.* was added/);
    });

    await step('signs in with a code of the app', async () => {
      await signOut(page, workspaceUrl);
      await typePassword(page);
      await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
      await page.getByLabel('Code from your authenticator app').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('This code is wrong or has been used already').waitFor();
      await shootThemes(page, 'second-factor-step');
      const next = nextCode(secret, used);
      used = next.step;
      await page.getByLabel('Code from your authenticator app').fill(next.code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('link', { name: 'Home' }).first().waitFor();
    });

    await step('adds a passkey and names it', async () => {
      await openAccount(page, workspaceUrl);
      await plugInKey(page);
      await section.getByLabel('Current password').fill(password);
      await page.getByRole('button', { name: 'Add passkey' }).click();
      await list.getByText(/^Passkey on /).waitFor();
      await page.getByRole('button', { name: /^Rename Passkey/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Rename “Passkey/ });
      await dialog.getByLabel('Name').fill('Blue key');
      await dialog.getByRole('button', { name: 'Save name' }).click();
      await list.getByText('Blue key').waitFor();
      await page.getByRole('heading', { name: 'Second factor' }).scrollIntoViewIfNeeded();
      await shootThemes(page, 'second-factor-settings');
    });

    await step('signs in with the passkey', async () => {
      await signOut(page, workspaceUrl);
      await typePassword(page);
      await page.getByRole('button', { name: 'Use your passkey' }).click();
      await page.getByRole('link', { name: 'Home' }).first().waitFor();
    });

    await step('signs in with a recovery code, which is spent', async () => {
      await signOut(page, workspaceUrl);
      await typePassword(page);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('link', { name: 'Home' }).first().waitFor();
      await openAccount(page, workspaceUrl);
      await page.getByText('9 recovery codes left').waitFor();
    });

    await step('removes the passkey with the password', async () => {
      await page.getByRole('button', { name: 'Remove Blue key' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove “Blue key”?' });
      await dialog.getByRole('button', { name: 'Remove second factor' }).click();
      await dialog.getByText('The e-mail address or the password is wrong').waitFor();
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: 'Remove second factor' }).click();
      await dialog.waitFor({ state: 'detached' });
      await list.getByText('Blue key').waitFor({ state: 'detached' });
      expect(await list.getByRole('listitem').count()).toBe(1);
      await product.mailTo(email, /Blue key.* was removed/);
    });

    expect(problems).toEqual([]);
  }),
);
