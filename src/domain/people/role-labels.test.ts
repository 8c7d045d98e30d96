import { expect, test } from 'vitest';
import { nameWithRole } from './role-labels.ts';

test.each([
  ['Head cook', 'Rosa Diaz (Head cook)'],
  ['  Head cook ', 'Rosa Diaz (Head cook)'],
  ['', 'Rosa Diaz'],
  [undefined, 'Rosa Diaz'],
  ['does a bit of everything '.repeat(4), 'Rosa Diaz'],
])('a name with the role %o is %o', (role, shown) => {
  expect(nameWithRole('Rosa Diaz', role)).toBe(shown);
});
