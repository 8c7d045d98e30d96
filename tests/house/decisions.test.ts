import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '#tests/support/test-database.ts';

test('the index of decisions names each of them once, in order', () => {
  const index = readFileSync(`${projectDir}/docs/decisions/README.md`, 'utf8');
  const named = [...index.matchAll(/^- \[(\d{4})\]\((\1-[^)]+)\) \S/gmu)].map(([, , file]) => file);
  const files = globSync('docs/decisions/[0-9]*.md', { cwd: projectDir }).map((file) => basename(file));
  expect(named).toEqual(files.toSorted());
});
