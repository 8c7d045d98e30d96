import { afterAll, beforeAll, expect, test } from 'vitest';
import { addField, setValues, type MadeField } from '#tests/support/fields.ts';
import { addContact } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let viewer: Person;
let age: MadeField;
let plan: MadeField;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Contacts');
  ({ owner } = place);
  viewer = await place.member({ role: 'VIEWER' });
  const inWorkspace = { owner: 'PERSON' };
  age = await addField(owner, null, { ...inWorkspace, label: 'Age', type: 'NUMBER' });
  plan = await addField(owner, null, {
    ...inWorkspace,
    label: 'Plan',
    type: 'SELECT',
    options: [{ label: 'Free' }, { label: 'Team' }],
  });
  const add = async (name: string, email: string | null, years: string | null, option: number | null) => {
    const objectId = await addContact(owner, { name, ...(email !== null && { email }) });
    const values = [
      { fieldId: age.id, value: years },
      { fieldId: plan.id, value: option === null ? null : (plan.options[option]?.id ?? '') },
    ];
    const answer = await setValues(
      owner,
      values.map((one) => ({ objectId, ...one })),
    );
    expect(answer.body.errors).toBeUndefined();
    return objectId;
  };
  await add('Rosa Diaz', 'rosa@shop.example', '34', 1);
  await add('Tom Beck', 'tom@shop.example', '9', 0);
  await add('Ada King', null, null, 1);
  const secret = await add('Secret Sam', 'sam@shop.example', '70', 1);
  await ask(owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [secret] });
});
afterAll(() => app.close());

const query = `query ($search: String, $filter: String, $sort: String, $descending: Boolean, $first: Int, $after: String) {
  contacts(search: $search, filter: $filter, sort: $sort, descending: $descending, first: $first, after: $after) {
    items { name fieldValues { fieldId value } } endCursor totalCount } }`;

async function names(person: Person, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { contacts } = await ask(person, query, variables);
  return contacts.items.map(({ name }: { name: string }) => name);
}

const hidden = 'Contact hidden';

test('are sorted by name, e-mail address and every field, the empty ones last', async () => {
  expect(await names(owner)).toEqual(['Ada King', 'Rosa Diaz', 'Secret Sam', 'Tom Beck']);
  expect(await names(owner, { descending: true })).toEqual([
    'Tom Beck',
    'Secret Sam',
    'Rosa Diaz',
    'Ada King',
  ]);
  expect(await names(owner, { sort: 'email' })).toEqual(['Rosa Diaz', 'Secret Sam', 'Tom Beck', 'Ada King']);
  const byAge = { sort: `personField.${age.id}` };
  expect(await names(owner, byAge)).toEqual(['Tom Beck', 'Rosa Diaz', 'Secret Sam', 'Ada King']);
  expect(await names(owner, { ...byAge, descending: true })).toEqual([
    'Secret Sam',
    'Rosa Diaz',
    'Tom Beck',
    'Ada King',
  ]);
  // Of one option by name.
  expect(await names(owner, { sort: `personField.${plan.id}` })).toEqual([
    'Tom Beck',
    'Ada King',
    'Rosa Diaz',
    'Secret Sam',
  ]);
  expect(await names(owner, { sort: 'createdAt' })).toEqual([
    'Rosa Diaz',
    'Tom Beck',
    'Ada King',
    'Secret Sam',
  ]);
});

test('come page by page, each once, in every order', async () => {
  for (const sort of ['name', 'email', 'updatedAt', `personField.${age.id}`, `personField.${plan.id}`])
    for (const descending of [false, true]) {
      const whole = await names(owner, { sort, descending });
      const found: string[] = [];
      let after: string | null = null;
      do {
        const { contacts } = await ask(owner, query, { sort, descending, first: 1, after });
        found.push(...contacts.items.map(({ name }: { name: string }) => name));
        expect(contacts.totalCount).toBe(4);
        after = contacts.endCursor;
      } while (after !== null);
      expect([sort, descending, ...found]).toEqual([sort, descending, ...whole]);
    }
});

test('tell of a hidden contact neither values nor, by its place, what they are', async () => {
  const byAge = await names(viewer, { sort: `personField.${age.id}`, descending: true });
  expect(byAge.slice(0, 2)).toEqual(['Rosa Diaz', 'Tom Beck']);
  expect(byAge).toContain(hidden);
  expect((await names(viewer, { sort: 'email' })).slice(0, 2)).toEqual(['Rosa Diaz', 'Tom Beck']);
  const { contacts } = await ask(viewer, query);
  const masked = contacts.items.find(({ name }: { name: string }) => name === hidden);
  expect(masked.fieldValues).toEqual([]);
});

test('are filtered by fields and found by words, counted alike', async () => {
  const older = JSON.stringify({
    combinator: 'And',
    rows: [
      {
        id: 'r',
        field: { kind: 'person', fieldId: age.id, fieldType: 'NUMBER' },
        operator: 'greater than',
        values: { Double: '30' },
      },
    ],
  });
  const team = JSON.stringify({
    combinator: 'And',
    rows: [
      {
        id: 'r',
        field: { kind: 'person', fieldId: plan.id, fieldType: 'SELECT' },
        operator: 'is one of',
        values: { Options: [plan.options[1]?.id] },
      },
    ],
  });
  expect(await names(owner, { filter: older })).toEqual(['Rosa Diaz', 'Secret Sam']);
  expect(await names(viewer, { filter: older })).toEqual(['Rosa Diaz']);
  expect(await names(viewer, { filter: team })).toEqual(['Ada King', 'Rosa Diaz']);
  expect(await names(owner, { filter: team, search: 'ada' })).toEqual(['Ada King']);
  const { contacts } = await ask(viewer, query, { filter: older, first: 0 });
  expect(contacts.totalCount).toBe(1);
});

test('refuse what is no order and no filter', async () => {
  const project = await addField(owner, null, { label: 'Of notes' });
  for (const sort of ['shoe', '', 'constructor', `field.${age.id}`, `personField.${project.id}`, 'name\0'])
    expect(errorOf(await owner.graphql(query, { sort }))[1]).toBe('Contacts can’t be sorted by this column');
  for (const filter of ['{', '[]', String.raw`{"combinator":"And","rows":[],"x":"\u0000"}`])
    expect((await owner.graphql(query, { filter })).body.errors).toHaveLength(1);
  expect((await owner.graphql(query, { after: 'x' })).body.errors).toHaveLength(1);
});

test('of another workspace are nowhere', async () => {
  const other = await (await createScene(app)).workspace('Elsewhere');
  expect(await names(other.owner)).toEqual([]);
  const foreign = await other.owner.graphql(query, { sort: `personField.${age.id}` });
  expect(errorOf(foreign)[0]).toBe('ValidationError');
});
