import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { isColumnKey, lookedUpColumns } from './view-columns.ts';
import { viewDataCodec, viewDataToWire, type ViewData } from './view-data.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';

test('columns that are looked up are those of participants, of a highlight’s note, and counts', () => {
  const shown = {
    columns: [
      { key: 'noteTitle' },
      { key: `personField.${id}` },
      { key: `field.${id}` },
      { key: 'contributors' },
      { key: 'videoThumbnail' },
      { key: 'contentPreview' },
    ],
    fieldVisibility: [
      { key: `question.${id}`, visible: true },
      { key: 'highlightCount', visible: true },
      { key: 'contributors', visible: true },
      { key: 'tags', visible: true },
    ],
  };
  expect(lookedUpColumns('NOTE', shown)).toEqual([
    `personField.${id}`,
    'contributors',
    'videoThumbnail',
    `question.${id}`,
    'highlightCount',
  ]);
  expect(lookedUpColumns('HIGHLIGHT', shown)).toEqual([
    `personField.${id}`,
    `field.${id}`,
    'contributors',
    'contentPreview',
    `question.${id}`,
    'highlightCount',
  ]);
  expect(lookedUpColumns('INSIGHT', shown)).toEqual(['contributors']);
});

test.each([
  ['NOTE', 'summaryContent', true],
  ['INSIGHT', 'summaryContent', false],
  ['HIGHLIGHT', 'authors', true],
  ['NOTE', `field.${id}`, true],
  ['NOTE', `question.${id}`, true],
  ['NOTE', `personField.${id}`, true],
  ['NOTE', 'field.x', false],
  ['NOTE', 'toString', false],
] as const)('%s column %s: %s', (type, key, ok) => {
  expect(isColumnKey(type, key)).toBe(ok);
});

describe('view data', () => {
  const data: ViewData = {
    sort: [{ field: 'createdAt', direction: 'DESC' }],
    filter: {
      combinator: 'And',
      rows: [{ id: '1', field: { kind: 'system', field: 'TagBoard' }, operator: 'is empty', values: {} }],
    },
    group: { by: 'SELECT', fieldId: id, hiddenOptions: ['a'], hideUncategorized: true },
    columns: [{ key: 'noteTitle', width: 300, sticky: true, wrapped: false }, { key: `field.${id}` }],
    fieldVisibility: [{ key: 'tags', visible: false }],
    canvasObjects: [{ type: 'note', id, x: 1, y: 2, refId: id }],
    objectRanks: { [id]: 65536 },
    expandedCardIds: [id],
    stagingArea: { x: 0, y: -5.5 },
    quoteLines: '4',
    peekMode: 'Side',
    summary: 'What we know',
  };

  test('round trip', () => {
    const wire = JSON.parse(JSON.stringify(viewDataToWire(data)));
    expect(decode(viewDataCodec('NOTE'), wire)).toEqual(data);
    expect(decode(viewDataCodec('INSIGHT'), {})).toEqual({});
  });

  test.each(['PERSON', 'PUBLISHED', 'TAG', 'SELECT'] as const)('groups by %s', (by) => {
    expect(isOf(viewDataCodec('NOTE'), { group: { by, fieldId: id } })).toBe(true);
  });

  test.each([
    { group: { by: 'SELECT' } },
    { group: { by: 'COLOUR' } },
    { columns: [{ key: 'publishedAt' }] },
    { columns: [{ key: 'tags', width: 39 }] },
    { columns: [{ key: 'tags', width: 2001 }] },
    { sort: [{ field: 'nothing', direction: 'ASC' }] },
    { fieldVisibility: [{ key: 'tags' }] },
    { peekMode: 'Popup' },
    { quoteLines: 4 },
    { quoteLines: '3' },
    { objectRanks: { a: '1' } },
    { stagingArea: { x: 1 } },
  ])('refuses %j', (input) => {
    expect(isOf(viewDataCodec('NOTE'), input)).toBe(false);
  });
});
