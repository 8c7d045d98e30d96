import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { addContact, partsOf, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
});

async function find(search: string | null, sort = 'NAME'): Promise<string[]> {
  const { people } = await ask(
    viewer,
    `query ($search: String) { people(search: $search, sort: ${sort}) { totalCount items { name email } } }`,
    { search },
  );
  expect(people.totalCount).toBe(people.items.length);
  return people.items.map(({ name, email }: { name: string; email: string | null }) => name || email);
}

describe('people', () => {
  it('with a common name far down the alphabet are found page by page, hidden ones by nobody else', async () => {
    const { owner } = app.database;
    await owner.query(
      `insert into people (workspace_id, id, name, sort_name, keys, hidden_at, created_at, updated_at)
       select $1::uuid, md5($1::text || name)::uuid, name, name, array['word ' || split_part(name, ' ', 1)],
         case when n = 1 then now() end, now(), now() + n * interval '1 s'
       from generate_series(0, 2199) n, lateral (values ('zoe ' || lpad(n::text, 4, '0')), ('ann ' || n)) named (name)`,
      [place.workspace.id],
    );
    await owner.query(
      `insert into person_keys (workspace_id, key, person_id)
       select workspace_id, 'word ' || split_part(name, ' ', 1), id from people where workspace_id = $1`,
      [place.workspace.id],
    );
    const page = async (person: Person, sort: string, after: string | null): Promise<[string[], string]> => {
      const { people } = await ask(
        person,
        `query ($after: String) { people(search: "zoe", sort: ${sort}, first: 3, after: $after) { endCursor items { name } } }`,
        { after },
      );
      return [people.items.map(({ name }: { name: string }) => name), people.endCursor];
    };
    const [first, cursor] = await page(viewer, 'NAME', null);
    expect(first).toEqual(['zoe 0000', 'zoe 0002', 'zoe 0003']);
    expect((await page(viewer, 'NAME', cursor))[0]).toEqual(['zoe 0004', 'zoe 0005', 'zoe 0006']);
    expect((await page(viewer, 'UPDATED_AT', null))[0]).toEqual(['zoe 2199', 'zoe 2198', 'zoe 2197']);
    expect((await page(place.owner, 'NAME', null))[0]).toEqual(['zoe 0000', 'zoe 0001', 'zoe 0002']);
  });

  it('are made, changed and found by beginnings of words', async () => {
    const { createPerson } = await ask(
      maker,
      'mutation { createPerson(input: { name: " José Muñoz ", email: "JOSE@Mail.example" }) { id name email isHidden identityHidden version noteCount createdBy { id } } }',
    );
    expect(createPerson).toMatchObject({
      name: 'José Muñoz',
      email: 'jose@mail.example',
      isHidden: false,
      identityHidden: false,
      noteCount: 0,
      version: 1,
      createdBy: { id: maker.id },
    });
    await addContact(maker, { name: 'Émile Zola' });
    await addContact(maker, { name: 'ada Lovelace', email: 'ada@engine.example' });
    await addContact(maker, { email: 'nameless@mail.example' });
    expect(await find(null)).toEqual(['ada Lovelace', 'Émile Zola', 'José Muñoz', 'nameless@mail.example']);
    expect(await find('munoz jo')).toEqual(['José Muñoz']);
    expect(await find('MAIL')).toEqual(['José Muñoz', 'nameless@mail.example']);
    expect(await find('ada@eng')).toEqual(['ada Lovelace']);
    expect(await find('emile')).toEqual(['Émile Zola']);
    expect(await find('mile')).toEqual([]);
    expect(await find('% _ \\ \u0000')).toHaveLength(4);
    await ask(
      maker,
      `mutation { updatePerson(input: { id: "${createPerson.id}", name: "Pepe Muñoz", email: "" }) { id } }`,
    );
    expect(await find('jose')).toEqual([]);
    expect(await find('pepe')).toEqual(['Pepe Muñoz']);
    expect(await eventsOf(app, place, createPerson.id)).toEqual(['person.created', 'person.updated']);
  });

  it('are paged by name and by time, each once', async () => {
    for (const name of ['Bo', 'Al', 'Cy', 'al', 'Di']) {
      app.clock.pass(1);
      await addContact(maker, { name });
    }
    const read = async (sort: string): Promise<string[]> => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { people } = await ask(
          viewer,
          `query ($after: String) { people(sort: ${sort}, first: 2, after: $after) { totalCount endCursor items { name } } }`,
          { after },
        );
        expect(people.totalCount).toBe(5);
        seen.push(...people.items.map(({ name }: { name: string }) => name));
        after = people.endCursor;
      } while (after !== null);
      return seen;
    };
    expect(await read('CREATED_AT')).toEqual(['Di', 'al', 'Cy', 'Al', 'Bo']);
    expect(await read('NAME')).toEqual(['Al', 'al', 'Bo', 'Cy', 'Di']);
    expect(await read('UPDATED_AT')).toEqual(['Di', 'al', 'Cy', 'Al', 'Bo']);
  });

  it('take part in notes, as participants or speakers', async () => {
    const noteId = await addNote(maker, await addProject(maker));
    const ada = await addContact(maker, { name: 'Ada', noteId, kind: 'SPEAKER' });
    const bo = await addContact(maker, { name: 'Bo' });
    const cy = await addContact(maker, { name: 'Cy' });
    await putInNote(maker, noteId, [cy, bo, ada]);
    const parts = await partsOf(viewer, noteId);
    expect(parts.map(({ kind, person }) => `${person.name} ${kind}`)).toEqual([
      'Ada SPEAKER',
      'Cy PARTICIPANT',
      'Bo PARTICIPANT',
    ]);
    await ask(
      maker,
      `mutation { setNotePeopleKind(noteId: "${noteId}", personIds: ["${cy}"], kind: SPEAKER) { id } }`,
    );
    const removed = await ask(
      maker,
      `mutation { removeNotePeople(noteId: "${noteId}", personIds: ["${bo}", "${bo}"]) { people { kind person { name } } } }`,
    );
    expect(removed.removeNotePeople.people).toEqual([
      { kind: 'SPEAKER', person: { name: 'Ada' } },
      { kind: 'SPEAKER', person: { name: 'Cy' } },
    ]);
    expect(await eventsOf(app, place, noteId)).toEqual([
      'note.created',
      ...Array.from({ length: 4 }, () => 'note.updated'),
    ]);
  });

  it('show each reader the notes that this reader may see', async () => {
    const [open, closed] = [await addProject(maker), await addProject(maker)];
    const ada = await addContact(maker, { name: 'Ada' });
    for (const projectId of [open, closed]) {
      await putInNote(maker, await addNote(maker, projectId, { title: `In ${projectId}` }), [ada]);
    }
    await close(maker, { type: 'PROJECT', id: closed });
    const query = `{ person(id: "${ada}") { noteCount notes { totalCount items { projectId } } } }`;
    expect((await ask(maker, query)).person).toMatchObject({ noteCount: 2, notes: { totalCount: 2 } });
    expect((await ask(viewer, query)).person).toEqual({
      noteCount: 1,
      notes: { totalCount: 1, items: [{ projectId: open }] },
    });
  });

  it('go into the trash and come back with their parts', async () => {
    const noteId = await addNote(maker, await addProject(maker));
    const ids = [await addContact(maker, { name: 'Ada', noteId }), await addContact(maker, { name: 'Bo' })];
    await ask(maker, 'mutation ($ids: [ID!]!) { trashPeople(ids: $ids) { id } }', { ids });
    expect(await find(null)).toEqual([]);
    expect(await partsOf(viewer, noteId)).toEqual([]);
    expect(await ask(viewer, `{ person(id: "${ids[0]}") { id } }`)).toEqual({ person: null });
    const trash = await ask(maker, '{ people(inTrash: true, search: "ad") { items { name trashedAt } } }');
    expect(trash.people.items).toEqual([{ name: 'Ada', trashedAt: expect.any(String) }]);
    await ask(maker, 'mutation ($ids: [ID!]!) { restorePeople(ids: $ids) { id } }', { ids });
    expect(await find(null)).toEqual(['Ada', 'Bo']);
    expect(await partsOf(viewer, noteId)).toHaveLength(1);
  });

  it('suggest who may be one person', async () => {
    const ada = await addContact(maker, { name: 'Ada Lovelace', email: 'ada@engine.example' });
    await addContact(maker, { name: 'A. Lovelace' });
    await addContact(maker, { name: 'Countess', email: 'ada@engine.example' });
    await addContact(maker, { name: 'Bo Lovelace' });
    const { person, duplicatePeople } = await ask(
      viewer,
      `{ person(id: "${ada}") { duplicates { name } } duplicatePeople { endCursor items { people { name } } } }`,
    );
    expect(person.duplicates.map(({ name }: { name: string }) => name)).toEqual(['A. Lovelace', 'Countess']);
    expect(duplicatePeople).toEqual({
      endCursor: null,
      items: [
        { people: [{ name: 'Ada Lovelace' }, { name: 'Countess' }] },
        { people: [{ name: 'Ada Lovelace' }, { name: 'A. Lovelace' }] },
      ],
    });
    const first = await ask(viewer, '{ duplicatePeople(first: 1) { endCursor items { people { name } } } }');
    expect(first.duplicatePeople.items).toHaveLength(1);
    const rest = await ask(
      viewer,
      'query ($after: String) { duplicatePeople(first: 1, after: $after) { endCursor items { people { name } } } }',
      { after: first.duplicatePeople.endCursor },
    );
    expect(rest.duplicatePeople.items).toHaveLength(1);
    expect(rest.duplicatePeople.endCursor).toBeNull();
  });
});

describe('a file', () => {
  it('brings people, leaves out who is known by address, and takes them home again', async () => {
    await addContact(maker, { name: 'Ada', email: 'ada@engine.example' });
    const people = [
      { name: 'Ada Again', email: 'ADA@engine.example' },
      { name: '=cmd|calc' },
      { name: 'Bo', email: 'bo@engine.example' },
      { name: 'Bo', email: 'bo@engine.example' },
    ];
    const { importPeople } = await ask(
      maker,
      'mutation ($people: [ImportPersonInput!]!) { importPeople(people: $people) { knownCount created { id name } } }',
      { people },
    );
    expect(importPeople).toMatchObject({ knownCount: 2, created: [{ name: 'Bo' }, { name: '=cmd|calc' }] });
    expect(await find('bo')).toEqual(['Bo']);
    expect(await eventsOf(app, place, importPeople.created[0].id)).toEqual(['person.created']);

    const file = await place.owner.visitor.get('/api/people.csv');
    expect(file.status).toBe(200);
    const rows = accept(parseCsv(String(file.body))).map(([name, email]) => [name, email]);
    expect(rows).toEqual([
      ['Name', 'E-mail'],
      ['Ada', 'ada@engine.example'],
      ['Bo', 'bo@engine.example'],
      ['=cmd|calc', ''],
    ]);
    expect(String(file.body)).toContain("'=cmd|calc");
    expect((await maker.visitor.get('/api/people.csv')).status).toBe(403);
  });

  it('is refused whole for one bad row, none or too many', async () => {
    const mutation =
      'mutation ($people: [ImportPersonInput!]!) { importPeople(people: $people) { knownCount } }';
    const bad = await maker.graphql(mutation, { people: [{ name: 'Ada' }, { email: 'x' }] });
    expect(errorOf(bad)).toEqual(['ValidationError', 'Enter a valid e-mail address']);
    for (const people of [[], Array.from({ length: 1001 }, () => ({ name: 'Ada' }))]) {
      const answer = await maker.graphql(mutation, { people });
      expect(errorOf(answer)[1]).toBe('Import 1 to 1,000 contacts at a time');
    }
    expect(await find(null)).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    ['{}', 'Enter a name or an e-mail address'],
    ['{ name: "", email: " " }', 'Enter a name or an e-mail address'],
    [`{ name: "${'x'.repeat(301)}" }`, 'Name must be at most 300 characters'],
    ['{ email: "ada" }', 'Enter a valid e-mail address'],
  ])('%s', async (input, message) => {
    const answer = await maker.graphql(`mutation { createPerson(input: ${input}) { id } }`);
    expect(errorOf(answer)).toEqual(['ValidationError', message]);
    expect(await find(null)).toEqual([]);
  });

  it('to leave somebody without a name and an address', async () => {
    const id = await addContact(maker, { name: 'Ada' });
    const answer = await maker.graphql(`mutation { updatePerson(input: { id: "${id}", name: "" }) { id } }`);
    expect(errorOf(answer)[1]).toBe('Enter a name or an e-mail address');
    expect(await find(null)).toEqual(['Ada']);
  });

  it('a note in a project that the person may not change, and makes nobody', async () => {
    const projectId = await addProject(maker);
    const noteId = await addNote(maker, projectId);
    await close(maker, { type: 'PROJECT', id: projectId });
    const other = await place.member();
    const answer = await other.graphql(
      `mutation { createPerson(input: { name: "Ada", noteId: "${noteId}" }) { id } }`,
    );
    expect(errorOf(answer)[0]).toBe('NotFound');
    expect(await find(null)).toEqual([]);
  });

  it('changes of a locked note', async () => {
    const noteId = await addNote(maker, await addProject(maker));
    const ada = await addContact(maker, { name: 'Ada' });
    await ask(maker, `mutation { lockNote(id: "${noteId}") { id } }`);
    const answer = await maker.graphql(
      `mutation { addNotePeople(noteId: "${noteId}", personIds: ["${ada}"]) { id } }`,
    );
    expect(errorOf(answer)).toEqual(['Forbidden', 'This is locked. Unlock it to make changes']);
    expect(await partsOf(maker, noteId)).toEqual([]);
  });
});
