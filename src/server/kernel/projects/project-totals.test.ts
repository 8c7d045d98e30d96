import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '#server/kernel/projects/tables.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, close, grant } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

/** A page of one, so that the total is not simply what the page has. */
async function total(person: Person, args = ''): Promise<number> {
  const { projects } = await ask(person, `{ projects(first: 1${args}) { totalCount items { id } } }`);
  return projects.totalCount;
}

it('totals follow whatever happens to projects, for each who may see them', async () => {
  const place = await scene.workspace();
  const maker = await place.member();
  const colleague = await place.member();
  const before = await total(colleague);
  const ids = [await addProject(maker), await addProject(maker), await addProject(maker)];
  const bulk = (verb: string, list: string[]) =>
    ask(maker, `mutation ($ids: [ID!]!) { ${verb}(ids: $ids) { id } }`, { ids: list });

  expect(await total(colleague)).toBe(before + 3);
  await close(maker, { type: 'PROJECT', id: ids[0] ?? '' });
  expect([await total(maker), await total(colleague)]).toEqual([before + 3, before + 2]);
  await grant(maker, { type: 'PROJECT', id: ids[0] ?? '' }, colleague, 'READ');
  expect(await total(colleague)).toBe(before + 3);

  await bulk('trashProjects', ids.slice(1));
  expect(await total(colleague)).toBe(before + 1);
  await bulk('restoreProjects', ids.slice(1));
  await ask(maker, 'mutation ($ids: [ID!]!) { setProjectStatus(ids: $ids, status: ARCHIVED) { id } }', {
    ids: ids.slice(2),
  });
  expect([await total(maker, ', archived: true'), await total(maker, ', archived: false')]).toEqual([
    1,
    before + 2,
  ]);

  const { createFolder } = await ask(maker, 'mutation { createFolder(input: { title: "Folder" }) { id } }');
  await ask(
    maker,
    'mutation ($ids: [ID!]!, $folder: ID) { moveProjects(ids: $ids, folderId: $folder) { id } }',
    {
      ids: ids.slice(0, 2),
      folder: createFolder.id,
    },
  );
  expect(await total(maker, `, folderId: "${createFolder.id}"`)).toBe(2);
  await ask(
    maker,
    'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { inherited } }',
    { input: { type: 'PROJECT', id: ids[1], inherited: true } },
  );

  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    db.deleteFrom('projects').where('id', 'in', ids).execute(),
  );
  expect(await total(maker)).toBe(before);
});

it('who may see one of very many still gets it, page by page', async () => {
  const place = await scene.workspace();
  const maker = await place.member();
  const colleague = await place.member();
  const mine = [await addProject(maker, { title: 'First' }), await addProject(maker, { title: 'Second' })];
  const closed = await addProject(maker, { title: 'Closed' });
  await close(maker, { type: 'PROJECT', id: closed });
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`insert into projects (workspace_id, id, title, created_by, access_id, created_at, updated_at)
      select workspace_id, gen_random_uuid(), 'Copy', created_by, access_id, created_at + n * interval '1 second', updated_at
      from projects, generate_series(1, 1200) n where id = ${closed}`.execute(db),
  );
  const page = (person: Person, args: string) =>
    ask(person, `{ projects(${args}) { items { id title } endCursor totalCount } }`);

  const { projects } = await page(colleague, 'first: 1');
  expect([projects.items[0].id, projects.totalCount]).toEqual([mine[1], await total(colleague)]);
  const { projects: next } = await page(colleague, `first: 1, after: "${projects.endCursor}"`);
  expect(next.items[0].id).toBe(mine[0]);
  const { projects: all } = await page(maker, 'first: 100');
  expect(all.items).toHaveLength(100);
  expect(all.totalCount - projects.totalCount).toBe(1201);
});
