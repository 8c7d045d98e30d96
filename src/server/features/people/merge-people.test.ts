import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addContact, partsOf, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  projectId = await addProject(maker);
});

/** Every row of the slice's tables, but for what counts the changes. */
async function snapshot(): Promise<unknown> {
  const tables = ['people', 'person_keys', 'note_people'];
  const all = [];
  for (const table of tables) {
    const { rows } = await app.database.owner.query(
      `select to_jsonb(t) - 'version' - 'updated_at' as row from ${table} t where workspace_id = $1 order by 1`,
      [place.workspace.id],
    );
    all.push(rows);
  }
  return all;
}

async function merge(by: Person, intoId: string, ids: string[], more: object = {}): Promise<string> {
  const { mergePeople } = await ask(
    by,
    'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { id mergedCount person { id } } }',
    { input: { intoId, ids, ...more } },
  );
  expect(mergePeople).toMatchObject({ mergedCount: ids.length, person: { id: intoId } });
  return mergePeople.id;
}

const undo = (by: Person, id: string) => by.graphql(`mutation { undoMerge(id: "${id}") { id } }`);

it('previews, merges, leads old links on, and undoes it exactly', async () => {
  const notes = [
    await addNote(maker, projectId),
    await addNote(maker, projectId),
    await addNote(maker, projectId),
  ] as const;
  const kept = await addContact(maker, { name: 'Ada Lovelace', noteId: notes[0] });
  const short = await addContact(maker, {
    name: 'A. Lovelace',
    email: 'ada@engine.example',
    noteId: notes[0],
  });
  const mail = await addContact(maker, { email: 'countess@mail.example', noteId: notes[1], kind: 'SPEAKER' });
  await putInNote(maker, notes[1], [short]);
  const other = await addContact(maker, { name: 'Bo', noteId: notes[2] });
  const before = await snapshot();

  const { mergePreview } = await ask(
    maker,
    'query ($intoId: ID!, $ids: [ID!]!) { mergePreview(intoId: $intoId, ids: $ids) { name email identityHidden noteCount person { id } others { id } } }',
    { intoId: kept, ids: [short, mail] },
  );
  expect(mergePreview).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@engine.example',
    identityHidden: false,
    noteCount: 2,
    person: { id: kept },
    others: [{ id: short }, { id: mail }],
  });

  const id = await merge(maker, kept, [short, mail]);
  const { person, people } = await ask(
    maker,
    `{ person(id: "${mail}") { id name email noteCount lastMerge { id mergedCount } } people { totalCount } }`,
  );
  expect(person).toEqual({
    id: kept,
    name: 'Ada Lovelace',
    email: 'ada@engine.example',
    noteCount: 2,
    lastMerge: { id, mergedCount: 2 },
  });
  expect(people.totalCount).toBe(2);
  expect((await partsOf(maker, notes[0])).map(({ person: part }) => part.id)).toEqual([kept]);
  expect(await partsOf(maker, notes[1])).toEqual([
    { kind: 'SPEAKER', person: { id: kept, name: 'Ada Lovelace' } },
  ]);
  expect((await ask(maker, '{ people(search: "countess") { totalCount } }')).people.totalCount).toBe(0);
  expect((await partsOf(maker, notes[2])).map(({ person: part }) => part.id)).toEqual([other]);

  expect((await undo(maker, id)).body.errors).toBeUndefined();
  expect(await snapshot()).toEqual(before);
  expect(errorOf(await undo(maker, id))[0]).toBe('NotFound');
});

it('takes the name and the address that were chosen', async () => {
  const [a, b] = [await addContact(maker, { name: 'Ada' }), await addContact(maker, { name: 'Ada King' })];
  const before = await snapshot();
  const id = await merge(maker, a, [b], { name: 'Ada King', email: 'ada@king.example' });
  const { person } = await ask(maker, `{ person(id: "${b}") { name email } }`);
  expect(person).toEqual({ name: 'Ada King', email: 'ada@king.example' });
  await undo(maker, id);
  expect(await snapshot()).toEqual(before);
});

it('undoes merges of merges from the latest on', async () => {
  const noteId = await addNote(maker, projectId);
  const ids: string[] = [];
  for (const name of ['Al', 'Bo', 'Cy', 'Di']) ids.push(await addContact(maker, { name, noteId }));
  const [a = '', b = '', c = '', d = ''] = ids;
  const before = await snapshot();
  const first = await merge(maker, b, [a]);
  const second = await merge(maker, c, [b]);
  const third = await merge(maker, c, [d]);
  expect((await ask(maker, `{ person(id: "${a}") { id } }`)).person.id).toBe(c);
  expect(errorOf(await undo(maker, second))).toEqual([
    'InvalidOperation',
    'Undo the later merge of this contact first',
  ]);
  expect(errorOf(await undo(maker, first))[0]).toBe('NotFound');
  for (const id of [third, second, first]) expect((await undo(maker, id)).body.errors).toBeUndefined();
  expect(await snapshot()).toEqual(before);
});

it('keeps what somebody changed since', async () => {
  const noteId = await addNote(maker, projectId);
  const kept = await addContact(maker, { name: 'Ada' });
  const gone = await addContact(maker, { name: 'Bo', noteId });
  const id = await merge(maker, kept, [gone]);
  await ask(maker, `mutation { updatePerson(input: { id: "${kept}", name: "Ada K." }) { id } }`);
  await ask(maker, `mutation { removeNotePeople(noteId: "${noteId}", personIds: ["${kept}"]) { id } }`);
  await undo(maker, id);
  const { person } = await ask(maker, `{ person(id: "${kept}") { name } }`);
  expect(person.name).toBe('Ada K.');
  expect(await partsOf(maker, noteId)).toEqual([]);
});

it('merges what lies in notes that the person may not see', async () => {
  const noteId = await addNote(maker, projectId);
  await close(maker, { type: 'PROJECT', id: projectId });
  const [a, b] = [await addContact(maker, { name: 'Ada' }), await addContact(maker, { name: 'A.', noteId })];
  const other = await place.member();
  await merge(other, a, [b]);
  expect((await ask(other, `{ person(id: "${a}") { noteCount } }`)).person.noteCount).toBe(0);
  expect((await partsOf(maker, noteId)).map(({ person }) => person.id)).toEqual([a]);
});

it('refuses too few, too many, and people who are not there', async () => {
  const ada = await addContact(maker, { name: 'Ada' });
  const bo = await addContact(maker, { name: 'Bo' });
  const tryMerge = (ids: string[]) =>
    maker.graphql('mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { id } }', {
      input: { intoId: ada, ids },
    });
  const before = await snapshot();
  expect(errorOf(await tryMerge([ada]))[1]).toBe('A merge must have at least 2 people');
  const many = Array.from({ length: 50 }, (_, at) => `018f4b6e-0000-7000-8000-0000000000${at + 10}`);
  expect(errorOf(await tryMerge(many))[1]).toBe('A merge can have at most 50 people');
  expect(errorOf(await tryMerge([bo, many[0] ?? '']))[0]).toBe('NotFound');
  await ask(maker, `mutation { trashPeople(ids: ["${bo}"]) { id } }`);
  expect(errorOf(await tryMerge([bo]))[0]).toBe('NotFound');
  await ask(maker, `mutation { restorePeople(ids: ["${bo}"]) { id } }`);
  expect(await snapshot()).toEqual(before);
});

it('two who merge the same people at once do it once', async () => {
  const ids = [await addContact(maker, { name: 'Ada' }), await addContact(maker, { name: 'Bo' })] as const;
  const mutation = 'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { id } }';
  const answers = await Promise.all([
    maker.graphql(mutation, { input: { intoId: ids[0], ids: [ids[1]] } }),
    maker.graphql(mutation, { input: { intoId: ids[1], ids: [ids[0]] } }),
  ]);
  expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
  expect((await ask(maker, '{ people { totalCount } }')).people.totalCount).toBe(1);
});
