import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { inSteps } from './support/in-steps.ts';
import { startProduct, type Product } from './support/product.ts';
import { signedIn } from './support/signed-in.ts';
import { undo } from './support/undo.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let ines: Person;
let origin: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  origin = new URL(product.signInLink).origin;
  ines = await signedIn(product, browser, 'ines@larkspur.example');
});
afterEach(() => {
  expect([...robin.problems, ...ines.problems]).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Robin is a manager, Inês is not. */
describe('contacts', () => {
  test(
    'a contact is added to a note, mentioned, hidden and erased',
    inSteps(async (step) => {
      let noteUrl = '';

      await step('participants are added to a note, one of them made in place', async () => {
        const { page } = robin;
        await contacts(page);
        await page.getByRole('link', { name: 'Marcus Oyelaran' }).click();
        await page.getByRole('list', { name: 'Notes of this contact' }).getByRole('link').click();
        await page.getByRole('button', { name: 'Open as full page' }).click();
        await page.waitForURL(/\/data\/|\/view\/|\/notes\//);
        noteUrl = page.url();
        await page.getByRole('button', { name: 'Contacts: Marcus Oyelaran' }).click();
        const panel = page.getByRole('region', { name: 'Contacts of this note' });
        const field = panel.getByRole('combobox', { name: 'Add a contact' });
        await field.fill('dal');
        await panel.getByRole('option', { name: /Dalia Ferreira/ }).waitFor();
        await field.press('Enter');
        await panel.getByRole('link', { name: 'Dalia Ferreira' }).waitFor();
        await field.fill('Quentin Marlowe');
        await panel.getByRole('option', { name: 'Create “Quentin Marlowe”' }).click();
        await panel.getByRole('link', { name: 'Quentin Marlowe' }).waitFor();
        await panel.getByRole('combobox', { name: 'Role of Quentin Marlowe' }).selectOption('Speaker');
        await page.getByText('Quentin Marlowe is a speaker now').waitFor();
        await shoot(page, 'people-note');
        await panel.getByRole('button', { name: 'Remove Dalia Ferreira' }).click();
        await page.getByText('Removed Dalia Ferreira from the note').waitFor();
        await page.getByRole('button', { name: /^Contacts: Marcus Oyelaran, Quentin Marlowe$/ }).waitFor();
        await undo(page, 'Removed Dalia Ferreira from the note');
        await page.getByRole('button', { name: /^Contacts: .*Dalia Ferreira/ }).waitFor();
      });

      await step('a contact is found, mentioned, and the name stays out of the text', async () => {
        const { page } = ines;
        await page.goto(noteUrl);
        const text = page.getByRole('textbox', { name: /^Text of/ });
        await text.click();
        await page.keyboard.press('Control+End');
        await page.keyboard.type('\nAsk @quent');
        await page.getByRole('option', { name: /Quentin Marlowe/ }).waitFor();
        await page.keyboard.press('Enter');
        await text.getByRole('link', { name: '@Quentin Marlowe' }).waitFor();
      });

      await step('a hidden identity is a manager’s to know', async () => {
        const { page } = robin;
        await contacts(page);
        await page.getByRole('link', { name: 'Quentin Marlowe' }).click();
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Hide identity' }).click();
        await page.getByText('Hidden. Only managers can see who this is.').waitFor();
        await shoot(page, 'people-hidden-manager');

        await ines.page.goto(noteUrl);
        await ines.page.getByRole('button', { name: /^Contacts: .*Contact hidden/ }).waitFor();
        await ines.page
          .getByRole('textbox', { name: /^Text of/ })
          .getByRole('link', { name: '@Contact hidden' })
          .waitFor();
        expect(await ines.page.content()).not.toContain('Quentin');
        await contacts(ines.page);
        await ines.page.getByRole('link', { name: 'Contact hidden' }).waitFor();
        await ines.page.getByLabel('Find contacts').fill('quentin');
        await ines.page.getByText('No results').waitFor();
        await shoot(ines.page, 'people-hidden-other');
      });

      await step('and is erased', async () => {
        const { page } = robin;
        await contacts(page);
        await page.getByRole('link', { name: 'Quentin Marlowe' }).click();
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Erase permanently…' }).click();
        const erase = page.getByRole('button', { name: 'Erase permanently', exact: true });
        expect(await erase.isDisabled()).toBe(true);
        await page.getByLabel('Type “erase” to confirm').fill('erase');
        await shoot(page, 'people-erase');
        await erase.click();
        await page.getByText('Erased 1 contact and 1 part in notes').waitFor();
        await page.getByLabel('Find contacts').fill('quentin');
        await page.getByText('No results').waitFor();
      });
    }),
  );

  test('duplicates are merged after a look, and taken apart again', async () => {
    const { page } = robin;
    await contacts(page);
    await page.getByRole('button', { name: 'Find duplicates' }).click();
    await page.getByRole('button', { name: 'Review' }).first().click();
    await page.getByText('After merging').waitFor();
    expect(await page.getByRole('radio', { name: /Hanneke Visser/ }).isChecked()).toBe(true);
    await shoot(page, 'people-merge');
    await page.getByRole('button', { name: 'Merge contacts' }).click();
    await page.getByText('Merged 2 contacts into Hanneke Visser').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'H. Visser' }).waitFor({ state: 'detached' });
    await undo(page, 'Merged 2 contacts into Hanneke Visser');
    await page.getByRole('link', { name: 'H. Visser' }).waitFor();
  });

  test('members talk about a contact, live, until only managers may know who it is', async () => {
    const { page } = robin;
    await contacts(page);
    const { people } = await askAs(page, '{ people(search: "Dalia Ferreira") { items { id } } }');
    const contactUrl = `${origin}/contacts/${people.items[0].id}`;
    const talk = (of: Page) => of.getByRole('region', { name: 'Comments', exact: true });
    for (const person of [robin, ines]) {
      await person.page.goto(contactUrl);
      await person.page.getByText('No comments yet').waitFor();
    }
    await page.getByRole('button', { name: 'Comment on this contact' }).click();
    await page.keyboard.type('Does she prefer calls, @In');
    await page.getByRole('option', { name: /Inês Duarte/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('?');
    await page.keyboard.press('Control+Enter');
    await talk(ines.page).getByText('Does she prefer calls,').waitFor();
    await talk(ines.page).getByRole('button', { name: 'Reply', exact: true }).click();
    await ines.page.keyboard.type('Only after noon');
    await ines.page.keyboard.press('Control+Enter');
    await talk(page).getByText('Only after noon').waitFor();
    await talk(page).getByRole('button', { name: 'Add a reaction' }).last().click();
    await page.getByRole('menuitem', { name: '👍' }).click();
    await talk(ines.page).getByRole('button', { name: /👍, 1/ }).waitFor();
    await shoot(page, 'people-comments');

    await ines.page.goto(`${origin}/home`);
    await ines.page.getByRole('button', { name: /^Notifications/ }).click();
    await ines.page.getByText(/mentioned you in Dalia Ferreira/).click();
    await ines.page.waitForURL(/\/contacts\/.+#c=/);
    await talk(ines.page).getByText('Only after noon').waitFor();

    await talk(page).getByRole('button', { name: 'Resolve the thread' }).click();
    await page.getByText('No comments yet').waitFor();
    await undo(page, 'Comment thread resolved');
    await talk(page).getByText('Only after noon').waitFor();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Hide identity' }).click();
    await page.getByText('Hidden. Only managers can see who this is.').waitFor();
    await talk(page).getByText('Only after noon').waitFor();
    await ines.page.getByText('A manager hid this contact’s identity.').waitFor();
    await ines.page.getByText('Only after noon').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Show identity' }).click();
    await ines.page.getByText('Only after noon').waitFor();
  });

  test('many are trashed at once, by keyboard', async () => {
    const { page } = robin;
    await contacts(page);
    await page.getByRole('link', { name: 'Colm B.' }).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('toolbar').getByText('2 contacts selected').waitFor();
    await shoot(page, 'people-bulk');
    await page.getByRole('toolbar').getByRole('button', { name: 'Trash' }).click();
    await page.getByRole('link', { name: 'Colm B.' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('link', { name: 'Colm B.' }).waitFor();
  });

  test('a file brings contacts and leaves out what it can’t read', async () => {
    const { page } = robin;
    await contacts(page);
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Import contacts…' }).click();
    const csv =
      'Name,E-mail\nZora Neale,zora@file.example\nNobody,no-address\nDalia,dalia@ferreira.example\n';
    await page
      .getByLabel('Table file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Start import' }).click();
    await page.getByText('Line 3: Enter a valid e-mail address').waitFor();
    await page.getByText('Line 4: This already exists').waitFor();
    await shoot(page, 'people-import');
    await page.getByText('Imported 1 contact').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Zora Neale' }).waitFor();
  });

  test(
    'contacts are a table, and their fields are columns of notes and highlights too',
    inSteps(async (step) => {
      const { page } = robin;
      await step('fields are columns, which sort and filter', async () => {
        await contacts(page);
        const input = { owner: 'PERSON', label: 'People at home', type: 'NUMBER' };
        const { createField } = await askAs(
          page,
          'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }',
          { input },
        );
        const { people } = await askAs(page, '{ people(first: 50) { items { id name } } }');
        const idOf = (name: string): string =>
          people.items.find((one: { name: string }) => one.name === name).id;
        const cells = [
          { objectId: idOf('Dalia Ferreira'), fieldId: createField.id, value: '2' },
          { objectId: idOf('Marcus Oyelaran'), fieldId: createField.id, value: '5' },
        ];
        await askAs(
          page,
          'mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) { values { id } } }',
          { cells },
        );
        await contacts(page);
        const table = page.getByRole('table', { name: 'Contacts' });
        const names = table.locator('tbody a[data-row-link]');
        await table.getByRole('button', { name: 'People at home' }).click();
        await expect.poll(() => names.first().textContent()).toBe('Dalia Ferreira');
        await table.getByRole('button', { name: 'People at home' }).click();
        await expect.poll(() => names.first().textContent()).toBe('Marcus Oyelaran');
        await shoot(page, 'contacts-table');
        await page.getByRole('button', { name: 'Columns' }).click();
        await page.getByLabel('E-mail', { exact: true }).click();
        await expect.poll(() => table.getByRole('columnheader', { name: 'E-mail' }).count()).toBe(0);
        await page.getByLabel('E-mail', { exact: true }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Filter' }).click();
        await shoot(page, 'contacts-filter');
        await page.keyboard.press('Escape');
      });

      await step('they are grouped by a score, promoters first', async () => {
        const input = { owner: 'PERSON', label: 'Recommends us', type: 'NPS' };
        const { createField } = await askAs(
          page,
          'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }',
          { input },
        );
        const { people } = await askAs(page, '{ people(first: 50) { items { id name } } }');
        const cells = people.items
          .filter(({ name }: { name: string }) => ['Dalia Ferreira', 'Marcus Oyelaran'].includes(name))
          .map(({ id, name }: { id: string; name: string }) => ({
            objectId: id,
            fieldId: createField.id,
            value: name.startsWith('Dalia') ? '10' : '4',
          }));
        await askAs(
          page,
          'mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) { values { id } } }',
          { cells },
        );
        await contacts(page);
        await page.getByLabel('Group by').selectOption({ label: 'By Recommends us' });
        const rows = page.getByRole('table', { name: 'Contacts' }).locator('tbody').getByRole('rowheader');
        const headings = () =>
          rows.evaluateAll((all) =>
            all
              .slice(0, 5)
              .map((row) => row.querySelector('[data-row-link]')?.textContent ?? row.textContent),
          );
        await expect
          .poll(headings, { timeout: 10_000 })
          .toEqual(['Promoters (9–10)', 'Dalia Ferreira', 'Detractors (0–6)', 'Marcus Oyelaran', 'No value']);
        await shoot(page, 'contacts-groups');
        await page.getByLabel('Group by').selectOption({ label: 'No group' });
        await page.getByText('Promoters (9–10)').waitFor({ state: 'detached' });
      });

      await step(
        'a contact is starred in its row, opened from the sidebar and found among recent visits',
        async () => {
          await page.getByText('Marcus Oyelaran').first().hover();
          await page.getByRole('button', { name: 'Star Marcus Oyelaran' }).click();
          await shoot(page, 'contacts-star');
          await page.getByRole('navigation').getByRole('link', { name: 'Marcus Oyelaran' }).click();
          await page.getByRole('heading', { name: 'Marcus Oyelaran' }).waitFor();
          await page.getByRole('button', { name: 'Remove the star', exact: true }).waitFor();
          await shoot(page, 'contact-starred');
          await page.goto(`${origin}/recent`);
          await page.getByRole('main').getByRole('link', { name: 'Contacts', exact: true }).click();
          // The list of all recent visits stays until the contacts are there, and has a note named after him.
          await page.getByRole('main').getByRole('link', { name: 'Marcus Oyelaran', exact: true }).waitFor();
          await shoot(page, 'recent-contacts');
        },
      );

      await step('a view of notes shows the fields of who took part', async () => {
        await page.goto(`${origin}/projects`);
        await page.getByRole('link', { name: 'Why people pause their box' }).last().click();
        await page
          .getByRole('link', { name: /^Notes/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Properties' }).click();
        for (const label of ['Contact: People at home', 'Highlights', 'Contributors'])
          await page.getByRole('switch', { name: label, exact: true }).click();
        await page.keyboard.press('Escape');
        const grid = page.getByRole('grid').first();
        await grid.getByRole('columnheader', { name: 'Contact: People at home' }).waitFor();
        await grid.getByText('5', { exact: true }).first().waitFor();
        await shoot(page, 'views-looked-up');
      });
    }),
  );

  test('looks right in the dark and on a phone; a member’s profile shows their work', async () => {
    const { page, context } = await newPerson(browser, { dark: true });
    await context.addCookies(await robin.context.cookies());
    await contacts(page);
    await shoot(page, 'people-dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'people-narrow');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${origin}/settings/users`);
    await page.getByRole('link', { name: /Inês Duarte/ }).click();
    await page.getByRole('tab', { name: 'Insights' }).click();
    await page.getByRole('table', { name: 'Recent work' }).waitFor();
    await shoot(page, 'people-profile-narrow');
    await context.close();
  });
});

async function contacts(page: Page): Promise<void> {
  await page.goto(`${origin}/contacts`);
  await page.getByRole('link', { name: 'Dalia Ferreira' }).waitFor();
}
