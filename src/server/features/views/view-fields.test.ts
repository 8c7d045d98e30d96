import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addField, setValues, type MadeField } from '#tests/support/fields.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;
let stage: MadeField;
let score: MadeField;
let guest: MadeField;
let city: MadeField;
const notes = new Map<string, string>();
let ada: string;
let bea: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  place = await scene.workspace();
  maker = await place.member({ role: 'MANAGER' });
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker);
  for (const title of ['one', 'two', 'three', 'four'])
    notes.set(title, await addNote(maker, projectId, { title }));
  const options = ['Todo', 'Doing', 'Done'].map((label) => ({ label }));
  stage = await addField(maker, projectId, { label: 'Stage', type: 'SELECT', options });
  score = await addField(maker, projectId, { label: 'Score', type: 'NUMBER' });
  guest = await addField(maker, projectId, { label: 'Guest', type: 'PERSON' });
  city = await addField(maker, null, { owner: 'PERSON', label: 'City', type: 'TEXT' });
  ada = await addContact(maker, { name: 'Ada' });
  bea = await addContact(maker, { name: 'Bea' });
  const option = (label: string) => stage.options.find((one) => one.label === label)?.id ?? '';
  const cells = [
    ['one', stage, option('Doing')],
    ['two', stage, `${option('Todo')},${option('Doing')}`],
    ['one', score, '10'],
    ['three', score, '2.5'],
    ['four', score, '2.5'],
    ['one', guest, bea],
    ['three', guest, `${ada},${bea}`],
  ] as const;
  const answer = await setValues(
    maker,
    cells.map(([title, field, value]) => ({ objectId: notes.get(title) ?? '', fieldId: field.id, value })),
  );
  if (answer.body.errors) throw new Error(JSON.stringify(answer.body.errors));
  await putInNote(maker, notes.get('two') ?? '', [ada]);
});
afterAll(() => app.close());

async function rows(
  data: object,
  args = '',
): Promise<{ titles: string[]; endCursor: string | null; totalCount: number }> {
  const { viewRows } = await ask(
    viewer,
    `query ($data: String) { viewRows(projectId: "${projectId}", objectType: NOTE, data: $data ${args}) { items { note { title } } endCursor totalCount } }`,
    { data: JSON.stringify(data) },
  );
  return { ...viewRows, titles: viewRows.items.map(({ note }: { note: { title: string } }) => note.title) };
}

async function groups(group: object, person = viewer) {
  const { viewGroups } = await ask(
    person,
    `query ($data: String!) { viewGroups(projectId: "${projectId}", objectType: NOTE, data: $data, first: 10) { key label color count items { note { title } } } }`,
    { data: JSON.stringify({ group, sort: [{ field: 'noteTitle', direction: 'ASC' }] }) },
  );
  return viewGroups.map((one: { label: string; count: number; items: { note: { title: string } }[] }) => [
    one.label,
    one.count,
    one.items.map(({ note }) => note.title),
  ]);
}

const filterBy = (field: object, operator: string, values: object) => ({
  filter: { combinator: 'And', rows: [{ id: 'r', field, operator, values }] },
  sort: [{ field: 'noteTitle', direction: 'ASC' }],
});

describe('custom fields in a view', () => {
  it('sort, with what is empty last, and page without gaps', async () => {
    for (const [direction, expected] of [
      ['ASC', ['three', 'four', 'one', 'two']],
      ['DESC', ['one', 'four', 'three', 'two']],
    ] as const) {
      const data = { sort: [{ field: `field.${score.id}`, direction }] };
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof rows>> = await rows(
          data,
          `first: 1 ${after ? `after: "${after}"` : ''}`,
        );
        seen.push(...page.titles);
        after = page.endCursor;
      } while (after !== null);
      expect(seen).toEqual(expected);
    }
    const byStage = await rows({
      sort: [
        { field: `field.${stage.id}`, direction: 'ASC' },
        { field: 'noteTitle', direction: 'ASC' },
      ],
    });
    expect(byStage.titles).toEqual(['two', 'one', 'four', 'three']);
    const byGuest = await rows({
      sort: [
        { field: `field.${guest.id}`, direction: 'ASC' },
        { field: 'noteTitle', direction: 'ASC' },
      ],
    });
    expect(byGuest.titles).toEqual(['three', 'one', 'four', 'two']);
  });

  it('filter by every kind of value, also that of the people of a note', async () => {
    const doing = stage.options[1]?.id;
    const todo = stage.options[0]?.id;
    const select = { kind: 'note', fieldId: stage.id, fieldType: 'SELECT' };
    expect((await rows(filterBy(select, 'is one of', { Options: [doing] }))).titles).toEqual(['one', 'two']);
    expect((await rows(filterBy(select, 'is all of', { Options: [doing, todo] }))).titles).toEqual(['two']);
    expect((await rows(filterBy(select, 'is not one of', { Options: [todo] }))).titles).toEqual([
      'four',
      'one',
      'three',
    ]);
    expect((await rows(filterBy(select, 'is empty', {}))).titles).toEqual(['four', 'three']);
    const number = { kind: 'custom', fieldId: score.id, fieldType: 'NUMBER' };
    expect((await rows(filterBy(number, 'greater than', { Double: '2.5' }))).titles).toEqual(['one']);
    expect((await rows(filterBy(number, 'is not empty', {}))).titles).toEqual(['four', 'one', 'three']);
    const person = { kind: 'note', fieldId: guest.id, fieldType: 'PERSON' };
    expect((await rows(filterBy(person, 'is one of', { People: [ada] }))).titles).toEqual(['three']);
    await setValues(maker, [{ objectId: ada, fieldId: city.id, value: 'Lisbon' }]);
    const ofPeople = { kind: 'person', fieldId: city.id, fieldType: 'TEXT' };
    const lisbon = await rows(filterBy(ofPeople, 'contains', { Text: 'lisb' }));
    expect(lisbon.titles).toEqual(['two']);
    expect(
      (await rows(filterBy({ kind: 'system', field: 'people' }, 'is one of', { People: [ada] }))).titles,
    ).toEqual(['two']);
  });

  it('group by a select: each option, and what has none', async () => {
    expect(await groups({ by: 'SELECT', fieldId: stage.id })).toEqual([
      ['Todo', 1, ['two']],
      ['Doing', 2, ['one', 'two']],
      ['Done', 0, []],
      ['No value', 2, ['four', 'three']],
    ]);
    const hidden = { hiddenOptions: [stage.options[2]?.id], hideUncategorized: true };
    expect(
      (await groups({ by: 'SELECT', fieldId: stage.id, ...hidden })).map(([label]: [string]) => label),
    ).toEqual(['Todo', 'Doing']);
    const data = {
      group: { by: 'SELECT', fieldId: stage.id },
      sort: [{ field: 'noteTitle', direction: 'ASC' }],
    };
    expect((await rows(data, `group: "${stage.options[1]?.id}"`)).titles).toEqual(['one', 'two']);
    expect((await rows(data, 'group: ""')).titles).toEqual(['four', 'three']);
  });

  it('group by yes or no, and by what a score from 0 to 10 means', async () => {
    const told = await addField(maker, projectId, { label: 'Told others', type: 'BOOLEAN' });
    const score = await addField(maker, projectId, { label: 'Score', type: 'NPS' });
    await setValues(maker, [
      { objectId: notes.get('one') ?? '', fieldId: told.id, value: 'true' },
      { objectId: notes.get('two') ?? '', fieldId: told.id, value: 'false' },
      { objectId: notes.get('one') ?? '', fieldId: score.id, value: '9' },
      { objectId: notes.get('two') ?? '', fieldId: score.id, value: '8' },
      { objectId: notes.get('three') ?? '', fieldId: score.id, value: '6' },
    ]);
    expect(await groups({ by: 'BOOLEAN', fieldId: told.id })).toEqual([
      ['Yes', 1, ['one']],
      ['No', 1, ['two']],
      ['No value', 2, ['four', 'three']],
    ]);
    const byScore = { by: 'NPS', fieldId: score.id };
    expect(await groups(byScore)).toEqual([
      ['Promoters (9–10)', 1, ['one']],
      ['Passives (7–8)', 1, ['two']],
      ['Detractors (0–6)', 1, ['three']],
      ['No value', 1, ['four']],
    ]);
    expect((await rows({ group: byScore }, 'group: "Promoter"')).titles).toEqual(['one']);
    expect((await rows({ group: byScore }, 'group: ""')).titles).toEqual(['four']);
  });

  it('group by a person, whose hidden name stays unknown', async () => {
    expect(await groups({ by: 'PERSON', fieldId: guest.id })).toEqual([
      ['Ada', 1, ['three']],
      ['Bea', 2, ['one', 'three']],
      ['No value', 2, ['four', 'two']],
    ]);
    await ask(maker, `mutation { hidePeople(ids: ["${bea}"]) { id } }`);
    expect(JSON.stringify(await groups({ by: 'PERSON', fieldId: guest.id }))).not.toContain('Bea');
  });

  it('tell nothing of somebody who is hidden, by no filter either', async () => {
    const ofPeople = { kind: 'person', fieldId: city.id, fieldType: 'TEXT' };
    await setValues(maker, [{ objectId: ada, fieldId: city.id, value: 'Lisbon' }]);
    const inLisbon = filterBy(ofPeople, 'contains', { Text: 'lisb' });
    expect((await rows(inLisbon)).titles).toEqual(['two']);
    await ask(maker, `mutation { hidePeople(ids: ["${ada}"]) { id } }`);
    expect((await rows(inLisbon)).titles).toEqual([]);
    expect((await rows(filterBy(ofPeople, 'is empty', {}))).titles).toContain('two');
    const { viewRows } = await ask(
      maker,
      `query ($data: String) { viewRows(projectId: "${projectId}", objectType: NOTE, data: $data) { totalCount } }`,
      { data: JSON.stringify(inLisbon) },
    );
    expect(viewRows.totalCount).toBe(1);
    await ask(maker, `mutation { showPeople(ids: ["${ada}"]) { id } }`);
  });

  it('stay usable when the field goes; a new use of it is refused', async () => {
    const gone = await addField(maker, projectId, {
      label: 'Gone',
      type: 'SELECT',
      options: [{ label: 'x' }],
    });
    const column = { columns: [{ key: 'noteTitle' }, { key: `field.${gone.id}` }] };
    const { createView } = await ask(
      maker,
      'mutation ($input: CreateViewInput!) { createView(input: $input) { id } }',
      { input: { projectId, objectType: 'NOTE', layout: 'TABLE', title: 'V', data: JSON.stringify(column) } },
    );
    await ask(maker, `mutation { trashField(id: "${gone.id}") { id } }`);
    const update = (data: object) =>
      maker.graphql('mutation ($input: UpdateViewInput!) { updateView(input: $input) { data } }', {
        input: { projectId, id: createView.id, data: JSON.stringify(data) },
      });
    expect((await update({ summary: 'still works' })).body.errors).toBeUndefined();
    expect((await update({ summary: 'half a face: \ud83d' })).body.data.updateView.data.summary).toContain(
      '\ufffd',
    );
    const other = await addField(maker, await addProject(maker), {
      label: 'Other',
      type: 'SELECT',
      options: [{ label: 'x' }],
    });
    expect(errorOf(await update({ group: { by: 'SELECT', fieldId: other.id } }))[1]).toContain(
      'uses a field that does not exist',
    );
    expect(errorOf(await update({ group: { by: 'PERSON', fieldId: stage.id } }))[1]).toContain(
      'can’t be grouped',
    );
    expect((await rows({ sort: [{ field: `field.${gone.id}`, direction: 'ASC' }] })).totalCount).toBe(4);
    const grouped = await viewer.graphql(
      `query ($data: String!) { viewGroups(projectId: "${projectId}", objectType: NOTE, data: $data) { key } }`,
      { data: JSON.stringify({ group: { by: 'SELECT', fieldId: gone.id } }) },
    );
    expect(errorOf(grouped)).toEqual(['ValidationError', 'These rows can’t be grouped this way']);
  });
});
