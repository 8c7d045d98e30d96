import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { addField, setValues, type MadeField } from '#tests/support/fields.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let owner: Person;
let viewer: Person;
let projectId: string;
let plan: MadeField;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  const place = await (await createScene(app)).workspace('Plans');
  ({ owner } = place);
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(owner);
  plan = await addField(owner, null, {
    owner: 'PERSON',
    label: 'Plan',
    type: 'SELECT',
    options: [{ label: 'Free' }, { label: 'Pro' }, { label: 'Team' }],
  });
  const people = await Promise.all(['Rosa', 'Tom', 'Secret Sam'].map((name) => addContact(owner, { name })));
  const planOf = (at: number) => plan.options[at]?.id ?? '';
  const { body } = await setValues(owner, [
    { objectId: people[0] ?? '', fieldId: plan.id, value: planOf(0) },
    { objectId: people[1] ?? '', fieldId: plan.id, value: planOf(0) },
    { objectId: people[2] ?? '', fieldId: plan.id, value: planOf(1) },
  ]);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  for (const [title, taking] of [
    ['Both', people.slice(0, 2)],
    ['Secret', people.slice(2)],
    ['Nobody', []],
  ] as const) {
    const noteId = await addNote(owner, projectId, { title, content: documentOf(`It froze in ${title}.`) });
    if (taking.length > 0) await putInNote(owner, noteId, [...taking]);
    await highlight(owner, noteId, 'It froze');
  }
  await ask(owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: people.slice(2) });
});
afterAll(() => app.close());

const query = `query ($projectId: ID!, $objectType: ViewObjectType!, $data: String!) {
  viewGroups(projectId: $projectId, objectType: $objectType, data: $data) {
    label count items { note { title } highlight { objectTitle } } } }`;
type Item = { note: { title: string } | null; highlight: { objectTitle: string } | null };
type Group = { label: string; count: number; items: Item[] };

async function groups(person: Person, objectType: string): Promise<unknown[]> {
  const data = JSON.stringify({ group: { by: 'CONTACT_FIELD', fieldId: plan.id } });
  const { viewGroups } = await ask(person, query, { projectId, objectType, data });
  return viewGroups.map(({ label, count, items }: Group) => [
    label,
    count,
    items
      .map(({ note, highlight: quote }) => note?.title ?? quote?.objectTitle ?? '')
      .toSorted((a, b) => a.localeCompare(b)),
  ]);
}

test.each(['NOTE', 'HIGHLIGHT'])(
  'a %s is under what its participants have in a field, once',
  async (type) => {
    expect(await groups(owner, type)).toEqual([
      ['Free', 1, ['Both']],
      ['Pro', 1, ['Secret']],
      ['Team', 0, []],
      ['No value', 1, ['Nobody']],
    ]);
  },
);

test.each(['NOTE', 'HIGHLIGHT'])(
  'a %s tells nobody the field of somebody they may not know',
  async (type) => {
    expect(await groups(viewer, type)).toEqual([
      ['Free', 1, ['Both']],
      ['Pro', 0, []],
      ['Team', 0, []],
      ['No value', 2, ['Nobody', 'Secret']],
    ]);
  },
);

test('the rows of one group are those that it counts', async () => {
  const data = JSON.stringify({ group: { by: 'CONTACT_FIELD', fieldId: plan.id } });
  for (const [group, titles] of [
    [plan.options[0]?.id, ['Both']],
    ['', ['Nobody']],
    ['nothing', []],
  ]) {
    const { viewRows } = await ask(
      owner,
      `query ($projectId: ID!, $data: String!, $group: String) {
        viewRows(projectId: $projectId, objectType: NOTE, data: $data, group: $group) { items { note { title } } } }`,
      { projectId, data, group },
    );
    expect(viewRows.items.map(({ note }: Item) => note?.title)).toEqual(titles);
  }
});

test('insights, and fields that are no choice of a contact, are not grouped this way', async () => {
  const text = await addField(owner, null, { owner: 'PERSON', label: 'City', type: 'TEXT' });
  for (const [objectType, fieldId] of [
    ['INSIGHT', plan.id],
    ['NOTE', text.id],
  ]) {
    const data = JSON.stringify({ group: { by: 'CONTACT_FIELD', fieldId } });
    const { body } = await owner.graphql(query, { projectId, objectType, data });
    expect(body.errors[0].message).toBe('These rows can’t be grouped this way');
  }
});

test('participants are grouped by what their score means, and by yes or no', async () => {
  const score = await addField(owner, null, { owner: 'PERSON', label: 'Score', type: 'NPS' });
  const told = await addField(owner, null, { owner: 'PERSON', label: 'Told others', type: 'BOOLEAN' });
  const fan = await addContact(owner, { name: 'Fan' });
  await setValues(owner, [
    { objectId: fan, fieldId: score.id, value: '10' },
    { objectId: fan, fieldId: told.id, value: 'false' },
  ]);
  const study = await addProject(owner);
  await putInNote(owner, await addNote(owner, study, { title: 'Call' }), [fan]);
  for (const [fieldId, label] of [
    [score.id, 'Promoters (9–10)'],
    [told.id, 'No'],
  ]) {
    const data = JSON.stringify({ group: { by: 'CONTACT_FIELD', fieldId } });
    const { viewGroups } = await ask(owner, query, { projectId: study, objectType: 'NOTE', data });
    expect(viewGroups.filter(({ count }: Group) => count > 0).map((one: Group) => one.label)).toEqual([
      label,
    ]);
  }
});
