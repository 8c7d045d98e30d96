import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let ada: Person;

const email = 'ada@wavecrest.example';
const password = 'Tidal-Energy-2031';
const newPassword = 'Harbour!Light-77';

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  ada = await newPerson(browser);
});
afterEach(() => {
  expect(ada.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test(
  'accounts by e-mail',
  inSteps(async (step) => {
    let workspaceUrl = '';

    await step('signs up with a code and creates a workspace', async () => {
      const { page } = ada;
      await page.goto(product.startLink);
      await page.getByRole('button', { name: 'Look around the sample' }).waitFor();
      await shootThemes(page, 'start-choice');
      await page.getByRole('button', { name: 'Create your own workspace' }).waitFor();
      // Not by that button: it would make her an admin of the sample, to which she is invited later.
      await page.goto(`${product.rootUrl}/auth/signup`);
      await page.getByRole('heading', { name: 'Create your workspace' }).waitFor();
      // Typed where the focus is, from the first field to the last.
      await page.keyboard.type(email);
      await shoot(page, 'signup');
      await page.keyboard.press('Enter');
      const code = /\b\d{6}\b/.exec(await product.mailTo(email, /code/i))?.[0] ?? '';
      await page.getByLabel('Code').waitFor();
      // Nothing was sent: the server has no way to, and says where the message is.
      await page.getByText(`Enter the code from the message to ${email}.`).waitFor();
      await page.keyboard.type(code);
      // The last digit has sent it; Enter is pressed all the same, and once more where it lands in the next form.
      await page.keyboard.press('Enter');
      await page.getByLabel('Your name').waitFor();
      await page.keyboard.press('Enter');
      expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
      await page.keyboard.type('Ada Quist');
      await page.keyboard.press('Enter');
      await page.getByText('Workspace name must not be empty').waitFor();
      await page.getByLabel('Workspace name').fill('Wavecrest Energy');
      const address = page.getByLabel('Workspace address');
      expect(await address.inputValue()).toBe('wavecrest-energy');
      await address.fill('wavecrest-research');
      await page.getByText(/signs in at wavecrest-research\./).waitFor();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await shoot(page, 'create-workspace');
      await page.getByRole('button', { name: 'Create workspace' }).click();
      await page.getByRole('navigation').first().waitFor();
      workspaceUrl = new URL(page.url()).origin;
      expect(workspaceUrl).toMatch(/\/\/wavecrest-research\./);
      await page.getByText('Wavecrest Energy').first().waitFor();
    });

    await step('signs out and in again with the password', async () => {
      const { page } = ada;
      await page.goto(`${workspaceUrl}/auth/logout`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Password', { exact: true }).waitFor();
      await shoot(page, 'login');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/home/);
    });

    await step('resets a forgotten password', async () => {
      const { page } = ada;
      await page.goto(`${workspaceUrl}/auth/logout`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      // Signing out leads to this page by itself, and would take away the next one.
      await page.getByLabel('Password', { exact: true }).waitFor();
      await page.goto(`${workspaceUrl}/auth/reset-password`);
      await page.getByLabel('E-mail').fill(email);
      await page.keyboard.press('Enter');
      await page.goto(linkIn(await product.mailTo(email, /choose a new password/i)));
      await page
        .getByLabel(/password/i)
        .first()
        .fill(newPassword);
      await shoot(page, 'reset-password');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/home/);
    });

    await step('follows a magic link, which works once', async () => {
      const { page } = ada;
      await page.goto(`${workspaceUrl}/auth/logout`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
      const link = linkIn(await product.mailTo(email, /sign in|sign-in/i));
      await page.goto(link);
      await page.waitForURL(/\/home/);
      const other = await newPerson(browser);
      await other.page.goto(link);
      await other.page
        .getByRole('alert')
        .or(other.page.getByText(/no longer|expired|used|not valid/i))
        .first()
        .waitFor();
      await other.context.close();
    });

    await step('invites a second person, who joins', async () => {
      const { page } = ada;
      await page.goto(`${workspaceUrl}/settings/users`);
      await page
        .getByRole('button', { name: /invite/i })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByLabel(/e-mail/i)
        .fill('bo@wavecrest.example');
      await shoot(page, 'invite');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /invite|send/i })
        .last()
        .click();
      const link = linkIn(await product.mailTo('bo@wavecrest.example', /invited you/));
      const bo = await newPerson(browser, { width: 390 });
      await bo.page.goto(link);
      await bo.page.getByLabel(/name/i).first().fill('Bo Ström');
      await bo.page.getByLabel('Password', { exact: true }).fill('Glacier-Moon-90!');
      await shoot(bo.page, 'accept-invite-narrow');
      await bo.page.keyboard.press('Enter');
      await bo.page.waitForURL(/\/home/);
      await page.reload();
      await page.getByText('Bo Ström').first().waitFor();
      await shoot(page, 'users');
      expect(bo.problems).toEqual([]);
      await bo.context.close();
    });

    await step(
      'an invitation to another workspace asks somebody with an account for no password',
      async () => {
        const robin = await newPerson(browser);
        await robin.page.goto(product.signInLink);
        await robin.page.getByText('Larkspur Kitchens').first().waitFor();
        await robin.page.goto(`${new URL(product.signInLink).origin}/settings/users`);
        await robin.page
          .getByRole('button', { name: /invite/i })
          .first()
          .click();
        await robin.page
          .getByRole('dialog')
          .getByLabel(/e-mail/i)
          .fill(email);
        await robin.page
          .getByRole('dialog')
          .getByRole('button', { name: /invite|send/i })
          .last()
          .click();
        const { page } = ada;
        await page.goto(linkIn(await product.mailTo(email, /Larkspur Kitchens/)));
        await page.getByRole('button', { name: 'Use your password' }).waitFor();
        await shootThemes(page, 'accept-invite-signed-in');
        await page.getByRole('link', { name: `Continue as ${email}` }).click();
        // The new password ended what the root host knew of her: a code, and the link leads on from there.
        await page.getByLabel('Work e-mail').fill(email);
        await page.keyboard.press('Enter');
        await page.getByLabel('Code').waitFor();
        await page.keyboard.type(/\b\d{6}\b/.exec(await product.mailTo(email, /code/i))?.[0] ?? '');
        await page.getByRole('button', { name: 'Join Larkspur Kitchens' }).waitFor();
        await shoot(page, 'join-one-workspace');
        await page.getByRole('button', { name: 'Join Larkspur Kitchens' }).click();
        await page.waitForURL(/\/home/);
        await page.getByRole('button', { name: 'Larkspur Kitchens, workspace menu' }).click();
        await page.getByRole('menuitem', { name: 'Switch to Wavecrest Energy' }).click();
        await page.waitForURL((url) => url.origin === workspaceUrl && url.pathname.startsWith('/home'));
        await page.getByRole('button', { name: 'Wavecrest Energy, workspace menu' }).waitFor();
        expect(robin.problems).toEqual([]);
        await robin.context.close();
      },
    );
  }),
);

function linkIn(mail: string): string {
  const link = /https?:\/\/\S+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`No link in: ${mail}`);
  return link;
}
