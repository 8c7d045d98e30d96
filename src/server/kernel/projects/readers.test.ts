import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readerBitsOf } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import { newId } from '#server/platform/context/new-id.ts';
import type { Db, OpenTransaction } from '#server/platform/db/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { changeMembers, createGroup } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testServer } from '#tests/support/test-database.ts';
import { addProject, ask, close, detach, grant } from '#tests/support/work.ts';
import './tables.ts';

// What a project knows of its map decides what the list shows: it must never be behind the map.

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let colleague: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  [maker, colleague] = [await place.member(), await place.member()];
  // With more behind it a page of one is found by walking the list, row by row.
  for (const title of ['Old', 'Older', 'Oldest']) await addProject(maker, { title });
});

const within = <T>(run: (db: Db) => Promise<T>): Promise<T> =>
  app.database.transaction({ workspaceId: place.workspace.id }, 'read write', run);

/** In which groups somebody is may be known for a second. */
async function found(expected: boolean, id: string): Promise<void> {
  await expect.poll(() => finds(colleague, id), { timeout: 5000 }).toBe(expected);
}

/** Whether the person's list begins with the project, and whether what projects know is what their maps say. */
async function finds(person: Person, id: string): Promise<boolean> {
  expect(await wrongRows()).toEqual([]);
  const { projects } = await ask(person, '{ projects(first: 1) { items { id } endCursor } }');
  expect(projects.endCursor).not.toBeNull();
  return projects.items[0].id === id;
}

async function wrongRows(): Promise<unknown[]> {
  const { rows } = await within((db) =>
    sql`select id, open_to_members, reader_bits, lines from (
        select p.*, array(select g.grantee from grants g where g.object_id = p.access_id) as lines
        from projects p where p.trashed_at is null) p
      where open_to_members <> ('markup' = any(lines))
        or exists (select 1 from unnest(lines) line where p.reader_bits & reader_bits(line) = 0)
      union all select id, open_to_members, reader_bits, null from projects
      where trashed_at is not null and open_to_members`.execute(db),
  );
  return rows;
}

const open = (id: string, type = 'PROJECT') =>
  ask(maker, 'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }', {
    input: { type, id, grantees: [{ special: 'MARKUP' }], level: 'READ' },
  });
const inherit = (id: string) =>
  ask(
    maker,
    'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { inherited } }',
    { input: { type: 'PROJECT', id, inherited: true } },
  );
const move = (id: string, folderId: string | null) =>
  ask(
    maker,
    'mutation ($ids: [ID!]!, $folderId: ID) { moveProjects(ids: $ids, folderId: $folderId) { id } }',
    {
      ids: [id],
      folderId,
    },
  );
const bulk = (verb: string, id: string) =>
  ask(maker, `mutation ($ids: [ID!]!) { ${verb}(ids: $ids) { id } }`, { ids: [id] });
async function addFolder(): Promise<string> {
  const { createFolder } = await ask(maker, 'mutation { createFolder(input: { title: "Folder" }) { id } }');
  return createFolder.id;
}

describe('the list of projects', () => {
  it('follows the lines of a map: everybody, a person, a group and who is in it', async () => {
    const id = await addProject(maker);
    const project = { type: 'PROJECT', id };
    expect(await finds(colleague, id)).toBe(true);
    await close(maker, project);
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await open(id);
    expect(await finds(colleague, id)).toBe(true);

    await close(maker, project);
    await grant(maker, project, colleague, 'READ');
    expect(await finds(colleague, id)).toBe(true);
    await ask(maker, 'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { inherited } }', {
      input: { ...project, grantee: { memberId: colleague.id } },
    });
    expect(await finds(colleague, id)).toBe(false);

    const groupId = await createGroup(place.owner, 'Designers', [colleague.id]);
    await ask(maker, 'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }', {
      input: { ...project, grantees: [{ groupId }], level: 'READ' },
    });
    await found(true, id);
    await changeMembers(place.owner, { groupId, remove: [colleague.id] });
    await found(false, id);
    await changeMembers(place.owner, { groupId, add: [colleague.id] });
    await found(true, id);
    await ask(place.owner, 'mutation ($id: ID!) { deleteGroup(id: $id) }', { id: groupId });
    await found(false, id);
  });

  it('follows the map of the folder, in and out of it', async () => {
    const [folderId, elsewhere] = [await addFolder(), await addFolder()];
    await close(maker, { type: 'FOLDER', id: elsewhere });
    const { createProject } = await ask(
      maker,
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input: { title: 'In a folder', folderId } },
    );
    const { id } = createProject;
    expect(await finds(colleague, id)).toBe(true);
    await close(maker, { type: 'FOLDER', id: folderId });
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await open(folderId, 'FOLDER');
    expect(await finds(colleague, id)).toBe(true);
    await move(id, elsewhere);
    expect(await finds(colleague, id)).toBe(false);
    await grant(maker, { type: 'FOLDER', id: elsewhere }, colleague, 'READ');
    expect(await finds(colleague, id)).toBe(true);
    await move(id, folderId);
    await detach(maker, { type: 'PROJECT', id });
    await close(maker, { type: 'FOLDER', id: folderId });
    expect(await finds(colleague, id)).toBe(true);
    await inherit(id);
    expect(await finds(colleague, id)).toBe(false);
    await move(id, null);
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await open(id);
    expect(await finds(colleague, id)).toBe(true);
  });

  it('knows on the way back from the trash what happened to the map meanwhile', async () => {
    const folderId = await addFolder();
    const id = await addProject(maker);
    await move(id, folderId);
    await inherit(id);
    await bulk('trashProjects', id);
    expect(await finds(maker, id)).toBe(false);
    await close(maker, { type: 'FOLDER', id: folderId });
    await bulk('restoreProjects', id);
    expect([await finds(colleague, id), await finds(maker, id)]).toEqual([false, true]);
    await bulk('trashProjects', id);
    await grant(maker, { type: 'FOLDER', id: folderId }, colleague, 'READ');
    await bulk('restoreProjects', id);
    expect(await finds(colleague, id)).toBe(true);
  });

  it('is for members with a role, whatever is open', async () => {
    const id = await addProject(maker);
    expect(await finds(colleague, id)).toBe(true);
    await ask(place.owner, 'mutation ($id: ID!) { setMemberRole(id: $id) { id } }', { id: colleague.id });
    const listed = async () => {
      const { body } = await colleague.graphql('{ projects(first: 1) { items { id } } }');
      return body.data?.projects ?? null;
    };
    await expect.poll(listed, { timeout: 5000 }).toBeNull();
  });

  it('takes nobody’s word for who may read a project', async () => {
    const id = await addProject(maker);
    await close(maker, { type: 'PROJECT', id });
    await within((db) =>
      db
        .updateTable('projects')
        .set({ open_to_members: true, reader_bits: '-1' })
        .where('id', '=', id)
        .execute(),
    );
    expect(await finds(colleague, id)).toBe(false);
    const other = await addProject(maker);
    const line = (objectId: string) =>
      within((db) =>
        db
          .updateTable('grants')
          .set({ object_id: objectId })
          .where('object_id', '=', objectId === id ? other : id)
          .where('grantee', '=', 'markup')
          .execute(),
      );
    await line(id);
    expect(await finds(colleague, other)).toBe(false);
    await line(other);
    expect(await finds(colleague, other)).toBe(true);
    await within((db) => db.deleteFrom('access_objects').where('id', '=', other).execute());
    expect(await finds(colleague, other)).toBe(false);
  });
});

it('says the same bits here and in the database', async () => {
  const names = [
    ...Array.from({ length: 200 }, newId),
    'markup',
    'public',
    'playback',
    '',
    newId().toUpperCase(),
  ];
  const { rows } = await within((db) =>
    sql<{ name: string; bits: string }>`
      select name, reader_bits(name) as bits from unnest(${names}::text[]) name`.execute(db),
  );
  for (const { name, bits } of rows) {
    const ours = BigInt(readerBitsOf([name]));
    expect(BigInt(bits) & ours, name).not.toBe(0n);
    if (bits !== '-1') expect(ours.toString(), name).toBe(bits);
  }
  expect(new Set(rows.map(({ bits }) => bits)).size).toBeGreaterThan(40);
});

describe.runIf(testServer !== undefined)('at the same moment', () => {
  type Step = (db: Db) => Promise<unknown>;
  const begin = (): Promise<OpenTransaction> =>
    app.database.begin({ workspaceId: place.workspace.id }, 'read write');
  const insertFollower =
    (mapId: string, id: string): Step =>
    (db) =>
      sql`insert into projects (workspace_id, id, title, created_by, access_id, created_at, updated_at)
        values (${place.workspace.id}, ${id}, 'Follower', ${maker.id}, ${mapId}, now(), now() + interval '1 hour')`.execute(
        db,
      );
  const takeLine =
    (mapId: string): Step =>
    (db) =>
      db.deleteFrom('grants').where('object_id', '=', mapId).where('grantee', '=', 'markup').execute();
  const addLine =
    (mapId: string): Step =>
    (db) =>
      db
        .insertInto('grants')
        .values({
          workspace_id: place.workspace.id,
          object_id: mapId,
          grantee: colleague.id,
          level: 1,
          granted_by: null,
          created_at: new Date(),
        })
        .execute();

  async function waits(): Promise<boolean> {
    const { rows } = await app.database.owner.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  }

  /** The second begins while the first is not over, and has to wait for it. */
  async function inTurn(first: Step, second: Step): Promise<void> {
    const [one, two] = [await begin(), await begin()];
    await first(one.db);
    const done = second(two.db);
    await eventually('the second waits for the first', waits);
    await one.commit();
    await done;
    await two.commit();
  }

  it('who follows a map that is being closed is closed, whichever was first', async () => {
    for (const closesFirst of [true, false]) {
      const [mapId, follower] = [await addProject(maker), newId()];
      const steps = [takeLine(mapId), insertFollower(mapId, follower)] as const;
      await (closesFirst ? inTurn(steps[0], steps[1]) : inTurn(steps[1], steps[0]));
      expect(await wrongRows()).toEqual([]);
      expect(await finds(colleague, follower)).toBe(false);
    }
  });

  it('who follows a map that somebody is let into is found by them, whichever was first', async () => {
    for (const sharesFirst of [true, false]) {
      const [mapId, follower] = [await addProject(maker), newId()];
      await close(maker, { type: 'PROJECT', id: mapId });
      const steps = [addLine(mapId), insertFollower(mapId, follower)] as const;
      await (sharesFirst ? inTurn(steps[0], steps[1]) : inTurn(steps[1], steps[0]));
      expect(await finds(colleague, follower)).toBe(true);
    }
  });

  it('a list shows what was so when it was read', async () => {
    const id = await addProject(maker);
    const closing = await begin();
    await takeLine(id)(closing.db);
    expect(await finds(colleague, id)).toBe(true);
    await closing.commit();
    expect(await finds(colleague, id)).toBe(false);
  });
});
