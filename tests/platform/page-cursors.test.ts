import { expect, test } from 'vitest';
import { instant, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { readPageArgs } from '#server/platform/graphql/page.ts';

const key = object({ at: instant, name: string });

function cursorOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test('a cursor of ours is read', () => {
  const after = { at: '2026-01-02T03:04:05.123456Z', name: 'a\\b' };
  expect(readPageArgs({ after: cursorOf(after) }, key).after).toEqual(after);
});

test.each([
  { at: '0000-01-01T00:00:00Z', name: 'a' },
  { at: '2026-01-01T00:00:00+23:59', name: 'a' },
  { at: '2026-01-01T00:00:00Z', name: 'a\0' },
])('what the database would refuse is refused before: %j', (after) => {
  expect(() => readPageArgs({ after: cursorOf(after) }, key)).toThrow('The page cursor is not valid');
});
