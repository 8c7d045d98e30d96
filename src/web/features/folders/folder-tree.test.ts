import { expect, test } from 'vitest';
import type { FolderFieldsFragment } from '#web/lib/graphql.gen.ts';
import { flatten, idsBelow, treeOf } from './folder-tree.ts';

function folder(id: string, rank: number, parentId: string | null = null): FolderFieldsFragment {
  return {
    id,
    title: id,
    rank,
    projectCount: 0,
    viewerLevel: 'FULL',
    version: 1,
    parent: parentId === null ? null : { id: parentId },
  };
}

const tree = treeOf([
  folder('b', 2),
  folder('a', 1),
  folder('a2', 2, 'a'),
  folder('a1', 1, 'a'),
  folder('deep', 1, 'a1'),
  folder('lost', 3, 'hidden'),
]);

test('a tree by rank; what lies in a hidden folder stands on the top', () => {
  const all = flatten(tree, () => true);
  expect(all.map(({ folder: { id }, depth }) => `${depth}${id}`)).toEqual([
    '0a',
    '1a1',
    '2deep',
    '1a2',
    '0b',
    '0lost',
  ]);
  expect(flatten(tree, () => false).map(({ folder: { id } }) => id)).toEqual(['a', 'b', 'lost']);
});

test('a folder and what is below it', () => {
  expect([...idsBelow(tree, 'a')]).toEqual(['a', 'a1', 'deep', 'a2']);
  expect([...idsBelow(tree, 'b')]).toEqual(['b']);
  expect([...idsBelow(tree, 'nothing')]).toEqual([]);
});
