import { describe, expect, test } from 'vitest';
import { toShortId } from '#domain/ids/short-id.ts';
import { buildUrl } from './build-url.ts';
import { parseUrl } from './parse-url.ts';

const uuid = '0192f0c1-2b3c-7d4e-8f50-61728394a5b6';
const short = toShortId(uuid);

describe('channel date range', () => {
  test.each([
    ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
    ['from=2026-01-01&to=2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
    ['from=2026-01-01', { from: '2026-01-01' }],
    ['to=2026-01-01', { to: '2026-01-01' }],
    ['from=2026-01-02&to=2026-01-01', {}],
    ['from=2026-02-30&to=2026-03-01', {}],
    ['from=2026-01-01&to=tomorrow', {}],
    ['from=%ZZ&to=2026-01-01', { to: '2026-01-01' }],
    ['preset=last28Days&from=2026-01-02&to=2026-01-01', { preset: 'last28Days' }],
    ['preset=last29Days', {}],
  ])('%s', (hash, expected) => {
    expect(parseUrl(`/channels/${short}#${hash}`)?.hash).toEqual(expected);
  });
});

test.each([
  ['type=bar', { type: 'bar' }],
  ['type=line', { type: 'line' }],
  ['type=none', { type: 'none' }],
  ['type=pie', {}],
  [
    'preset=custom&from=2026-01-01&to=2026-02-01&filter=x',
    { preset: 'custom', from: '2026-01-01', to: '2026-02-01', filter: 'x' },
  ],
])('chart hash %s', (hash, expected) => {
  expect(parseUrl(`/projects/${short}/charts#${hash}`)?.hash).toEqual(expected);
});

describe('document hash', () => {
  test.each([
    ['snippet=said%20so&start=3&end=10', { snippet: 'said so', start: 3, end: 10 }],
    ['snippet=x&start=3&end=3', { snippet: 'x', start: 3, end: 3 }],
    ['snippet=x&start=4&end=3', { snippet: 'x' }],
    ['snippet=x&start=4', { snippet: 'x' }],
    ['snippet=x&start=-1&end=3', { snippet: 'x' }],
    ['snippet=x&start=0&end=2147483647', { snippet: 'x', start: 0, end: 2147483647 }],
    ['snippet=x&start=0&end=2147483648', { snippet: 'x' }],
    [`fileId=${short}&page=1`, { fileId: uuid, page: 1 }],
    [`fileId=${short}&page=0`, { fileId: uuid }],
    ['page=2', {}],
    ['shared=true', { shared: true }],
    ['shared=0', { shared: false }],
    ['shared=maybe', {}],
    [
      `c=${short}&n=note&h=${uuid}&co=${short}&f=${short}`,
      { c: uuid, n: 'note', h: uuid, co: uuid, f: uuid },
    ],
    ['product-tour=home&searchContent=why', { 'product-tour': 'home', searchContent: 'why' }],
    ['i=google-drive-file', { i: 'google-drive-file' }],
    ['i=rm', {}],
  ])('%s', (hash, expected) => {
    expect(parseUrl(`/data/${short}#${hash}`)?.hash).toEqual(expected);
  });

  test('is never written in a way that would not be read', () => {
    const url = buildUrl('note', {
      params: { noteId: uuid },
      hash: { snippet: 'x', start: 9, end: 3, page: 2 },
    });
    expect(url).toBe(`/data/${short}#snippet=x`);
  });
});
