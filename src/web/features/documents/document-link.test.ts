// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { documentLinkOf } from './document-link.ts';

const noteId = '0190a1b2-0000-7000-8000-000000000001';

function linkOf(hash: string) {
  const match = parseUrl(`/data/${noteId}#${hash}`);
  if (match?.name !== 'note') throw new Error('Not the address of a note');
  return documentLinkOf(match.hash);
}

test('the namespace of a link is the tab at the side, unless it leads to a comment', () => {
  expect(linkOf('n=fields').sideTab).toBe('Fields');
  expect(linkOf('n=Evidence').sideTab).toBe('Evidence');
  expect(linkOf('n=elsewhere').sideTab).toBeNull();
  expect(linkOf(`n=fields&c=${noteId}`)).toMatchObject({ sideTab: 'Comments', commentId: noteId });
});

test('keys without a meaning here change nothing', () => {
  expect(linkOf(`co=${noteId}&shared=true&product-tour=home`)).toEqual(linkOf(''));
});
