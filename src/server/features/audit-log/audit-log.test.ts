import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { createProject, dataOf, errorOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Audit');
  admin = place.owner;
});

type Entry = {
  id: string;
  type: string;
  actor: { id: string } | null;
  actorName: string | null;
  objectId: string | null;
  createdAt: string;
};
const query = `query ($first: Int, $after: String, $filter: AuditFilter) { auditLog(first: $first, after: $after, filter: $filter) {
  items { id type actor { id } actorName objectId createdAt } endCursor } }`;
const read = async (variables: object = {}): Promise<{ items: Entry[]; endCursor: string | null }> =>
  dataOf(await admin.graphql(query, variables as Record<string, unknown>)).auditLog;
const csvPath = '/api/audit-log.csv';

describe('the log', () => {
  it('tells what happened, newest first, in pages', async () => {
    for (const title of ['A', 'B', 'C']) await createProject(admin, title);
    const filter = { types: ['project.created'] };
    const first = await read({ first: 2, filter });
    const second = await read({ first: 2, after: first.endCursor, filter });
    const all = [...first.items, ...second.items];
    expect([all.length, new Set(all.map(({ id }) => id)).size, second.endCursor]).toEqual([3, 3, null]);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(all[0]).toMatchObject({ type: 'project.created', actor: { id: admin.id }, actorName: admin.name });
  });

  it('is filtered by person, object, type and time', async () => {
    const member = await place.member();
    const id = await createProject(member);
    expect((await read({ filter: { actorId: member.id, types: ['project.created'] } })).items).toMatchObject([
      { objectId: id },
    ]);
    expect((await read({ filter: { objectId: id } })).items.map(({ type }) => type)).toEqual([
      'project.created',
    ]);
    const now = app.clock.now().getTime();
    const within = (from: number, to: number) =>
      read({
        filter: {
          objectId: id,
          from: new Date(now + from).toISOString(),
          to: new Date(now + to).toISOString(),
        },
      });
    expect((await within(-60_000, 60_000)).items).toHaveLength(1);
    expect((await within(-120_000, -60_000)).items).toHaveLength(0);
    expect((await within(60_000, 120_000)).items).toHaveLength(0);
  });

  it('still names people who left', async () => {
    const member = await place.member({ name: 'Gone Away' });
    const id = await createProject(member);
    dataOf(await admin.graphql('mutation ($id: ID!) { removeMember(id: $id) }', { id: member.id }));
    expect((await read({ filter: { objectId: id, types: ['project.created'] } })).items).toMatchObject([
      { actor: null, actorName: 'Gone Away' },
    ]);
  });

  it('comes as a file, with the cookie or a bearer', async () => {
    const member = await place.member({ name: '=cmd("x"),\n"y"' });
    await createProject(member);
    const url = `${csvPath}?types=project.created`;
    const byCookie = await admin.visitor.get(url);
    expect([
      byCookie.status,
      byCookie.headers['content-type'],
      byCookie.headers['content-disposition'],
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="audit-log.csv"']);
    const rows = parseCsv(byCookie.body);
    expect(rows.ok && rows.value.length).toBe(2);
    expect(rows.ok && rows.value[1]?.slice(1, 4)).toEqual(['project.created', member.id, '=cmd("x"),\n"y"']);
    // A spreadsheet must not run it.
    expect(byCookie.body).toContain(`"'=cmd(""x""),`);
    const headers = { authorization: `Bearer ${await admin.bearer()}` };
    admin.visitor.cookies.clear();
    expect((await admin.visitor.get(url, { headers })).body).toBe(byCookie.body);
  });

  it('is written out whole, piece by piece', async () => {
    const lines = 2500;
    await app.database.owner.query(
      `insert into events (workspace_id, id, type, payload, created_at)
       select $1, gen_random_uuid(), 'project.created', '{}', now() - interval '1 day' from generate_series(1, $2::int)`,
      [place.workspace.id, lines],
    );
    const { body } = await admin.visitor.get(`${csvPath}?types=project.created`);
    const rows = parseCsv(body);
    expect(rows.ok && rows.value.length).toBe(lines + 1);
  });
});

describe('refusals', () => {
  it('is for admins', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await manager.graphql(query))).toEqual({
      code: 'Forbidden',
      message: 'Only workspace admins can do this',
    });
    expect((await manager.visitor.get(csvPath)).status).toBe(403);
    manager.visitor.cookies.clear();
    expect((await manager.visitor.get(csvPath)).status).toBe(401);
    expect(
      (await manager.visitor.get(csvPath, { headers: { authorization: 'Bearer nonsense' } })).status,
    ).toBe(401);
  });

  it('explains a filter that can’t be right', async () => {
    for (const filter of [
      { types: ['project.eaten'] },
      { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    ]) {
      expect(errorOf(await admin.graphql(query, { filter })).code).toBe('ValidationError');
    }
    expect((await admin.visitor.get(`${csvPath}?types=project.eaten`)).status).toBe(400);
    expect((await admin.visitor.get(`${csvPath}?from=yesterday`)).status).toBe(400);
  });

  it.each([
    ['changed', sql`update events set payload = '{}'`],
    ['emptied', sql`truncate events`],
  ])('can’t be %s by the application', async (_how, statement) => {
    const attempt = app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      statement.execute(db),
    );
    await expect(attempt).rejects.toThrow('permission denied for table events');
  });

  it('can’t be deleted by the application', async () => {
    const { numAffectedRows } = await app.database.transaction(
      { workspaceId: place.workspace.id },
      'read write',
      (db) => sql`delete from events`.execute(db),
    );
    expect(numAffectedRows).toBe(0n);
  });
});

describe('other workspaces', () => {
  it('have their own', async () => {
    const other = await scene.workspace('Foreign');
    const id = await createProject(other.owner);
    expect((await read({ filter: { objectId: id } })).items).toEqual([]);
    expect((await read({ filter: { actorId: other.owner.id } })).items).toEqual([]);
    expect((await admin.visitor.get(csvPath)).body).not.toContain(id);
  });
});

describe('limits', () => {
  it('gives at most 100 at a time', async () => {
    expect(errorOf(await admin.graphql(query, { first: 101 })).code).toBe('ValidationError');
    expect(errorOf(await admin.graphql(query, { after: newId() })).code).toBe('ValidationError');
  });
});
