import { describe, expect, it } from 'vitest';
import { addTag, countsOf, highlight, highlightsIn, tagFields, type Tag } from '#tests/support/coding.ts';
import { type Person, type Place } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addNote, ask, close, documentOf, errorOf, eventsOf } from '#tests/support/work.ts';

gatherTeam();

const lately = 'The box came late. Nobody had said so. The driver knew it since noon.';

async function titlesOf(person: Person, field: string, query: string): Promise<string[]> {
  const answer = await ask(person, query);
  return answer[field].map(({ title }: Tag) => title);
}

describe('a codebook', () => {
  it('starts with the first tag: board, colours that differ, places in order', async () => {
    const [late, early] = await Promise.all([
      addTag(maker, { projectId }, 'Late'),
      addTag(maker, { projectId }, 'Early', { sentiment: 'POSITIVE', description: ' Before time ' }),
    ]);
    const { tagBoards } = await ask(
      viewer,
      `{ tagBoards(projectId: "${projectId}") { id title isDefault viewerLevel tagCount groups { id } } }`,
    );
    expect(tagBoards).toMatchObject([{ title: 'Tags', isDefault: true, viewerLevel: 'READ', tagCount: 2 }]);
    const { tags } = await ask(
      viewer,
      `{ tags(projectId: "${projectId}") { items { ${tagFields} } totalCount } }`,
    );
    expect(tags.totalCount).toBe(2);
    expect(new Set(tags.items.map(({ color }: Tag) => color)).size).toBe(2);
    expect(tags.items.map(({ rank }: { rank: number }) => rank)).toEqual([0, 65_536]);
    expect(tags.items.find(({ id }: Tag) => id === early)).toMatchObject({
      title: 'Early',
      sentiment: 'POSITIVE',
      description: 'Before time',
      projectId,
      highlightCount: 0,
    });
    expect(await eventsOf(app, place, late)).toEqual(['tag.created']);
  });

  it('is changed, thrown away and brought back with its highlights', async () => {
    const late = await addTag(maker, { projectId }, 'Late', { sentiment: 'NEGATIVE' });
    const noteId = await addNote(maker, projectId, { content: documentOf(lately) });
    await highlight(maker, noteId, 'came late', { tagIds: [late] });
    const { updateTag } = await ask(
      maker,
      `mutation { updateTag(input: { id: "${late}", title: "Too late", color: "0af", withoutSentiment: true }) { ${tagFields} } }`,
    );
    expect(updateTag).toMatchObject({ title: 'Too late', color: '#00aaff', sentiment: null, version: 2 });
    await ask(maker, `mutation { trashTags(ids: ["${late}"]) { trashedAt } }`);
    expect((await highlightsIn(viewer, noteId)).map(({ tags, color }) => [tags, color])).toEqual([
      [[], '#7847d0'],
    ]);
    await ask(maker, `mutation { restoreTags(ids: ["${late}"]) { trashedAt } }`);
    expect(await highlightsIn(viewer, noteId)).toMatchObject([{ tags: [{ id: late }], color: '#00aaff' }]);
    expect(await countsOf(viewer, projectId)).toEqual({ 'Too late': 1 });
  });

  it('is arranged in groups: many move at once, and a group that goes leaves its tags', async () => {
    const [a = '', b = '', c = ''] = await inTurn(['A', 'B', 'C'], (title) =>
      addTag(maker, { projectId }, title),
    );
    const { createTagGroup: needs } = await ask(
      maker,
      `mutation { createTagGroup(input: { projectId: "${projectId}", title: "Needs" }) { id boardId color } }`,
    );
    const d = await addTag(maker, { boardId: needs.boardId, groupId: needs.id }, 'D');
    const move = (input: object) =>
      ask(maker, 'mutation ($input: MoveTagsInput!) { moveTags(input: $input) { id groupId } }', { input });
    await move({ ids: [c, a], boardId: needs.boardId, groupId: needs.id, afterId: d });
    const order = async () => {
      const { tags } = await ask(
        viewer,
        `{ tags(boardId: "${needs.boardId}") { items { title groupId group { title } } } }`,
      );
      const placed = tags.items as { title: string; group: { title: string } | null }[];
      const byGroup = Map.groupBy(placed, ({ group }) => group?.title ?? '');
      return Object.fromEntries(
        [...byGroup].map(([title, list]) => [title, list.map((tag) => tag.title).join('')]),
      );
    };
    expect(await order()).toEqual({ '': 'B', Needs: 'DCA' });
    await move({ ids: [b], boardId: needs.boardId, groupId: needs.id, afterId: null });
    expect(await order()).toEqual({ Needs: 'BDCA' });
    await ask(maker, `mutation { deleteTagGroup(id: "${needs.id}") { id } }`);
    expect(Object.keys(await order())).toEqual(['']);
    // They are arranged as they are seen, and still belong to the group.
    await move({ ids: [a], boardId: needs.boardId, groupId: null, afterId: d });
    expect(await order()).toEqual({ '': 'BDAC' });
    await move({ ids: [a], boardId: needs.boardId, groupId: null, afterId: c });
    await ask(maker, `mutation { restoreTagGroup(id: "${needs.id}") { id } }`);
    expect(await order()).toEqual({ '': 'A', Needs: 'BDC' });
    await ask(maker, `mutation { deleteTagBoard(id: "${needs.boardId}") { id } }`);
    expect(await countsOf(viewer, projectId)).toEqual({});
    await ask(maker, `mutation { restoreTagBoard(id: "${needs.boardId}") { isDefault } }`);
    expect(Object.keys(await countsOf(viewer, projectId)).sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('is found by what somebody types, the best first', async () => {
    for (const title of ['Délivery', 'Late delivery', 'Deliverance', 'Dead lights live', 'Other'])
      await addTag(maker, { projectId }, title);
    const search = (query: string) =>
      titlesOf(
        viewer,
        'searchTags',
        `{ searchTags(projectId: "${projectId}", query: "${query}") { title } }`,
      );
    expect(await search('DELIV')).toEqual(['Délivery', 'Deliverance', 'Late delivery', 'Dead lights live']);
    expect(await search('dlv')).toEqual(['Délivery', 'Deliverance', 'Late delivery', 'Dead lights live']);
    expect(await search('100%')).toEqual([]);
    expect(await search('')).toHaveLength(5);
  });

  it('warns of repetition and shows what nobody uses', async () => {
    const [points = ''] = await inTurn(['Pain points', 'pain-point', 'Joy'], (title) =>
      addTag(maker, { projectId }, title),
    );
    const noteId = await addNote(maker, projectId, { content: documentOf(lately) });
    await highlight(maker, noteId, 'late', { tagIds: [points] });
    expect(
      await titlesOf(
        viewer,
        'similarTags',
        `{ similarTags(projectId: "${projectId}", title: "Painpoints") { title } }`,
      ),
    ).toEqual(['Pain points', 'pain-point']);
    const { duplicateTags } = await ask(
      viewer,
      `{ duplicateTags(projectId: "${projectId}") { tags { title } } }`,
    );
    expect(duplicateTags).toEqual([{ tags: [{ title: 'Pain points' }, { title: 'pain-point' }] }]);
    const { tags } = await ask(
      viewer,
      `{ tags(projectId: "${projectId}", unused: true, sort: TITLE) { items { title } } }`,
    );
    expect(tags.items).toEqual([{ title: 'Joy' }, { title: 'pain-point' }]);
  });

  it('goes out as CSV and comes in on another board, without what is there', async () => {
    const tagId = await addTag(maker, { projectId }, '=Late', { description: 'Two\nlines' });
    const { tag } = await ask(maker, `{ tag(id: "${tagId}") { boardId } }`);
    const csv = `Tag,Group,Color,Sentiment\nLate,Delivery,red,negative\nlate,,,\n,,,\nEarly,delivery,,\n`;
    const importing =
      'mutation ($id: ID!, $csv: String!) { importTags(boardId: $id, csv: $csv) { skippedCount created { title color group { title } } } }';
    const { importTags } = await ask(maker, importing, { id: tag.boardId, csv });
    expect(importTags).toMatchObject({
      skippedCount: 2,
      created: [
        { title: 'Late', color: '#c51d28', group: { title: 'Delivery' } },
        { title: 'Early', group: { title: 'Delivery' } },
      ],
    });
    const { tagsCsv } = await ask(viewer, `{ tagsCsv(boardId: "${tag.boardId}") }`);
    expect(tagsCsv).toContain("'=Late");
    const { createTagBoard } = await ask(
      maker,
      `mutation { createTagBoard(input: { projectId: "${projectId}", title: "Copy" }) { id } }`,
    );
    const again = await ask(maker, importing, { id: createTagBoard.id, csv: tagsCsv });
    expect(again.importTags.created).toHaveLength(3);
  });
});

describe('merging', () => {
  it('shows what it will do, does it, and its undo puts back exactly what was', async () => {
    const [slow = '', late = '', other = ''] = await inTurn(['Slow', 'Late', 'Other'], (title) =>
      addTag(maker, { projectId }, title),
    );
    const noteId = await addNote(maker, projectId, { content: documentOf(lately) });
    await highlight(maker, noteId, 'The box', { tagIds: [slow] });
    await highlight(place.owner, noteId, 'came late', { tagIds: [other, late, slow] });
    await highlight(maker, noteId, 'noon', { tagIds: [late] });
    const before = await snapshot(place, app);
    const { tagMergePreview } = await ask(
      viewer,
      `{ tagMergePreview(intoId: "${late}", ids: ["${slow}"]) { gainedCount sharedCount totalCount into { title } tags { title highlightCount } } }`,
    );
    expect(tagMergePreview).toEqual({
      gainedCount: 1,
      sharedCount: 1,
      totalCount: 3,
      into: { title: 'Late' },
      tags: [{ title: 'Slow', highlightCount: 2 }],
    });
    const { mergeTags } = await ask(
      maker,
      `mutation { mergeTags(intoId: "${late}", ids: ["${slow}"]) { id into { highlightCount } mergedIds } }`,
    );
    expect(mergeTags).toMatchObject({ into: { highlightCount: 3 }, mergedIds: [slow] });
    expect((await highlightsIn(viewer, noteId)).map(({ tags }) => tags.map(({ title }) => title))).toEqual([
      ['Late'],
      ['Other', 'Late'],
      ['Late'],
    ]);
    expect(errorOf(await maker.graphql(`mutation { restoreTags(ids: ["${slow}"]) { id } }`))).toEqual([
      'InvalidOperation',
      'This tag was merged into another. Undo the merge to get it back.',
    ]);
    const { undoTagMerge } = await ask(
      maker,
      `mutation { undoTagMerge(id: "${mergeTags.id}") { title mergedIntoId } }`,
    );
    expect(undoTagMerge).toEqual([{ title: 'Slow', mergedIntoId: null }]);
    expect(await snapshot(place, app)).toEqual(before);
    expect(errorOf(await maker.graphql(`mutation { undoTagMerge(id: "${mergeTags.id}") { id } }`))[1]).toBe(
      'This was already undone',
    );
  });

  it('is undone later from the page of either tag, the last one first', async () => {
    const noteId = await addNote(maker, projectId, { content: documentOf('Slow and late, says Ada.') });
    const [slow, late, tardy] = [
      await addTag(maker, { projectId }, 'Slow'),
      await addTag(maker, { projectId }, 'Late'),
      await addTag(maker, { projectId }, 'Tardy'),
    ];
    await highlight(maker, noteId, 'Slow and late', { tagIds: [slow, tardy] });
    const before = await snapshot(place, app);
    const merge = async (id: string): Promise<string> => {
      app.clock.pass(1);
      const answer = await ask(maker, `mutation { mergeTags(intoId: "${late}", ids: ["${id}"]) { id } }`);
      return answer.mergeTags.id;
    };
    const lastOf = async (id: string) =>
      (await ask(viewer, `{ tag(id: "${id}") { lastMerge { id mergedCount mergedBy { id } } } }`)).tag
        .lastMerge;
    const [first, second] = [await merge(slow), await merge(tardy)];
    const told = { mergedCount: 1, mergedBy: { id: maker.id } };
    expect(await lastOf(late)).toEqual({ id: second, ...told });
    expect(await lastOf(slow)).toEqual({ id: first, ...told });
    const undo = (id: string) => maker.graphql(`mutation { undoTagMerge(id: "${id}") { id } }`);
    expect(errorOf(await undo(first))[1]).toBe(
      'These tags were merged again later. Undo the later merge first.',
    );
    expect((await undo(second)).body.errors).toBeUndefined();
    expect(await lastOf(late)).toEqual({ id: first, ...told });
    expect((await undo(first)).body.errors).toBeUndefined();
    expect(await lastOf(late)).toBeNull();
    expect(await snapshot(place, app)).toEqual(before);
  });

  it('is not undone into a board that has filled up since', async () => {
    const [slow, late] = [
      await addTag(maker, { projectId }, 'Slow'),
      await addTag(maker, { projectId }, 'Late'),
    ];
    const { mergeTags } = await ask(
      maker,
      `mutation { mergeTags(intoId: "${late}", ids: ["${slow}"]) { id } }`,
    );
    await app.database.owner.query(
      `insert into tags (workspace_id, id, board_id, title, folded, key, color, rank, created_at, updated_at)
       select workspace_id, gen_random_uuid(), board_id, 'T' || n, 't' || n, 't' || n, color, n, now(), now()
       from tags, generate_series(1, 4999) n where id = $1`,
      [late],
    );
    expect(errorOf(await maker.graphql(`mutation { undoTagMerge(id: "${mergeTags.id}") { id } }`))[1]).toBe(
      'A tag board can have at most 5,000 tags',
    );
  });
});

describe('workspace boards', () => {
  it('are for managers to make and for everybody to use', async () => {
    const making = 'mutation { createTagBoard(input: { title: "Everywhere" }) { id viewerLevel } }';
    expect(errorOf(await maker.graphql(making))).toEqual(['Forbidden', 'Only managers can do this']);
    const { createTagBoard: board } = await ask(place.owner, making);
    const shared = await addTag(place.owner, { boardId: board.id }, 'Shared');
    const own = await addTag(maker, { projectId }, 'Own');
    const noteId = await addNote(maker, projectId, { content: documentOf(lately) });
    await highlight(maker, noteId, 'late', { tagIds: [shared, own] });
    expect(await countsOf(viewer, projectId)).toEqual({ Shared: 1, Own: 1 });
    const uses = `{ tagProjects(id: "${shared}") { count project { id } } }`;
    expect((await ask(viewer, uses)).tagProjects).toEqual([{ count: 1, project: { id: projectId } }]);
    const merge = (intoId: string, id: string) =>
      place.owner.graphql(`mutation { mergeTags(intoId: "${intoId}", ids: ["${id}"]) { id } }`);
    expect(errorOf(await merge(own, shared))[1]).toBe(
      'Tags can be merged within their project or into a tag of the workspace',
    );
    const move = `mutation { moveTags(input: { ids: ["${own}"], boardId: "${board.id}" }) { projectId } }`;
    expect(errorOf(await maker.graphql(move))[0]).toBe('Forbidden');
    expect((await ask(place.owner, move)).moveTags).toEqual([{ projectId: null }]);
    expect((await merge(own, shared)).body.errors).toBeUndefined();
  });
});

describe('refusals', () => {
  it('names what is too long, and writes nothing', async () => {
    const { tag } = await ask(maker, `{ tag(id: "${await addTag(maker, { projectId }, 'A')}") { boardId } }`);
    const long = 'x'.repeat(51);
    const refused = async (mutation: string) =>
      errorOf(await maker.graphql(`mutation { ${mutation} { id } }`));
    expect(await refused(`createTagGroup(input: { boardId: "${tag.boardId}", title: "${long}" })`)).toEqual([
      'ValidationError',
      'Tag group title must be at most 50 characters',
    ]);
    expect(await refused(`createTagBoard(input: { projectId: "${projectId}", title: "${long}" })`)).toEqual([
      'ValidationError',
      'Tag board title must be at most 50 characters',
    ]);
    expect(
      await refused(`createTag(input: { projectId: "${projectId}", title: "${'x'.repeat(201)}" })`),
    ).toEqual(['ValidationError', 'Tag title must be at most 200 characters']);
    expect(await refused('createTag(input: { title: "Nowhere" })')).toEqual([
      'ValidationError',
      'Name a board or a project',
    ]);
    expect(Object.keys(await countsOf(viewer, projectId))).toEqual(['A']);
  });

  it('leaves a locked tag alone until it is unlocked, and lets it be used', async () => {
    const [late = '', slow = ''] = await inTurn(['Late', 'Slow'], (title) =>
      addTag(maker, { projectId }, title),
    );
    await ask(maker, `mutation { lockTag(id: "${late}") { lockedBy { id } } }`);
    const locked = ['Forbidden', 'This is locked. Unlock it to make changes'];
    for (const mutation of [
      `updateTag(input: { id: "${late}", title: "X" }) { id }`,
      `trashTags(ids: ["${slow}", "${late}"]) { id }`,
      `mergeTags(intoId: "${slow}", ids: ["${late}"]) { id }`,
    ])
      expect(errorOf(await maker.graphql(`mutation { ${mutation} }`))).toEqual(locked);
    const noteId = await addNote(maker, projectId, { content: documentOf(lately) });
    await highlight(maker, noteId, 'late', { tagIds: [late] });
    await ask(maker, `mutation { unlockTag(id: "${late}") { id } }`);
    await ask(maker, `mutation { updateTag(input: { id: "${late}", title: "X" }) { id } }`);
    expect(await countsOf(viewer, projectId)).toEqual({ X: 1, Slow: 0 });
  });

  it('gets a colour together with others, and each its own back', async () => {
    const [late = '', slow = ''] = await inTurn(['Late', 'Slow'], (title) =>
      addTag(maker, { projectId }, title, { color: title === 'Late' ? '#111111' : '#222222' }),
    );
    const recolor = (colors: { id: string; color: string }[]) =>
      maker.graphql('mutation ($colors: [TagColorInput!]!) { recolorTags(colors: $colors) { color } }', {
        colors,
      });
    const both = [late, slow].map((id) => ({ id, color: '0af' }));
    expect((await recolor(both)).body).toMatchObject({
      data: { recolorTags: [{ color: '#00aaff' }, { color: '#00aaff' }] },
    });
    const back = [
      { id: late, color: '#111111' },
      { id: slow, color: '#222222' },
    ];
    expect((await recolor(back)).body).toMatchObject({
      data: { recolorTags: [{ color: '#111111' }, { color: '#222222' }] },
    });
    expect(errorOf(await recolor([{ id: late, color: 'red' }]))[0]).toBe('ValidationError');
    expect(errorOf(await recolor([]))).toEqual(['ValidationError', 'Choose 1 to 1,000 at a time']);
    await ask(maker, `mutation { lockTag(id: "${late}") { id } }`);
    expect(errorOf(await recolor(both))[0]).toBe('Forbidden');
    const { tag } = await ask(maker, `{ tag(id: "${slow}") { color } }`);
    expect(tag).toEqual({ color: '#222222' });
  });

  it('shows nothing of a closed project', async () => {
    const late = await addTag(maker, { projectId }, 'Late');
    await close(maker, { type: 'PROJECT', id: projectId });
    expect(await ask(viewer, `{ tag(id: "${late}") { title } }`)).toEqual({ tag: null });
    expect(errorOf(await viewer.graphql(`{ tags(projectId: "${projectId}") { totalCount } }`))[0]).toBe(
      'NotFound',
    );
    expect((await ask(viewer, '{ tagBoards { title } }')).tagBoards).toEqual([]);
  });
});

async function inTurn<T>(list: readonly T[], make: (item: T) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (const item of list) {
    app.clock.pass(1);
    ids.push(await make(item));
  }
  return ids;
}

/** Everything that a merge may touch, but for version numbers. */
async function snapshot({ workspace }: Place, { database }: TestApp): Promise<unknown> {
  return database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => [
    await db.selectFrom('highlight_tags').selectAll().orderBy('highlight_id').orderBy('tag_id').execute(),
    await db
      .selectFrom('tags')
      .select(['id', 'title', 'board_id', 'group_id', 'rank', 'trashed_at', 'merged_into'])
      .orderBy('id')
      .execute(),
  ]);
}
