import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodecError, decode, isOf } from '#domain/codec/codec.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { mergedTable } from '#domain/things/merged.ts';
import { isEmptyQuery, parseSearchQuery } from './parse-query.ts';
import { searchResultTypes } from './result-types.ts';
import { checkPageLimit } from './search-limits.ts';
import { searchTabs, tabResultTypes } from './search-page.ts';
import { searchParamsCodec, searchParamsToWire } from './search-params.ts';
import { visibleResultTypes } from './visible-types.ts';

test('Everything shows every type, the other tabs show all of them together', () => {
  expect(tabResultTypes.Everything).toEqual(searchResultTypes);
  const single = searchTabs.filter((tab) => tab !== 'Everything').flatMap((tab) => [...tabResultTypes[tab]]);
  expect(new Set(single)).toEqual(new Set(searchResultTypes));
});

test('a type keeps its place in the index for as long as there are installations', () => {
  expect(searchResultTypes.slice(0, 10)).toEqual([
    'CHANNEL',
    'HIGHLIGHT',
    'INSIGHT',
    'NOTE',
    'PERSON',
    'PROJECT',
    'PROJECT_CATEGORY',
    'TAG',
    'THEME',
    'DOC',
  ]);
});

test('a new type takes the next free place in the index', () => {
  const found = mergedTable('found');
  const places = searchResultTypes.map((type) => found[type].placeInIndex);
  expect(places).toEqual(searchResultTypes.map((_type, place) => place));
});

test('visible types follow access to projects and to people', () => {
  expect(visibleResultTypes({ projects: true, people: true })).toEqual([...searchResultTypes]);
  expect(visibleResultTypes({ projects: false, people: true })).toEqual(['PERSON']);
  expect(visibleResultTypes({ projects: true, people: false })).not.toContain('PERSON');
  expect(visibleResultTypes({ projects: false, people: false })).toEqual([]);
});

describe('parseSearchQuery', () => {
  test.each([
    ['', { words: [], phrases: [], excluded: [], prefix: null, exact: false }],
    ['check out', { words: ['check', 'out'], phrases: [], excluded: [], prefix: 'out', exact: false }],
    ['check out ', { words: ['check', 'out'], phrases: [], excluded: [], prefix: null, exact: false }],
    ['"check  out"', { words: [], phrases: ['check out'], excluded: [], prefix: null, exact: true }],
    [
      '“check out” slow',
      { words: ['slow'], phrases: ['check out'], excluded: [], prefix: 'slow', exact: true },
    ],
    ['slow -fast', { words: ['slow'], phrases: [], excluded: ['fast'], prefix: null, exact: false }],
    [
      'slow -"very fast"',
      { words: ['slow'], phrases: [], excluded: ['very fast'], prefix: null, exact: true },
    ],
    ['sign-up flow', { words: ['sign-up', 'flow'], phrases: [], excluded: [], prefix: 'flow', exact: false }],
    ['"open phrase', { words: [], phrases: ['open phrase'], excluded: [], prefix: null, exact: true }],
    ['""', { words: [], phrases: [], excluded: [], prefix: null, exact: true }],
    ['-', { words: ['-'], phrases: [], excluded: [], prefix: '-', exact: false }],
  ])('%j', (input, expected) => {
    expect(accept(parseSearchQuery(input))).toMatchObject(expected);
  });

  test('limits hold', () => {
    expect(parseSearchQuery('a '.repeat(61)).ok).toBe(false);
    expect(parseSearchQuery('a'.repeat(2001)).ok).toBe(false);
  });

  test('only exclusions are no query', () => {
    expect(isEmptyQuery(accept(parseSearchQuery('-a')))).toBe(true);
    expect(isEmptyQuery(accept(parseSearchQuery('a')))).toBe(false);
  });

  test('what no database can look for is refused', () => {
    expect(parseSearchQuery('a\0b')).toEqual({
      ok: false,
      message: 'Search has a character that can’t be stored',
    });
  });

  test('no text is lost and nothing throws', () => {
    const part = fc.constantFrom('a', 'Bé', '-', '"', '“', ' ', '\t', '😀', "o'r", ':*', '&', '\\');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const input = parts.join('');
        const query = accept(parseSearchQuery(input));
        const found = [...query.words, ...query.phrases, ...query.excluded].join('').replaceAll(/[\s-]/g, '');
        const sorted = (text: string) =>
          Array.from(text)
            .sort((a, b) => (a < b ? -1 : 1))
            .join('');
        expect(sorted(found)).toBe(sorted(input.replaceAll(/[\s"“-]/g, '')));
      }),
      { numRuns: 200 },
    );
  });
});

describe('search params', () => {
  const projectId = '0190a1b2-0000-7000-8000-000000000001';

  test('one type, many types, no type', () => {
    const read = (input: object) => decode(searchParamsCodec, { query: 'a', ...input }).resultTypes;
    expect(read({ resultType: 'NOTE' })).toEqual(['NOTE']);
    expect(read({ resultTypes: ['TAG', 'NOTE'] })).toEqual(['TAG', 'NOTE']);
    expect(read({})).toEqual([...searchResultTypes]);
  });

  test('round trip', () => {
    const params = {
      query: '"a b" c',
      resultTypes: ['NOTE'],
      projectIds: [projectId],
      sort: { field: 'CREATED', direction: 'ASC' },
      filter: {
        combinator: 'Or',
        rows: [{ id: '1', field: { kind: 'system', field: 'TagGroup' }, operator: 'is empty', values: {} }],
      },
      selectedFilterId: projectId,
    } as const;
    expect(decode(searchParamsCodec, JSON.parse(JSON.stringify(searchParamsToWire(params))))).toEqual(params);
  });

  test.each([
    { query: 'a '.repeat(61) },
    { query: 'a', projectIds: ['1'] },
    { query: 'a', sort: { field: 'RANDOM', direction: 'ASC' } },
    { query: 'a', resultTypes: ['SPACESHIP'] },
    {},
  ])('refuses %j', (input) => {
    expect(() => decode(searchParamsCodec, input)).toThrow(CodecError);
    expect(isOf(searchParamsCodec, input)).toBe(false);
  });
});

test.each([
  [-1, false],
  [0, true],
  [1000, true],
  [1001, false],
  [0.5, false],
  [Number.NaN, false],
])('page limit %d', (limit, ok) => {
  expect(checkPageLimit(limit).ok).toBe(ok);
});
