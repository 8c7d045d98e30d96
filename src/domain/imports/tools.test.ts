import { expect, test } from 'vitest';
import { recognizeTool } from './recognize-tool.ts';
import { readToolTable, splitNames } from './tool-table.ts';

const id = '0123456789abcdef0123456789abcdef';

test.each([
  [['manifest.jsonl', 'notes.jsonl'], 'COMMUNITY'],
  [['project.qde', 'sources/a.txt'], 'REFI'],
  [['Study/highlights.csv', 'Study/tags.csv', 'Study/notes/Ada.html'], 'DOVETAIL'],
  [['Checkout - highlights.csv', 'Checkout - notes.csv'], 'DOVETAIL'],
  [[`Research ${id}.md`, `Research/Interviews ${id}.csv`], 'NOTION'],
  [[`Interviews ${id}_all.csv`], 'NOTION'],
  [['Study.qda/data.qda', 'Study.qda/documents/Ada.txt'], 'QUALCODER'],
  [['highlights.csv'], null],
  [['Ada.vtt', 'notes.md', 'data.csv'], null],
])('%j comes from %s', (paths, tool) => {
  expect(recognizeTool(paths)).toBe(tool);
});

test('a table is read by its headers, and no cell is lost', () => {
  const table = [
    ['Note ID', 'Title', 'Tags', 'Plan', ''],
    ['n1', ' Ada ', 'pain; price', 'Pro', 'x'],
    ['', '', '', '', ''],
  ];
  const [row, ...more] = readToolTable(table, ['id', 'title', 'tags']);
  expect(more).toEqual([]);
  expect([row?.get('id'), row?.get('title'), row?.get('content')]).toEqual(['n1', 'Ada', '']);
  expect(row?.others).toEqual([['Plan', 'Pro']]);
});

test.each([
  ['a, b', [], ['a', 'b']],
  ['a, b; c', [], ['a, b', 'c']],
  ['slow, again', ['slow, again'], ['slow, again']],
  ['a; a', [], ['a']],
])('%j with %j known is %j', (cell, known, names) => {
  expect(splitNames(cell, (name) => known.includes(name))).toEqual(names);
});
