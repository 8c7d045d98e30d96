import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectIcons } from '#domain/projects/project-icons.ts';

it('has a picture for every icon of the list', () => {
  const file = readFileSync(new URL('../../src/web/public/project-icons.svg', import.meta.url), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...projectIcons]);
});
