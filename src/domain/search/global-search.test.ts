import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { globalSearchOptionsCodec, globalSearchRequestCodec } from './global-search-options.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';
const full = {
  types: ['NOTE', 'INSIGHT'],
  query: { method: 'HYBRID', value: 'checkout', titleOnly: true },
  location: { type: 'NOT_LOCATED_IN', ids: [id] },
  user: { type: 'CREATED_BY', ids: [id], aiContributed: true },
  tags: { type: 'CONTAINS', ids: [id] },
  people: { type: 'CONTAINS', ids: [id] },
  fields: [
    { type: 'TEXT', fieldId: id, value: 'a' },
    { type: 'DATE', fieldId: id, range: { option: 'last7Days' } },
    { type: 'BOOLEAN', fieldId: id, value: false },
    { type: 'NUMBER', fieldId: id, min: 1, max: 1 },
  ],
  personFields: [{ type: 'NUMBER', fieldId: id }],
  notesFromFields: [{ type: 'TEXT', fieldId: id, value: 'b' }],
  date: { type: 'UPDATED', range: { option: 'custom', from: '2024-01-01', to: '2024-01-01' } },
  published: true,
  archived: false,
  sort: { by: 'RELEVANCE', direction: 'DESC' },
};

describe('options', () => {
  test('read as they are and drop what they do not know', () => {
    expect(decode(globalSearchOptionsCodec, full)).toEqual(full);
    expect(decode(globalSearchOptionsCodec, { workspaceId: id })).toEqual({});
  });

  test.each([
    { query: { method: 'MAGIC', value: 'a' } },
    { query: { method: 'VECTOR', value: 'a'.repeat(2001) } },
    { location: { type: 'LOCATED_IN', ids: ['x'] } },
    { user: { type: 'LIKED_BY', ids: [] } },
    { tags: { type: 'EXCLUDES', ids: [] } },
    { fields: [{ type: 'TEXT', fieldId: id }] },
    { fields: [{ type: 'NUMBER', fieldId: id, min: 2, max: 1 }] },
    { date: { type: 'CREATED', range: { option: 'custom', from: '2024-01-02', to: '2024-01-01' } } },
    { date: { type: 'CREATED', range: { option: 'someday' } } },
    { sort: { by: 'TITLE', direction: 'ASC' } },
  ])('refuse %j', (options) => {
    expect(isOf(globalSearchOptionsCodec, options)).toBe(false);
  });
});

describe('request', () => {
  test('the offset defaults to 0', () => {
    expect(decode(globalSearchRequestCodec, { options: {}, limit: 10 })).toEqual({
      options: {},
      limit: 10,
      offset: 0,
    });
  });

  test.each([
    [0, 0, true],
    [1000, 5, true],
    [1001, 0, false],
    [-1, 0, false],
    [1.5, 0, false],
    [1, -1, false],
  ])('limit %d offset %d', (limit, offset, ok) => {
    expect(isOf(globalSearchRequestCodec, { options: {}, limit, offset })).toBe(ok);
  });
});
