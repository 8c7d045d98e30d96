import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser, shoot, type Person } from './support/browser.ts';
import { marked, text, wordsOf } from './support/coding-page.ts';
import { caretIsAt, clickWord, timeOf } from './support/media-page.ts';
import { startProduct, type Product } from './support/product.ts';
import { recordNote } from './support/recorded-note.ts';
import { shootThemes } from './support/shoot-themes.ts';

let product: Product;
let browser: Browser;
let robin: Person;

type Turn = readonly [speaker: 1 | 2, text: string];

/** A visit, as two people talked: 1 asks, 2 lives there. */
const visit: readonly Turn[] = [
  [1, 'Could you show me the kitchen?'],
  [2, 'Sure, it came on Tuesday.'],
  [2, 'Mind the boxes there.'],
  [1, 'And who put it together?'],
  [2, 'My brother did, with a friend.'],
  [1, 'Did they follow the booklet?'],
  [2, 'They lost it on the first day.'],
  [1, 'What did they do then?'],
  [2, 'Looked at pictures of other kitchens.'],
  [2, 'And called the shop twice.'],
  [1, 'What did the shop say?'],
  [2, 'To look into the drawer.'],
  [1, 'Was it there?'],
  [2, 'No, the drawer was missing.'],
  [1, 'Was anything else missing?'],
  [2, 'Two screws and a handle.'],
  [1, 'How did you notice?'],
  [2, 'The door fell on my foot.'],
  [1, 'That sounds painful.'],
  [2, 'It was a small door.'],
  [1, 'Would you order there again?'],
  [2, 'If they bring all of it.'],
  [1, 'Thank you for showing me.'],
  [2, 'You are welcome.'],
];

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** A cue for each turn. Pauses keep turns of the same voice from being joined. */
function captions(turns: readonly Turn[], { every, voices }: { every: number; voices: readonly string[] }) {
  const cues = turns.map(([speaker, text], at) => {
    const voice = voices[speaker - 1];
    const times = `${time(at * every)} --> ${time(at * every + 0.8)}`;
    return `${times}\n${voice === undefined ? '' : `<v ${voice}>`}${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
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
});

const speakers = () => robin.page.locator('.utterance-speaker').allTextContents();

test('every turn of two voices is assigned by one key, in less than a minute', async () => {
  const { page } = robin;
  await recordNote(page, product, captions(visit, { every: 3, voices: [] }));
  await expect.poll(speakers).toEqual(visit.map(() => 'Speaker 1'));
  const start = performance.now();
  await clickWord(page, 'kitchen?');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await text(page).focus();
  await caretIsAt(page, 'kitchen?');
  for (const [speaker] of visit) await page.keyboard.press(`Control+Alt+${speaker}`);
  const right = visit.map(([speaker]) => `Speaker ${speaker}`);
  await expect.poll(speakers).toEqual(right);
  expect(performance.now() - start).toBeLessThan(60_000);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await speakers()).at(-1)).toBe('Speaker 1');
  await page.keyboard.press('Control+y');
  await expect.poll(speakers).toEqual(right);
});

test('names keep their keys while turns that were mixed up are put right', async () => {
  const { page } = robin;
  const mixedUp = visit.slice(0, 4).map(([speaker, text]): Turn => [speaker === 1 ? 2 : 1, text]);
  await recordNote(page, product, captions(mixedUp, { every: 3, voices: ['Ben', 'Ada'] }));
  await expect.poll(speakers).toEqual(['Ada', 'Ben', 'Ben', 'Ada']);
  await clickWord(page, 'kitchen?');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await text(page).focus();
  await caretIsAt(page, 'kitchen?');
  // Ada spoke first and is the first key: also once Ben is the first to speak, and once she has no turn left.
  for (const key of [2, 2, 2, 2]) await page.keyboard.press(`Control+Alt+${key}`);
  await expect.poll(speakers).toEqual(['Ben', 'Ben', 'Ben', 'Ben']);
  await page.getByRole('button', { name: 'Ben: rename, assign or merge' }).nth(1).click();
  const panel = page.getByRole('dialog', { name: 'Speaker' });
  await expect
    .poll(() => panel.getByRole('button', { name: 'Assign to Ada' }).textContent())
    .toMatch(/Alt1$/);
  await shootThemes(page, 'speakers-panel');
  await panel.getByRole('button', { name: 'Assign to Ada' }).click();
  await expect.poll(speakers).toEqual(['Ben', 'Ada', 'Ben', 'Ben']);
});

test('the key assigns what is heard while the focus is on the player, and coding stays', async () => {
  const { page } = robin;
  await recordNote(page, product, captions(visit.slice(0, 2), { every: 1, voices: ['Ada', 'Ben'] }));
  await text(page).getByText('Sure, it came').click({ clickCount: 3 });
  await page.keyboard.press('Control+Shift+h');
  await page.keyboard.type('Arrival');
  await page.keyboard.press('Enter');
  await marked(page, 'Tuesday').waitFor();
  const before = await wordsOf(page, 'Arrival');
  // Slowly, so that the last turn is still heard when a slow machine gets to the key.
  await page.getByLabel('Speed').selectOption('0.5');
  await page.getByRole('button', { name: 'Play from 0:01' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('slider', { name: 'Position' }).focus();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(1.2);
  await page.keyboard.press('Control+Alt+1');
  await expect.poll(speakers).toEqual(['Ada', 'Ada']);
  expect(await wordsOf(page, 'Arrival')).toBe(before);
  await shoot(page, 'speakers-listening');
});

test('a speaker is linked to a contact from the panel of their name, with one undo', async () => {
  const { page } = robin;
  await recordNote(page, product, captions(visit.slice(0, 2), { every: 3, voices: [] }));
  await expect.poll(speakers).toEqual(['Speaker 1', 'Speaker 1']);
  const panel = page.getByRole('dialog', { name: 'Speaker' });
  const open = (name: string) =>
    page
      .getByRole('button', { name: `${name}: rename, assign or merge` })
      .first()
      .click();
  await open('Speaker 1');
  await panel.getByRole('combobox', { name: 'Link to a contact' }).fill('Wanda Birch');
  await panel.getByRole('option', { name: 'Create “Wanda Birch”' }).waitFor();
  await shootThemes(page, 'speakers-contact');
  await page.keyboard.press('Enter');
  await expect.poll(speakers).toEqual(['Wanda Birch', 'Wanda Birch']);
  await page.getByRole('button', { name: 'Contacts: Wanda Birch' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(speakers).toEqual(['Speaker 1', 'Speaker 1']);
  await page.getByRole('button', { name: 'Add contacts' }).waitFor();
  await open('Speaker 1');
  await panel.getByRole('combobox', { name: 'Link to a contact' }).fill('Wanda');
  await panel.getByRole('option', { name: /^Wanda Birch/ }).click();
  await page.getByRole('button', { name: 'Contacts: Wanda Birch' }).waitFor();
  await expect.poll(speakers).toEqual(['Wanda Birch', 'Wanda Birch']);
  await open('Wanda Birch');
  await panel.getByRole('link', { name: 'Wanda Birch' }).waitFor();
  await page.keyboard.press('Escape');
  // A name that no contact has is offered as one at once.
  await recordNote(page, product, captions(visit.slice(0, 2), { every: 3, voices: ['Oskar', 'Oskar'] }));
  await open('Oskar');
  await panel.getByRole('button', { name: 'Create contact “Oskar”' }).click();
  await page.getByRole('button', { name: 'Contacts: Oskar' }).waitFor();
});
