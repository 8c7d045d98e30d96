import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isSigned, startReceiver, type Receiver } from '#tests/support/webhook-receiver.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { shootThemes } from './support/shoot-themes.ts';

let receiver: Receiver;
let product: Product;
let browser: Browser;
let robin: Person;

beforeAll(async () => {
  receiver = await startReceiver();
  [product, browser] = await Promise.all([
    startProduct({ HARK_ALLOWED_HOSTS: receiver.host }),
    openBrowser(),
  ]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
});
afterEach(() => {
  expect(robin.problems).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await receiver.close();
});

test('an admin makes a webhook, tries it, sees a failure and sends it again, and turns it off', async () => {
  const { page } = robin;
  await page.goto(`${new URL(product.signInLink).origin}/settings`);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await page.getByText('No webhooks').waitFor();
  await shoot(page, 'webhooks-empty');

  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByRole('textbox', { name: 'Address' }).fill('http://169.254.169.254/');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await form.getByRole('alert').getByText('Enter a whole address that begins with https://').waitFor();
  await form.getByRole('textbox', { name: 'Address' }).fill(receiver.url());
  await form.getByRole('switch', { name: 'Project created' }).click();
  await shoot(page, 'webhooks-form');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await shoot(page, 'webhooks-secret');
  await shown.getByRole('button', { name: 'Done' }).click();

  const menu = page.getByRole('button', { name: `Actions for ${receiver.url()}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Send test' }).click();
  const deliveries = page.getByRole('dialog', { name: 'Recent deliveries' });
  await deliveries.getByText('Delivered (204)').waitFor();
  const [message] = await receiver.waitFor(1);
  expect(message && isSigned(message, secret, new Date())).toBe(true);
  await page.keyboard.press('Escape');

  receiver.answer(400);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Send test' }).click();
  await deliveries.getByText('The receiver answered 400').waitFor();
  await shootThemes(page, 'webhooks-deliveries');
  receiver.answer(204);
  await deliveries.getByRole('button', { name: 'Send webhook.test again' }).first().click();
  await expect.poll(() => deliveries.getByText('Delivered (204)').count()).toBe(2);
  await page.keyboard.press('Escape');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Turn off' }).click();
  await page.getByText('Webhook turned off').waitFor();
  await page.getByRole('cell', { name: 'Off', exact: true }).waitFor();
  await shootThemes(page, 'webhooks-list');
});

test('an admin looks after the workspace: storage, roles, mail, work, health and the API', async () => {
  const { page } = robin;
  await page.goto(`${new URL(product.signInLink).origin}/settings`);
  const settings = page.getByRole('navigation', { name: 'Settings' });
  const open = async (name: string) => {
    await settings.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };

  await open('Storage');
  await page.getByText('No files yet').waitFor();
  await shootThemes(page, 'settings-storage');

  await open('Roles');
  const notes = page.getByRole('table', { name: 'Notes and insights' });
  const creating = notes.getByRole('row', { name: /Create notes/ });
  expect(await creating.getByRole('cell').allTextContents()).toEqual([
    'No',
    'With edit access',
    'With edit access',
    'With edit access',
  ]);
  await page.getByRole('searchbox', { name: 'Find an action' }).fill('webhooks');
  await page.getByRole('row', { name: /Manage webhooks/ }).waitFor();
  expect(await notes.count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Find an action' }).fill('');
  await shootThemes(page, 'settings-roles');

  await open('Mail');
  await page.getByRole('button', { name: 'Send test message' }).click();
  await page.getByText('kept in the outbox of the server').waitFor();
  await shootThemes(page, 'settings-mail');

  await open('Background work');
  await page.getByRole('heading', { level: 2, name: 'Failed', exact: true }).waitFor();
  await page.getByText('No failed work').waitFor();
  await shootThemes(page, 'settings-work');

  await open('Health');
  const health = page.getByRole('list', { name: 'Health' });
  await health.getByText('The database answers.').waitFor();
  await page.getByRole('textbox', { name: 'Command' }).waitFor();
  await shootThemes(page, 'settings-health');

  await open('API reference');
  await page.getByRole('searchbox', { name: 'Find an operation' }).fill('storage use');
  const operation = page.getByRole('button', { name: /^storageUse/ });
  await operation.press('Enter');
  await page.getByRole('button', { name: 'Run storageUse' }).press('Enter');
  await page.getByRole('region', { name: 'Answer of storageUse' }).getByText('"limitBytes"').waitFor();
  await page.getByRole('button', { name: 'StorageUse!' }).click();
  await page.getByRole('table', { name: 'Fields of StorageUse' }).waitFor();
  await page.keyboard.press('Escape');
  await shootThemes(page, 'settings-api');
});
