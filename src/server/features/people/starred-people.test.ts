import { expect, it } from 'vitest';
import { addContact } from '#tests/support/people.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, scene, viewer } from '#tests/support/team.ts';
import { addNote, ask, errorOf } from '#tests/support/work.ts';

gatherTeam();

const mark = (person: Person, verb: 'star' | 'unstar' | 'recordVisit', id: string, type = 'CONTACT') =>
  person.graphql(`mutation { ${verb}(type: ${type}, id: "${id}") }`);

async function starAndVisit(person: Person, id: string, type = 'CONTACT'): Promise<void> {
  for (const verb of ['star', 'recordVisit'] as const) {
    expect((await mark(person, verb, id, type)).body.errors).toBeUndefined();
  }
}

/** The titles in both lists, which are the same in these tests. */
async function titlesOf(person: Person): Promise<string[]> {
  const { starred, recent } = await ask(
    person,
    '{ starred { items { type id title } } recent { items { type id title } } }',
  );
  expect(recent.items).toEqual(starred.items);
  return starred.items.map(({ title }: { title: string }) => title);
}

async function rowsOf(...ids: readonly string[]): Promise<number> {
  const { rows } = await app.database.owner.query<{ count: number }>(
    `select (select count(*) from stars where object_id = any($1::uuid[]))::int
       + (select count(*) from visits where object_id = any($1::uuid[]))::int as count`,
    [ids],
  );
  return rows[0]?.count ?? 0;
}

const isStarred = async (person: Person, id: string): Promise<boolean> =>
  (await ask(person, `{ person(id: "${id}") { starred } }`)).person.starred;

it('are in the lists of those who starred and visited them, and of nobody else', async () => {
  const ada = await addContact(maker, { name: 'Ada Lovelace' });
  const nameless = await addContact(maker, { email: 'nobody@mail.example' });
  const noteId = await addNote(maker, projectId, { title: 'Interview' });
  await starAndVisit(viewer, ada);
  app.clock.pass(60);
  await starAndVisit(viewer, noteId, 'NOTE');
  app.clock.pass(60);
  await starAndVisit(viewer, nameless);
  expect(await titlesOf(viewer)).toEqual(['', 'Interview', 'Ada Lovelace']);
  expect(await titlesOf(maker)).toEqual([]);
  const { starred } = await ask(
    viewer,
    '{ starred(type: CONTACT, first: 1) { endCursor items { type id title project { id } createdBy { id } starred } } }',
  );
  expect(starred.items).toEqual([
    { type: 'CONTACT', id: nameless, title: '', project: null, createdBy: { id: maker.id }, starred: true },
  ]);
  const next = await ask(
    viewer,
    'query ($after: String) { starred(type: CONTACT, after: $after) { items { id } } }',
    { after: starred.endCursor },
  );
  expect(next.starred.items).toEqual([{ id: ada }]);
  expect([await isStarred(viewer, ada), await isStarred(maker, ada)]).toEqual([true, false]);
  const filter = JSON.stringify({
    combinator: 'And',
    rows: [
      {
        id: 'r',
        field: { kind: 'system', field: 'starred' },
        operator: 'is',
        values: { Boolean: true },
      },
    ],
  });
  const found = await ask(viewer, 'query ($filter: String) { contacts(filter: $filter) { items { id } } }', {
    filter,
  });
  expect(found.contacts.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [ada, nameless].toSorted(),
  );
  await mark(viewer, 'unstar', ada);
  expect(await isStarred(viewer, ada)).toBe(false);
});

it('are nameless to those who may not know them', async () => {
  const id = await addContact(maker, { name: 'Ada Lovelace' });
  await starAndVisit(viewer, id);
  await starAndVisit(place.owner, id);
  await ask(place.owner, `mutation { hidePeople(ids: ["${id}"]) { id } }`);
  expect(await titlesOf(viewer)).toEqual(['Contact hidden']);
  expect(await titlesOf(place.owner)).toEqual(['Ada Lovelace']);
});

it('are left out while they are in the trash, and are back with them', async () => {
  const id = await addContact(maker, { name: 'Ada Lovelace' });
  await starAndVisit(viewer, id);
  await ask(maker, `mutation { trashPeople(ids: ["${id}"]) { id } }`);
  expect(await titlesOf(viewer)).toEqual([]);
  for (const verb of ['star', 'recordVisit'] as const)
    expect(errorOf(await mark(maker, verb, id))[0]).toBe('NotFound');
  await ask(maker, `mutation { restorePeople(ids: ["${id}"]) { id } }`);
  expect(await titlesOf(viewer)).toEqual(['Ada Lovelace']);
});

it('leave no star and no visit when they are erased or permanently deleted', async () => {
  const [erased, merged, purged] = [
    await addContact(maker, { name: 'Ada Lovelace' }),
    await addContact(maker, { name: 'A. Lovelace' }),
    await addContact(maker, { name: 'Bo' }),
  ];
  const noteId = await addNote(maker, projectId);
  for (const id of [erased, merged, purged]) await starAndVisit(viewer, id);
  await starAndVisit(viewer, noteId, 'NOTE');
  await ask(maker, `mutation { mergePeople(input: { intoId: "${erased}", ids: ["${merged}"] }) { id } }`);
  expect(await rowsOf(erased, merged, purged)).toBe(6);

  await ask(place.owner, `mutation { erasePeople(ids: ["${erased}"]) { id } }`);
  expect(await rowsOf(erased, merged)).toBe(0);
  await ask(maker, `mutation { trashPeople(ids: ["${purged}"]) { id } }`);
  await ask(place.owner, `mutation { deletePermanently(type: CONTACT, id: "${purged}") }`);
  expect(await rowsOf(purged)).toBe(0);
  expect(await rowsOf(noteId)).toBe(2);
  await ask(maker, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
  await ask(maker, `mutation { deletePermanently(type: NOTE, id: "${noteId}") }`);
  expect(await rowsOf(noteId)).toBe(0);
});

it('keep their star when they are merged, and part with it when that is undone', async () => {
  const stays = await addContact(maker, { name: 'Ada Lovelace' });
  const goes = await addContact(maker, { name: 'A. Lovelace' });
  await mark(viewer, 'star', goes);
  await mark(maker, 'star', stays);
  await mark(maker, 'star', goes);
  const { mergePeople } = await ask(
    maker,
    `mutation { mergePeople(input: { intoId: "${stays}", ids: ["${goes}"] }) { id } }`,
  );
  expect([await isStarred(viewer, stays), await isStarred(maker, stays)]).toEqual([true, true]);
  expect((await ask(viewer, '{ starred { items { id } } }')).starred.items).toEqual([{ id: stays }]);
  expect(errorOf(await mark(viewer, 'star', goes))[0]).toBe('NotFound');
  await ask(maker, `mutation { undoMerge(id: "${mergePeople.id}") { id } }`);
  expect([await isStarred(viewer, stays), await isStarred(viewer, goes)]).toEqual([false, true]);
  expect([await isStarred(maker, stays), await isStarred(maker, goes)]).toEqual([true, true]);
});

it('are as far away as an unknown id in another workspace, and under another type', async () => {
  const id = await addContact(maker, { name: 'Ada Lovelace' });
  const noteId = await addNote(maker, projectId);
  await starAndVisit(maker, id);
  const { owner: stranger } = await scene.workspace('Other');
  for (const verb of ['star', 'recordVisit'] as const) {
    expect(errorOf(await mark(stranger, verb, id))[0]).toBe('NotFound');
    expect(errorOf(await mark(maker, verb, id, 'NOTE'))[0]).toBe('NotFound');
    expect(errorOf(await mark(maker, verb, noteId))[0]).toBe('NotFound');
  }
  await mark(stranger, 'unstar', id);
  expect(await titlesOf(stranger)).toEqual([]);
  expect(await titlesOf(maker)).toEqual(['Ada Lovelace']);
});
