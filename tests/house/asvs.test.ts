import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectDir } from '#tests/support/test-database.ts';

const read = (path: string): string => readFileSync(`${projectDir}/${path}`, 'utf8');
const asvs = read('docs/security/asvs.md');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectDir,
  encoding: 'utf8',
}).split('\n');
const rows = [...asvs.matchAll(/^\| (\d[^|]*?) +\| ([^|]+?) +\| ([^|]*?) +\|$/gmu)].map(
  ([, requirements = '', state = '', what = '']) => ({ requirements, state, what }),
);

describe('the comparison with ASVS 5.0', () => {
  test('has every chapter, and each says something', () => {
    const chapters = asvs.split(/^## /mu).slice(1);
    expect(chapters.map((chapter) => /^V(\d+) /u.exec(chapter)?.[1])).toEqual(
      Array.from({ length: 17 }, (_one, at) => String(at + 1)),
    );
    for (const [at, chapter] of chapters.entries())
      expect(chapter).toMatch(new RegExp(`\\b${at + 1}\\.\\d+\\.\\d+`, 'u'));
  });

  test('says of each requirement once whether it is met, and why', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const { requirements, state, what } of rows) {
      expect([requirements, ['met', 'partly', 'not', 'n/a'].includes(state)]).toEqual([requirements, true]);
      expect([requirements, what]).not.toEqual([requirements, '']);
    }
    const numbers = rows.flatMap(({ requirements }) => requirements.split(', '));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });
});

test.each(['docs/security/asvs.md', 'docs/security/ai.md', 'SECURITY.md'])(
  'every test that %s names exists',
  (page) => {
    const named = [...read(page).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/gu)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    const isThere = (name: string): boolean => files.some((file) => `/${file}`.endsWith(`/${name}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  },
);
