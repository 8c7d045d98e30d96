import type { Browser, Page } from 'playwright-core';
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
  [product, browser] = await Promise.all([
    startProduct({ HARK_STAFF_EMAIL_DOMAINS: 'staff.example', HARK_DENIED_EMAIL_DOMAINS: 'rival.example' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const password = 'Tidal-Energy-2031';

/** Adds an app on the account page; its first code is spent. */
async function addApp(page: Page, workspaceUrl: string): Promise<{ secret: Buffer; step: number }> {
  await page.goto(`${workspaceUrl}/settings/user/account`);
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Second factor' }) });
  await section.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const secret = secretFrom(await page.getByLabel('Key', { exact: true }).inputValue());
  const step = stepAt(new Date());
  await page.getByLabel('Code from the app').fill(totpAt(secret, step));
  await page.getByRole('button', { name: 'Confirm code' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return { secret, step };
}

async function openTeam(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('table', { name: 'Users' }).getByRole('button', { name: 'Customer Labs' }).click();
  await page.getByText('Seats in use').waitFor();
}

test(
  'internal staff work from their console',
  inSteps(async (step) => {
    const { page: customer } = await newPerson(browser);
    const { page: staff, problems } = await newPerson(browser);
    const owner = { email: 'ada@customer.example', name: 'Ada', workspace: 'Customer Labs', password };
    const customerUrl = await signUpOnPage(product, customer, owner);
    const mia = { email: 'mia@staff.example', name: 'Mia', workspace: 'Heron Office', password };
    const companyUrl = await signUpOnPage(product, staff, mia);

    await step('for a customer the page does not exist', async () => {
      await customer.goto(`${product.rootUrl}/staff`);
      await customer.getByText('Page not found').waitFor();
    });

    await step('staff need an authenticator app besides their mailbox', async () => {
      await staff.goto(`${product.rootUrl}/staff`);
      await staff.getByText('Add an authenticator app on your account page').waitFor();
      const app = await addApp(staff, companyUrl);
      await staff.goto(`${product.rootUrl}/staff`);
      await staff.getByLabel('Code from your authenticator app').fill(totpAt(app.secret, app.step + 1));
      await staff.getByRole('button', { name: 'Continue' }).click();
      await staff.getByRole('heading', { name: 'Find a person' }).waitFor();
    });

    await step('they find a person and their workspace', async () => {
      await openTeam(staff, owner.email);
      await shootThemes(staff, 'staff-console');
    });

    await step('ask its admins for access, who grant it', async () => {
      await staff.getByLabel('Reason').fill('A note does not open');
      await staff.getByRole('button', { name: 'Request access' }).click();
      await staff.getByText('Waiting for an admin').waitFor();
      await product.mailTo(owner.email, /Support asks for access/);
      await customer.goto(customerUrl);
      await customer.getByRole('link', { name: 'Review request' }).click();
      await customer.getByRole('heading', { name: 'Support access' }).waitFor();
      await shootThemes(customer, 'support-request');
      await customer.getByRole('button', { name: 'Grant', exact: true }).click();
      await customer.getByRole('button', { name: 'Grant access' }).click();
      await customer.getByText('Support (mia@staff.example) can view this workspace until').waitFor();
    });

    await step('look at it without changing it, until the admin ends it', async () => {
      await staff.getByRole('button', { name: 'Refresh' }).click();
      await staff.getByRole('button', { name: 'Open workspace' }).click();
      await staff.getByText('You’re viewing this workspace as support until').waitFor();
      await staff.goto(`${customerUrl}/projects`);
      await staff.getByRole('heading', { name: 'Projects' }).first().waitFor();
      await staff.getByText('You’re viewing this workspace as support until').waitFor();
      await shootThemes(staff, 'support-visit');
      expect(problems).toEqual([]);
      await customer.getByRole('button', { name: 'End access' }).first().click();
      await customer.getByText('Support access ended').waitFor();
      await staff.goto(`${customerUrl}/projects`);
      await staff.getByLabel('E-mail').waitFor();
      await customer.goto(`${customerUrl}/settings/audit-log`);
      await customer
        .getByRole('button', { name: /Support visit read/ })
        .first()
        .waitFor();
    });

    await step('give it another address', async () => {
      await staff.goto(`${product.rootUrl}/staff`);
      await openTeam(staff, owner.email);
      await staff.getByLabel('New address').fill('harbor-labs');
      await staff.getByRole('button', { name: 'Update address' }).click();
      await staff.getByText('Address updated.').waitFor();
    });

    await step('create a workspace and check a domain', async () => {
      await staff.getByLabel('Workspace name').fill('Northwind');
      await staff.getByLabel('Owner’s name').fill('Olga');
      await staff.getByLabel('Owner’s e-mail').fill('olga@northwind.example');
      await staff.getByRole('button', { name: 'Create workspace' }).click();
      await staff.getByText('Created at northwind.').waitFor();
      expect(await product.mailTo('olga@northwind.example', /./)).toContain('northwind');
      await staff.getByLabel('E-mail of the domain').fill('x@rival.example');
      await staff.getByRole('button', { name: 'Check domain' }).click();
      await staff.getByText('rival.example is denied.').waitFor();
    });
  }),
);
