import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addField, setValues } from '#tests/support/fields.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let owner: Person;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  owner = place.owner;
  const { createChannel } = await ask(
    owner,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  channelId = createChannel.id;
});

async function addContact(name: string): Promise<string> {
  const { createPerson } = await ask(
    owner,
    'mutation ($name: String!) { createPerson(input: { name: $name }) { id } }',
    { name },
  );
  return createPerson.id;
}

async function add(points: readonly { text: string; participant?: string; saidAt: string }[]): Promise<void> {
  await ask(owner, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'API', points },
  });
}

/** Puts what has these words into a new theme. */
async function themeOf(words: string): Promise<string> {
  const themeId = await addTheme(app, place, channelId, [
    { text: `${words} first`, participant: 'Nobody known' },
  ]);
  const { channel } = await ask(
    owner,
    'query ($id: ID!, $words: String) { channel(id: $id) { dataPoints(query: $words) { items { id } } } }',
    { id: channelId, words },
  );
  const ids = channel.dataPoints.items.map(({ id }: { id: string }) => id);
  await ask(owner, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids, themeId },
  });
  return themeId;
}

const query = `query ($id: ID!, $from: DateTime!, $to: DateTime!, $fieldId: ID) { channel(id: $id) {
  chart(from: $from, to: $to, fieldId: $fieldId) { bucket columns { value title total }
    rows { theme { id } values total } } } }`;
const spring = { from: '2026-02-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };

async function chart(fieldId: string | null = null, person = owner, period = spring) {
  return (await ask(person, query, { id: channelId, ...period, fieldId })).channel.chart;
}

async function counted(segment: { fieldId: string; value: string }, themeId: string, person = owner) {
  const { channel } = await ask(
    person,
    `query ($id: ID!, $themeId: ID, $segment: SegmentInput, $from: DateTime, $to: DateTime) {
      channel(id: $id) { dataPoints(themeId: $themeId, segment: $segment, from: $from, to: $to) {
        totalCount items { id } } } }`,
    { id: channelId, themeId, segment, ...spring },
  );
  expect(channel.dataPoints.items).toHaveLength(channel.dataPoints.totalCount);
  return channel.dataPoints.totalCount;
}

it('by time has every day from the first to the last, or weeks, with what is in no theme in the sum', async () => {
  await add([
    { text: 'Late parcel', saidAt: '2026-03-03T10:00:00Z' },
    { text: 'Late again', saidAt: '2026-03-03T11:00:00Z' },
    { text: 'Something else', saidAt: '2026-03-03T12:00:00Z' },
  ]);
  const themeId = await themeOf('Late');
  const { bucket, columns, rows } = await chart();
  expect(bucket).toBe('DAY');
  expect(columns).toEqual([
    { value: '2026-03-01', title: '', total: 1 },
    { value: '2026-03-02', title: '', total: 0 },
    { value: '2026-03-03', title: '', total: 3 },
  ]);
  expect(rows).toEqual([{ theme: { id: themeId }, values: [1, 0, 2], total: 3 }]);
  await add([{ text: 'Long ago', saidAt: '2025-12-30T10:00:00Z' }]);
  const longer = await chart(null, owner, { from: '2025-12-01T00:00:00Z', to: '2026-04-01T00:00:00Z' });
  expect(longer.bucket).toBe('WEEK');
  expect(longer.columns).toHaveLength(10);
  expect(longer.rows[0].values.slice(-2)).toEqual([1, 2]);
});

it('by a field of contacts counts what people with each value said, and leads to it', async () => {
  const field = await addField(owner, null, {
    owner: 'PERSON',
    label: 'Plans',
    type: 'SELECT',
    maxOptions: null,
    options: [{ label: 'Free' }, { label: 'Pro' }],
  });
  const [free, pro] = field.options.map(({ id }) => id);
  const values: Record<string, (string | undefined)[]> = { Ada: [free], Grace: [free, pro], Linus: [] };
  for (const [name, ids] of Object.entries(values)) {
    const objectId = await addContact(name);
    if (ids.length > 0) {
      const answer = await setValues(owner, [{ objectId, fieldId: field.id, value: ids.join(',') }]);
      expect(answer.body.errors).toBeUndefined();
    }
  }
  const saidAt = '2026-03-03T10:00:00Z';
  await add([
    { text: 'Late parcel', participant: 'Ada', saidAt },
    { text: 'Late again', participant: 'ADA', saidAt },
    { text: 'Late, late', participant: 'Grace', saidAt },
    { text: 'Late as ever', participant: 'Linus', saidAt },
    { text: 'Something else', participant: 'Grace', saidAt },
  ]);
  const themeId = await themeOf('Late');
  const { bucket, columns, rows } = await chart(field.id);
  expect(bucket).toBeNull();
  expect(columns).toEqual([
    { value: free, title: 'Free', total: 4 },
    { value: pro, title: 'Pro', total: 2 },
    { value: '', title: 'No value', total: 2 },
  ]);
  expect(rows).toEqual([{ theme: { id: themeId }, values: [3, 1, 2], total: 5 }]);
  for (const [at, { value }] of columns.entries())
    expect(await counted({ fieldId: field.id, value }, themeId)).toBe(rows[0].values[at]);
});

it('tells nothing of a hidden contact to those who may not know them', async () => {
  const field = await addField(owner, null, { owner: 'PERSON', label: 'City', type: 'TEXT' });
  const objectId = await addContact('Ada');
  await setValues(owner, [{ objectId, fieldId: field.id, value: 'Turin' }]);
  await add([{ text: 'Late parcel', participant: 'Ada', saidAt: '2026-03-03T10:00:00Z' }]);
  const themeId = await themeOf('Late');
  await ask(owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [objectId] });
  const member = await place.member();
  const titles = async (person: Person) =>
    (await chart(field.id, person)).columns.map(({ title }: { title: string }) => title);
  expect(await titles(owner)).toEqual(['Turin', 'No value']);
  expect(await titles(member)).toEqual(['No value']);
  const segment = { fieldId: field.id, value: 'turin' };
  expect(await counted(segment, themeId)).toBe(1);
  expect(await counted(segment, themeId, member)).toBe(0);
});

it('is refused by a field that has no groups of people, or is none of contacts', async () => {
  const dates = await addField(owner, null, { owner: 'PERSON', label: 'Born', type: 'DATETIME' });
  const compare = (fieldId: string) => owner.graphql(query, { id: channelId, ...spring, fieldId });
  expect(errorOf(await compare(dates.id))[1]).toBe('This field has no values to compare');
  expect(errorOf(await compare(app.services.newId()))[0]).toBe('NotFound');
});
