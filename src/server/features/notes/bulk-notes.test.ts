import { sql } from 'kysely';
import { beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { addTag, countsOf, highlight } from '#tests/support/coding.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';

gatherTeam();

const many = 1000;

/** A note with a highlight, and as many copies of it as make a thousand. */
async function addThousand(): Promise<string[]> {
  const first = await addNote(maker, projectId, { title: 'Call', content: documentOf('It is slow') });
  await highlight(maker, first, 'slow');
  const { id: workspaceId } = place.workspace;
  await app.database.transaction({ workspaceId }, 'read write', async (db) => {
    await sql`
      with ids as materialized (select gen_random_uuid() as id from generate_series(2, ${many}::int)),
      objects as (
        insert into access_objects (workspace_id, id, type, parent_id, source_id)
        select n.workspace_id, ids.id, 'note', n.project_id, n.access_id from notes n, ids where n.id = ${first}
        returning id),
      copies as (
        insert into notes (workspace_id, id, project_id, title, access_id, created_by, created_at, updated_at)
        select n.workspace_id, o.id, n.project_id, n.title, n.access_id, n.created_by, n.created_at, n.updated_at
        from notes n, objects o where n.id = ${first} returning id)
      insert into documents (workspace_id, id, kind, owner_id, snapshot, text, created_at, edited_at)
      select d.workspace_id, c.id, d.kind, c.id, d.snapshot, d.text, d.created_at, d.edited_at
      from documents d, copies c where d.id = ${first}`.execute(db);
    await sql`
      insert into highlights select (jsonb_populate_record(h,
        jsonb_build_object('id', gen_random_uuid(), 'object_id', n.id))).*
      from highlights h, notes n
      where h.object_id = ${first} and n.project_id = ${projectId} and n.id <> ${first}`.execute(db);
  });
  const rows = await app.database.transaction({ workspaceId }, 'read only', (db) =>
    db.selectFrom('notes').select('id').where('project_id', '=', projectId).execute(),
  );
  return rows.map(({ id }) => id);
}

type Annotate = TestContext['annotate'];

/** Says how long it took. The limit is far above what a free machine needs: a statement for each note takes longer. */
async function timed<T>(annotate: Annotate, what: string, work: Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work;
  const ms = Math.round(performance.now() - start);
  await annotate(`${what}: ${ms} ms`);
  expect(ms, what).toBeLessThan(15_000);
  return result;
}

const noteCount = async (id: string): Promise<number> =>
  (await ask(viewer, `{ notes(projectId: "${id}", first: 0) { totalCount } }`)).notes.totalCount;

async function addPerson(name: string): Promise<string> {
  const { createPerson } = await ask(maker, `mutation { createPerson(input: { name: "${name}" }) { id } }`);
  return createPerson.id;
}

const join = `mutation ($personId: ID!, $noteIds: [ID!]!) {
  addPersonToNotes(personId: $personId, noteIds: $noteIds) { id } }`;
const leave = `mutation ($personId: ID!, $noteIds: [ID!]!) {
  removePersonFromNotes(personId: $personId, noteIds: $noteIds) { id } }`;
const tagAll = `mutation ($noteIds: [ID!]!, $add: [ID!]!) {
  tagNotes(noteIds: $noteIds, add: $add) { id highlightCount changedCount } }`;

async function noteCountOf(personId: string): Promise<number> {
  return (await ask(maker, `{ person(id: "${personId}") { noteCount } }`)).person.noteCount;
}

describe('1,000 notes at once, with one undo', { timeout: 180_000 }, () => {
  let noteIds: string[];
  beforeEach(async () => {
    noteIds = await addThousand();
  });

  it('get a tag on their highlights', async ({ annotate }) => {
    const slow = await addTag(maker, { projectId }, 'Slow');
    const { tagNotes } = await timed(annotate, 'tag', ask(maker, tagAll, { noteIds, add: [slow] }));
    expect(tagNotes).toMatchObject({ highlightCount: many, changedCount: many });
    expect(await countsOf(viewer, projectId)).toEqual({ Slow: many });
    const undo = `mutation { undoHighlightTagChange(id: "${tagNotes.id}") { id version } }`;
    await timed(annotate, 'undo tag', ask(maker, undo));
    expect(await countsOf(viewer, projectId)).toEqual({ Slow: 0 });
  });

  it('get a value of a field', async ({ annotate }) => {
    const { createField } = await ask(
      maker,
      'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }',
      { input: { owner: 'NOTE', projectId, label: 'Score', type: 'NUMBER' } },
    );
    const change = `mutation ($cells: [FieldCellInput!]!) {
      changeFieldValues(cells: $cells) { previous { objectId fieldId value } } }`;
    const cells = noteIds.map((objectId) => ({ objectId, fieldId: createField.id, value: '7' }));
    const filled = async () => {
      const { id: workspaceId } = place.workspace;
      const { rows } = await app.database.transaction({ workspaceId }, 'read only', (db) =>
        sql<{ count: number }>`select count(*)::int as count from field_values`.execute(db),
      );
      return rows[0]?.count;
    };
    const { changeFieldValues } = await timed(annotate, 'field', ask(maker, change, { cells }));
    expect(await filled()).toBe(many);
    await timed(annotate, 'undo field', ask(maker, change, { cells: changeFieldValues.previous }));
    expect(await filled()).toBe(0);
  });

  it('get a participant, who stays where they were before', async ({ annotate }) => {
    const ada = await addPerson('Ada');
    await ask(maker, join, { personId: ada, noteIds: noteIds.slice(0, 1) });
    const { addPersonToNotes } = await timed(
      annotate,
      'participant',
      ask(maker, join, { personId: ada, noteIds }),
    );
    expect(addPersonToNotes).toHaveLength(many - 1);
    expect(await noteCountOf(ada)).toBe(many);
    const joined = addPersonToNotes.map(({ id }: { id: string }) => id);
    await timed(annotate, 'undo participant', ask(maker, leave, { personId: ada, noteIds: joined }));
    expect(await noteCountOf(ada)).toBe(1);
  });

  it('move to another project', async ({ annotate }) => {
    const to = await addProject(maker, { title: 'To' });
    const move = 'mutation ($ids: [ID!]!, $to: ID!) { moveNotes(ids: $ids, projectId: $to) { id } }';
    await timed(annotate, 'move', ask(maker, move, { ids: noteIds, to }));
    expect([await noteCount(projectId), await noteCount(to)]).toEqual([0, many]);
    await timed(annotate, 'undo move', ask(maker, move, { ids: noteIds, to: projectId }));
    expect([await noteCount(projectId), await noteCount(to)]).toEqual([many, 0]);
  });

  it('go to the trash', async ({ annotate }) => {
    const ids = noteIds;
    await timed(
      annotate,
      'trash',
      ask(maker, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids }),
    );
    expect(await noteCount(projectId)).toBe(0);
    const restore = 'mutation ($ids: [ID!]!) { restoreNotes(ids: $ids) { id } }';
    await timed(annotate, 'undo trash', ask(maker, restore, { ids }));
    expect(await noteCount(projectId)).toBe(many);
  });
});

describe('refuses it', () => {
  it('for a viewer, and all of them when one is out of reach', async () => {
    const [noteId, gone] = [await addNote(maker, projectId), await addNote(maker, projectId)];
    const [slow, ada] = [await addTag(maker, { projectId }, 'Slow'), await addPerson('Ada')];
    await ask(maker, `mutation { trashNotes(ids: ["${gone}"]) { id } }`);
    const both = { personId: ada, noteIds: [noteId, gone] };
    expect(errorOf(await viewer.graphql(join, { ...both, noteIds: [noteId] }))[0]).toBe('Forbidden');
    expect(errorOf(await maker.graphql(join, both))[0]).toBe('NotFound');
    expect(errorOf(await maker.graphql(leave, both))[0]).toBe('NotFound');
    expect(errorOf(await maker.graphql(tagAll, { noteIds: [noteId, gone], add: [slow] }))[0]).toBe(
      'NotFound',
    );
    expect(await noteCountOf(ada)).toBe(0);
  });

  it('tags where there is nothing to tag, and a tag of another project', async () => {
    const noteId = await addNote(maker, projectId, { content: documentOf('It is slow') });
    const slow = await addTag(maker, { projectId }, 'Slow');
    expect(errorOf(await maker.graphql(tagAll, { noteIds: [noteId], add: [slow] }))).toEqual([
      'ValidationError',
      'These notes have no highlights to tag',
    ]);
    await highlight(maker, noteId, 'slow');
    const other = await addTag(maker, { projectId: await addProject(maker) }, 'Elsewhere');
    expect(errorOf(await maker.graphql(tagAll, { noteIds: [noteId], add: [other] }))[0]).toBe('NotFound');
    expect(errorOf(await viewer.graphql(tagAll, { noteIds: [noteId], add: [slow] }))[0]).toBe('Forbidden');
  });

  it('a person more in a note that is full', async () => {
    const [noteId, ada] = [await addNote(maker, projectId), await addPerson('Ada')];
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
      await sql`
        with ids as materialized (select gen_random_uuid() as id from generate_series(1, 500)),
        people as (
          insert into people (workspace_id, id, name, sort_name, created_at, updated_at)
          select ${place.workspace.id}::uuid, id, 'One', 'one', now(), now() from ids returning id)
        insert into note_people (workspace_id, note_id, person_id, kind, rank, added_at)
        select ${place.workspace.id}::uuid, ${noteId}::uuid, id, 'participant', 0, now() from people`.execute(
        db,
      );
    });
    expect(errorOf(await maker.graphql(join, { personId: ada, noteIds: [noteId] }))[1]).toBe(
      'A note can have at most 500 participants and speakers',
    );
  });
});
