import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addTag } from '#tests/support/coding.ts';
import { runTable, undoTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
let projectId: string;
let boardId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await (await scene.workspace('Tags')).member();
  projectId = await addProject(ada);
  const late = await addTag(ada, { projectId }, 'Late', { description: 'After noon' });
  boardId = (await ask(ada, `{ tag(id: "${late}") { boardId } }`)).tag.boardId;
});

const lines = (text: string): string => text.replaceAll('|', '\t');

async function board(): Promise<string[][]> {
  const { tags, tagBoard } = await ask(
    ada,
    `query ($projectId: ID!, $boardId: ID!) {
      tags(projectId: $projectId, sort: TITLE) { items { title description color group { title } } }
      tagBoard(id: $boardId) { groups { title } } }`,
    { projectId, boardId },
  );
  const titles = tagBoard.groups.map(({ title }: { title: string }) => title);
  return [
    ...tags.items.map(
      ({
        title,
        description,
        group,
      }: {
        title: string;
        description: string;
        group: { title: string } | null;
      }) => [title, description, group?.title ?? ''],
    ),
    titles,
  ];
}

describe('a table of tags', () => {
  const table = lines(
    'Tag|Group|Color|Definition\nLate|Delivery||Too late\nEarly|delivery|red|\nBad||no color|\nEARLY|||\n',
  );

  test('makes tags and groups, leaves what is there, and goes again as one', async () => {
    const before = await board();
    const sent = await uploadTable(app, ada, { fileName: 'tags.tsv', bytes: table, boardId });
    expect(sent.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'TITLE',
      'GROUP',
      'COLOR',
      'DESCRIPTION',
    ]);
    const done = await runTable(ada, sent);
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 1, duplicateCount: 2, failedCount: 1 });
    expect(done.problems.items.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(await board()).toEqual([['Early', '', 'delivery'], ['Late', 'After noon', ''], ['delivery']]);
    await undoTable(ada, done.id);
    expect(await board()).toEqual(before);
  });

  test('updates tags that are there, and undoes it', async () => {
    const before = await board();
    const sent = await uploadTable(app, ada, { fileName: 'tags.tsv', bytes: table, boardId });
    const done = await runTable(ada, sent, { existing: 'UPDATE' });
    expect(done).toMatchObject({ createdCount: 1, updatedCount: 1 });
    expect(await board()).toEqual([
      ['Early', '', 'Delivery'],
      ['Late', 'Too late', 'Delivery'],
      ['Delivery'],
    ]);
    await undoTable(ada, done.id);
    expect(await board()).toEqual(before);
  });

  test('leaves tags that were locked since as they are when it is undone', async () => {
    const sent = await uploadTable(app, ada, { fileName: 'tags.tsv', bytes: table, boardId });
    const done = await runTable(ada, sent, { existing: 'UPDATE' });
    const imported = await board();
    const { tags } = await ask(ada, 'query ($id: ID!) { tags(projectId: $id) { items { id } } }', {
      id: projectId,
    });
    for (const { id } of tags.items) await ask(ada, `mutation { lockTag(id: "${id}") { id } }`);
    await undoTable(ada, done.id);
    expect(await board()).toEqual(imported);
  });
});
