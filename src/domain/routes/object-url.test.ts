import { expect, test } from 'vitest';
import { searchResultTypes } from '#domain/search/result-types.ts';
import { mergedTable } from '#domain/things/merged.ts';
import { foundName, foundUrl, objectUrl, sharedName, type SharedType } from './object-url.ts';
import { parseUrl } from './parse-url.ts';

const id = '0192f0c1-2b3c-7d4e-8f50-61728394a5b6';

test.each(Object.keys(mergedTable('shared')) as SharedType[])(
  'a %s opens on a page that is there',
  (type) => {
    expect(parseUrl(objectUrl(type, { id, title: 'Checkout' }))).toBeDefined();
  },
);

test.each(Object.keys(mergedTable('shared')) as SharedType[])('a %s is called as search calls it', (type) => {
  expect(searchResultTypes.map(foundName)).toContain(sharedName(type));
});

test.each(searchResultTypes)('%s opens on a page that is there, or has none', (type) => {
  const url = foundUrl(type, { id });
  expect(url === undefined || parseUrl(url) !== undefined).toBe(true);
});

test('a document opens where the match is', () => {
  expect(foundUrl('NOTE', { id, title: 'Checkout', hash: { searchContent: 'cart' } })).toMatch(
    /^\/data\/checkout-\w+#searchContent=cart$/i,
  );
});
