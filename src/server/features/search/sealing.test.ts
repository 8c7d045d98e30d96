import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { longestTail, resealAll, sealSegments } from '#server/platform/search/seal-segments.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { findAs, type Asked, type SearchFound } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';
import '#server/platform/search/tables.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  // What is sealed every minute would come in between.
  await app.services.boss.offWork('search.tend');
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  // A new workspace is read in within a minute, and what was only made up for a test would go again.
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`insert into search_states (workspace_id, built_at) values (${place.workspace.id}, ${app.clock.now()})
      on conflict (workspace_id) do update set built_at = excluded.built_at`.execute(db),
  );
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker, { title: 'Checkout study' });
});

const ctx = () => app.services.systemCtx(place.workspace);
const find = (...[person, ...rest]: Asked): Promise<SearchFound> => findAs(app, person, ...rest);
const idsOf = ({ items }: SearchFound): string[] => items.map(({ id }) => id);
const write = (text: string): Promise<string> =>
  addNote(maker, projectId, { title: 'Interview', content: documentOf(text) });

it('finds everything when segments are sealed and merged: nothing twice, nothing missing', async () => {
  const kept = await write('A walrus in the first segment');
  await find(viewer, 'walrus');
  await fill(longestTail + 10);
  await sealSegments(ctx());
  const renamed = await write('A walrus in the tail');
  expect(idsOf(await find(viewer, 'walrus')).sort()).toEqual([kept, renamed].sort());
  await ask(maker, `mutation { updateNote(input: { id: "${kept}", title: "Narwhal" }) { id } }`);
  expect(idsOf(await find(viewer, 'narwhal walrus'))).toEqual([kept]);
  expect((await find(viewer, 'walrus')).total).toBe(2);
  await fill(longestTail + 10);
  await sealSegments(ctx());
  expect((await find(viewer, 'walrus')).total).toBe(2);
  expect((await find(viewer, 'filler', {}, { limit: 0 })).total).toBe(2 * (longestTail + 10));
  await ask(maker, `mutation { trashNotes(ids: ["${kept}"]) { id } }`);
  expect(idsOf(await find(viewer, 'walrus'))).toEqual([renamed]);
  await resealAll(ctx());
  expect(idsOf(await find(viewer, 'walrus'))).toEqual([renamed]);
  expect(idsOf(await find(viewer, 'wlarus', { types: ['NOTE'] }))).toEqual([renamed]);
});

it('finds everything when items have more words than one segment may hold: nothing twice, nothing missing', async () => {
  const first = await write('An ibex before the flood');
  await find(viewer, 'ibex');
  const each = (place: number): string => `filler w${place}`;
  await fill(longestTail + 10, each);
  await sealSegments(ctx(), { mostTerms: 500 });
  const last = await write('An ibex after the flood');
  await fill(longestTail + 10, each);
  await sealSegments(ctx(), { mostTerms: 500 });
  expect(await segmentCount()).toBeGreaterThan(2);
  expect(idsOf(await find(viewer, 'ibex')).sort()).toEqual([first, last].sort());
  expect((await find(viewer, 'filler', {}, { limit: 0 })).total).toBe(2 * (longestTail + 10));
  await sealSegments(ctx());
  expect(idsOf(await find(viewer, 'ibex')).sort()).toEqual([first, last].sort());
});

it('finds everything when the sealing is stopped in the middle: searched as before, and sealed by the next', async () => {
  const found = await write('A marmot beside the path');
  await find(viewer, 'marmot');
  await fill(longestTail + 10);
  const stop = new AbortController();
  const stopped = sealSegments(ctx(), {
    signal: stop.signal,
    // All items are read: what is left is to write them.
    onItems: (count) => (count < 200 ? stop.abort() : undefined),
  });
  await expect(stopped).rejects.toThrow('aborted');
  expect(idsOf(await find(viewer, 'marmot'))).toEqual([found]);
  expect(await sealSegments(ctx())).toBeGreaterThan(longestTail);
  expect(idsOf(await find(viewer, 'marmot'))).toEqual([found]);
});

async function segmentCount(): Promise<number> {
  const segments = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    db.selectFrom('search_segments').select('id').where('replaced_at', 'is', null).execute(),
  );
  return segments.length;
}

async function fill(count: number, titleOf = (_place: number) => 'filler'): Promise<void> {
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
    // What was written before is read in meanwhile, and takes numbers too.
    const { seq } = await db
      .selectFrom('search_states')
      .select('seq')
      .where('workspace_id', '=', place.workspace.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = app.clock.now();
    for (let at = 0; at < count; at += 500) {
      await db
        .insertInto('search_items')
        .values(
          Array.from({ length: Math.min(500, count - at) }, (_, n) => ({
            workspace_id: place.workspace.id,
            id: app.services.newId(),
            type: 'TAG' as const,
            seq: Number(seq) + 1 + at + n,
            title: titleOf(at + n),
            access_id: null,
            owner_id: null,
            project_id: null,
            location_ids: [],
            contributor_ids: [],
            tag_ids: [],
            person_ids: [],
            created_by: null,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute();
    }
    await db
      .updateTable('search_states')
      .set({ seq: Number(seq) + count })
      .where('workspace_id', '=', place.workspace.id)
      .execute();
  });
}
