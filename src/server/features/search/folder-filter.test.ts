import { expect, it } from 'vitest';
import { filterFormToWire, type FilterRow } from '#domain/filters/filter-form.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { findAs } from '#tests/support/search.ts';
import { app, gatherTeam, maker, projectId, viewer } from '#tests/support/team.ts';
import { addInsight, addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

gatherTeam();

async function addFolder(title: string, parentId: string | null = null): Promise<string> {
  const { createFolder } = await ask(
    maker,
    'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }',
    { input: { title, parentId } },
  );
  return createFolder.id;
}

async function found(operator: FilterRow['operator'], folderIds: readonly string[]): Promise<string[]> {
  const row: FilterRow = {
    id: '1',
    field: { kind: 'system', field: 'ProjectCategory' },
    operator,
    values: { ProjectCategories: [...folderIds] },
  };
  const filter = JSON.stringify(filterFormToWire({ combinator: 'And', rows: [row] }));
  const { items } = await findAs(app, viewer, '', { filter });
  return items.map(({ type }) => type).sort();
}

it('a filter by folder finds what lies in the folders inside it, tags as well', async () => {
  const outer = await addFolder('Payments');
  const inner = await addFolder('Checkout', outer);
  const elsewhere = await addFolder('Delivery');
  const noteId = await addNote(maker, projectId, { content: documentOf('The basket was emptied.') });
  await highlight(maker, noteId, 'emptied', { tagIds: [await addTag(maker, { projectId }, 'Lost work')] });
  await addInsight(maker, projectId, { title: 'Baskets empty themselves' });
  await addProject(maker, { title: 'In no folder' });
  await ask(maker, `mutation { moveProjects(ids: ["${projectId}"], folderId: "${inner}") { id } }`);
  const inside = ['HIGHLIGHT', 'INSIGHT', 'NOTE', 'PROJECT', 'TAG'];
  expect(await found('is one of', [inner])).toEqual([...inside, 'PROJECT_CATEGORY'].sort());
  expect(await found('is one of', [outer])).toEqual(
    [...inside, 'PROJECT_CATEGORY', 'PROJECT_CATEGORY'].sort(),
  );
  expect(await found('is one of', [elsewhere])).toEqual(['PROJECT_CATEGORY']);
  expect(await found('is not one of', [outer])).toEqual(['PROJECT', 'PROJECT_CATEGORY']);
});
