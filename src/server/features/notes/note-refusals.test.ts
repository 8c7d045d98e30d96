import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import '#server/features/notes/tables.ts';
import '#server/platform/events/tables.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, scene, viewer } from '#tests/support/team.ts';
import { addNote, addProject, ask, close, detach, errorOf, eventsOf, grant } from '#tests/support/work.ts';

gatherTeam();

describe('refuses it', () => {
  it('to whoever may only read', async () => {
    const id = await addNote(maker, projectId);
    const reader = await place.member();
    await grant(maker, { type: 'PROJECT', id: projectId }, reader, 'READ');
    await close(maker, { type: 'PROJECT', id: projectId });
    for (const mutation of [
      `createNote(input: { projectId: "${projectId}" })`,
      `updateNote(input: { id: "${id}", title: "x" })`,
      `duplicateNote(id: "${id}")`,
      `lockNote(id: "${id}")`,
      `unlockNote(id: "${id}")`,
      `trashNotes(ids: ["${id}"])`,
    ]) {
      const answer = await reader.graphql(`mutation { ${mutation} { id } }`);
      expect([mutation, ...errorOf(answer)]).toEqual([
        mutation,
        'Forbidden',
        'You don’t have edit permissions in this project',
      ]);
    }
    expect(await eventsOf(app, place, id)).toEqual(['note.created']);
  });

  it('hides the notes of a project that somebody does not see, whatever they ask', async () => {
    const id = await addNote(maker, projectId, { title: 'Secret' });
    const outsider = await place.member();
    await close(maker, { type: 'PROJECT', id: projectId });
    expect(
      await ask(
        outsider,
        `{ note(id: "${id}") { id } notes(projectId: "${projectId}") { items { id } totalCount } }`,
      ),
    ).toEqual({
      note: null,
      notes: { items: [], totalCount: 0 },
    });
    for (const mutation of [
      `createNote(input: { projectId: "${projectId}" })`,
      `updateNote(input: { id: "${id}" })`,
      `duplicateNote(id: "${id}")`,
      `lockNote(id: "${id}")`,
      `trashNotes(ids: ["${id}"])`,
    ]) {
      expect([mutation, errorOf(await outsider.graphql(`mutation { ${mutation} { id } }`))[0]]).toEqual([
        mutation,
        'NotFound',
      ]);
    }
  });

  it('moves only with write access to the note, its project and the other one; all or nothing', async () => {
    const mine = await addProject(maker, { title: 'Mine' });
    const theirs = await addProject(place.owner, { title: 'Theirs' });
    await close(place.owner, { type: 'PROJECT', id: theirs });
    const [own, lent] = [await addNote(maker, projectId), await addNote(place.owner, theirs)];
    const move = (ids: string[], to: string) =>
      maker.graphql('mutation ($ids: [ID!]!, $to: ID!) { moveNotes(ids: $ids, projectId: $to) { id } }', {
        ids,
        to,
      });
    expect(errorOf(await move([own], theirs))[0]).toBe('NotFound');
    expect(errorOf(await move([own, lent], mine))[0]).toBe('NotFound');
    await detach(place.owner, { type: 'NOTE', id: lent });
    await grant(place.owner, { type: 'NOTE', id: lent }, maker, 'WRITE');
    expect(errorOf(await move([own, lent], mine))).toEqual([
      'Forbidden',
      'You don’t have access to this project',
    ]);
    await grant(place.owner, { type: 'PROJECT', id: theirs }, maker, 'READ');
    expect(errorOf(await move([own], theirs))[0]).toBe('Forbidden');
    expect(errorOf(await move([own, lent], mine))[0]).toBe('Forbidden');
    expect(await eventsOf(app, place, own)).toEqual(['note.created']);
    expect(await eventsOf(app, place, lent)).toEqual([
      'note.created',
      'access.inheritanceChanged',
      'access.granted',
    ]);
  });

  it('restores only what is one’s own, or with full access', async () => {
    const other = await place.member();
    const [made, thrown, neither] = [
      await addNote(other, projectId),
      await addNote(maker, projectId),
      await addNote(maker, projectId),
    ];
    await ask(maker, `mutation { trashNotes(ids: ["${made}", "${neither}"]) { id } }`);
    await ask(other, `mutation { trashNotes(ids: ["${thrown}"]) { id } }`);
    const restore = (person: Person, id: string) =>
      person.graphql(`mutation { restoreNotes(ids: ["${id}"]) { id } }`);
    expect(errorOf(await restore(other, neither))).toEqual(['Forbidden', 'Only its author can do this']);
    for (const id of [made, thrown]) expect((await restore(other, id)).body.errors).toBeUndefined();
    expect((await restore(maker, neither)).body.errors).toBeUndefined();
    expect(errorOf(await restore(maker, neither))[0]).toBe('NotFound');
  });

  it('takes no field that is not the client’s to set', async () => {
    for (const field of ['createdBy', 'lockedAt', 'workspaceId', 'accessId']) {
      const answer = await maker.graphql(
        `mutation { createNote(input: { projectId: "${projectId}", ${field}: "x" }) { id } }`,
      );
      expect(answer.status).toBe(400);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['no document', '[]'],
    ['an unknown node', JSON.stringify({ type: 'doc', content: [{ type: 'script' }] })],
    [
      'a hostile address',
      JSON.stringify({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
            ],
          },
        ],
      }),
    ],
  ])('content that is %s', async (_, content) => {
    const answer = await maker.graphql(
      'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
      { input: { projectId, content } },
    );
    expect(errorOf(answer)[0]).toBe('ValidationError');
    expect((await ask(maker, `{ notes(projectId: "${projectId}") { totalCount } }`)).notes.totalCount).toBe(
      0,
    );
  });
});

describe('another workspace', () => {
  it('is as far away as an unknown id', async () => {
    const id = await addNote(maker, projectId);
    const { owner: stranger } = await scene.workspace('Other');
    const own = await addProject(stranger);
    const ownNote = await addNote(stranger, own);
    expect(
      await ask(stranger, `{ note(id: "${id}") { id } notes(projectId: "${projectId}") { totalCount } }`),
    ).toEqual({
      note: null,
      notes: { totalCount: 0 },
    });
    for (const mutation of [
      `createNote(input: { projectId: "${projectId}" })`,
      `updateNote(input: { id: "${id}", title: "x" })`,
      `duplicateNote(id: "${id}")`,
      `lockNote(id: "${id}")`,
      `unlockNote(id: "${id}")`,
      `trashNotes(ids: ["${ownNote}", "${id}"])`,
      `restoreNotes(ids: ["${id}"])`,
      `moveNotes(ids: ["${id}"], projectId: "${own}")`,
      `moveNotes(ids: ["${ownNote}"], projectId: "${projectId}")`,
    ]) {
      expect([mutation, errorOf(await stranger.graphql(`mutation { ${mutation} { id } }`))[0]]).toEqual([
        mutation,
        'NotFound',
      ]);
    }
  });
});

describe('limits', () => {
  it('a title has at most 200 characters', async () => {
    const create = (title: string) =>
      maker.graphql('mutation ($input: CreateNoteInput!) { createNote(input: $input) { title } }', {
        input: { projectId, title },
      });
    expect((await create('é'.repeat(200))).body.data.createNote.title).toHaveLength(200);
    expect(errorOf(await create('é'.repeat(201)))).toEqual([
      'ValidationError',
      'Note title must be at most 200 characters',
    ]);
  });

  it('a bulk change takes 1 to 1,000 ids', async () => {
    const trash = (ids: string[]) =>
      maker.graphql('mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids });
    expect(errorOf(await trash([]))).toEqual(['ValidationError', 'Choose 1 to 1,000 at a time']);
    const id = await addNote(maker, projectId);
    expect(errorOf(await trash(Array.from({ length: 1001 }, () => id)))[0]).toBe('ValidationError');
    expect((await trash(Array.from({ length: 500 }, () => id))).body.data.trashNotes).toHaveLength(1);
  });

  it('500 notes move in one transaction', async () => {
    const to = await addProject(maker, { title: 'To' });
    const first = await addNote(maker, projectId);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
      await sql`
        with ids as (select gen_random_uuid() as id from generate_series(1, 499)),
        objects as (
          insert into access_objects (workspace_id, id, type, parent_id, source_id)
          select n.workspace_id, ids.id, 'note', n.project_id, n.access_id from notes n, ids where n.id = ${first})
        insert into notes (workspace_id, id, project_id, title, access_id, created_by, created_at, updated_at)
        select n.workspace_id, ids.id, n.project_id, '', n.access_id, n.created_by, n.created_at, n.updated_at
        from notes n, ids where n.id = ${first}`.execute(db);
    });
    const ids = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      db.selectFrom('notes').select('id').where('project_id', '=', projectId).execute(),
    );
    const moved = await ask(
      maker,
      `mutation ($ids: [ID!]!) { moveNotes(ids: $ids, projectId: "${to}") { id } }`,
      { ids: ids.map(({ id }) => id) },
    );
    expect(moved.moveNotes).toHaveLength(500);
    expect((await ask(viewer, `{ notes(projectId: "${to}") { totalCount } }`)).notes.totalCount).toBe(500);
  });

  it('the content of at most 10 documents comes in one answer', async () => {
    for (let n = 0; n < 11; n += 1) await addNote(maker, projectId);
    const list = (first: number) =>
      maker.graphql(`{ notes(projectId: "${projectId}", first: ${first}) { items { content } } }`);
    expect((await list(10)).body.errors).toBeUndefined();
    expect(errorOf(await list(11))).toEqual(['ValidationError', 'Ask for at most 10 documents at a time']);
  });

  it.each([
    'x',
    Buffer.from('{"value":"now","id":"x"}').toString('base64url'),
    Buffer.from('{"value":"\\u0000","id":"018f4b6e-0000-7000-8000-000000000001"}').toString('base64url'),
  ])('a cursor that is none is refused: %s', async (after) => {
    for (const sort of ['CREATED_AT', 'TITLE']) {
      const answer = await maker.graphql(
        `query ($after: String) { notes(projectId: "${projectId}", after: $after, sort: ${sort}) { totalCount } }`,
        { after },
      );
      expect(errorOf(answer)[0]).toBe('ValidationError');
    }
  });
});
