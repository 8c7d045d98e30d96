import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let place: Place;
let projectId: string;
const tagIds = new Map<string, string>();
const noteIds: string[] = [];
const groupId = '0198a3d2-0000-7000-8000-000000000001';

/** Which tags each highlight has, and in which of the two notes it stands. */
const highlights = [
  { note: 0, text: 'late again', tags: ['Late', 'Angry'] },
  { note: 0, text: 'nobody rang', tags: ['Late'] },
  { note: 1, text: 'on time', tags: ['Happy'] },
  { note: 1, text: 'untagged', tags: [] },
];

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Figures');
  projectId = await made('mutation { made: createProject(input: { title: "P" }) { id } }', {});
  const create = 'mutation ($input: CreateNoteInput!) { made: createNote(input: $input) { id } }';
  for (const title of ['One', 'Two']) noteIds.push(await made(create, { input: { projectId, title } }));
  await fill();
});
afterAll(() => app.close());

async function made(query: string, variables: Record<string, unknown>): Promise<string> {
  const { body } = await place.owner.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.made.id;
}

/** Straight into the tables: how tags get onto highlights is tested where they do. */
async function fill(): Promise<void> {
  const { id: workspaceId } = place.workspace;
  const now = new Date('2026-03-02T10:00:00Z');
  const times = { created_at: now, updated_at: now };
  await app.database.transaction({ workspaceId }, 'read write', async (db) => {
    const own = { workspace_id: workspaceId };
    const boardId = app.services.newId();
    await db
      .insertInto('tag_boards')
      .values({
        ...own,
        id: boardId,
        project_id: projectId,
        title: 'Board',
        rank: 1,
        created_by: null,
        ...times,
      })
      .execute();
    await db
      .insertInto('tag_groups')
      .values({
        ...own,
        id: groupId,
        board_id: boardId,
        title: 'Mood',
        color: '#aa3836',
        rank: 1,
        created_by: null,
        ...times,
      })
      .execute();
    for (const title of ['Late', 'Angry', 'Happy']) {
      const id = app.services.newId();
      tagIds.set(title, id);
      const group_id = title === 'Late' ? null : groupId;
      const names = { title, folded: title.toLowerCase(), key: title.toLowerCase(), color: '#112233' };
      await db
        .insertInto('tags')
        .values({ ...own, id, board_id: boardId, group_id, ...names, rank: 1, created_by: null, ...times })
        .execute();
    }
    for (const [n, { note, text, tags }] of highlights.entries()) {
      const id = app.services.newId();
      const at = new Date(now.getTime() + n * 10 * 86_400_000);
      const spot = { object_type: 'note' as const, object_id: noteIds[note] ?? '', project_id: projectId };
      await db
        .insertInto('highlights')
        .values({
          ...own,
          id,
          ...spot,
          access_id: projectId,
          text,
          marked: true,
          created_by: place.owner.id,
          created_at: at,
          updated_at: at,
        })
        .execute();
      for (const [order, tag] of tags.entries()) {
        await db
          .insertInto('highlight_tags')
          .values({
            ...own,
            highlight_id: id,
            tag_id: tagIds.get(tag) ?? '',
            place: order,
            added_by: null,
            added_at: at,
            access_id: projectId,
            hidden: false,
            highlighted_at: at,
          })
          .execute();
      }
    }
  });
}

async function chart(input: object, person: Person = place.owner) {
  const query = `query ($input: ChartInput!) { chart(input: $input) {
    total items { title groupTitle value } } }`;
  const { body } = await person.graphql(query, { input: { projectId, ...input } });
  if (body.errors) return body.errors[0].message as string;
  const { total, items } = body.data.chart;
  return {
    total,
    items: Object.fromEntries(
      items.map(({ title, value }: { title: string; value: number }) => [title, value]),
    ),
  };
}

describe('a chart', () => {
  test('counts highlights, notes and text by tag', async () => {
    expect(await chart({})).toEqual({ total: 3, items: { Late: 2, Angry: 1, Happy: 1 } });
    expect(await chart({ metric: 'NOTE_COUNT' })).toEqual({
      total: 2,
      items: { Late: 1, Angry: 1, Happy: 1 },
    });
    expect(await chart({ metric: 'TEXT_VOLUME' })).toEqual({
      total: 28,
      items: { Late: 21, Angry: 10, Happy: 7 },
    });
  });

  test('counts a highlight once for a group, whatever tags of it it has', async () => {
    expect(await chart({ type: 'TAG_GROUP' })).toEqual({ total: 3, items: { Mood: 2, 'No group': 2 } });
    // What a click on the bar lists is what the bar counts.
    const listed = async (tagGroupId: string) => {
      const query = `query ($filter: HighlightFilter!) { highlights(filter: $filter, first: 10) {
        totalCount items { text } } }`;
      const { body } = await place.owner.graphql(query, { filter: { projectId, tagGroupId } });
      return body.data.highlights.items.map(({ text }: { text: string }) => text).toSorted();
    };
    expect(await listed(groupId)).toEqual(['late again', 'on time']);
    expect(await listed('')).toEqual(['late again', 'nobody rang']);
  });

  test('of a time only, and refuses one that ends before it begins', async () => {
    expect(await chart({ from: '2026-03-10T00:00:00Z', to: '2026-03-20T00:00:00Z' })).toEqual({
      total: 1,
      items: { Late: 1 },
    });
    const reversed = { from: '2026-03-20T00:00:00Z', to: '2026-03-10T00:00:00Z' };
    expect(await chart(reversed)).toBe('The first day must be before the last');
    expect(await chart({ timeZone: "UTC'; drop table tags" })).toBe('The time zone is not known');
  });

  test('over time has every bucket, the empty ones too', async () => {
    const query = `query ($input: ChartInput!) { chartOverTime(input: $input, bucket: WEEK) {
      days lines { title points { value } } } }`;
    const { body } = await place.owner.graphql(query, { input: { projectId, timeZone: 'Australia/Sydney' } });
    const { days, lines } = body.data.chartOverTime;
    expect(days).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
    expect(lines[0]).toEqual({ title: 'Late', points: [{ value: 1 }, { value: 1 }, { value: 0 }] });
  });

  test('shows no figure of notes that a viewer may not see', async () => {
    const viewer = await place.member({ role: 'VIEWER' });
    expect(await chart({}, viewer)).toEqual({ total: 3, items: { Late: 2, Angry: 1, Happy: 1 } });
    await place.owner.graphql(
      'mutation ($input: SetAccessInheritedInput!) { setAccessInherited(input: $input) { viewerLevel } }',
      { input: { type: 'NOTE', id: noteIds[0], inherited: false } },
    );
    const { body } = await place.owner.graphql(
      'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { viewerLevel } }',
      { input: { type: 'NOTE', id: noteIds[0], grantee: { special: 'MARKUP' } } },
    );
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    expect(await chart({}, viewer)).toEqual({ total: 1, items: { Happy: 1 } });
  });
});
