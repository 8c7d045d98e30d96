import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/', '/projects', '/projects/a-b?tab=all&x=%2F%2Fevil#hash', '/team//twice'])(
  '%j stays',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  '/..//evil.example',
  '/./\\evil',
  '/.//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'evil',
  '@evil.example',
  'javascript:alert(1)',
  `/${'x'.repeat(3000)}`,
  '',
  null,
  undefined,
])('%j leads nowhere', (redirect) => {
  expect(safeRedirect(redirect)).toBeNull();
});
