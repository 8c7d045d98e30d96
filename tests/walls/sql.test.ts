import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlProblems } from '../../scripts/sql-problems.mjs';

const projectDir = join(import.meta.dirname, '../..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hark-sql-walls-'));
  cpSync(join(projectDir, 'src/server'), join(copy, 'src/server'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('/tables.ts'),
  });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A scan that reads nothing also finds nothing: only planted violations show that it reads. */
describe('tables in SQL', () => {
  test.each([
    ['features/api-tokens', "db.selectFrom('reels').select('id')", 'reels'],
    [
      'features/api-tokens',
      "db.selectFrom('members').innerJoin('reels as r', 'r.id', 'members.id')",
      'reels',
    ],
    ['features/api-tokens', "db.selectFrom(['members', 'reels'])", 'reels'],
    ['features/api-tokens', "db.updateTable('highlights')", 'highlights'],
    ['features/api-tokens', "db.deleteFrom('highlights')", 'highlights'],
    ['features/api-tokens', "db.insertInto('highlights')", 'highlights'],
    ['features/api-tokens', 'sql`select 1 from members m join reels r on true`', 'reels'],
    ['features/api-tokens', 'sql<{ id: string }>`select 1 from members m, reels r`', 'reels'],
    ['features/api-tokens', 'sql`with gone as (delete from ${a} using reels) select 1`', 'reels'],
    ['kernel/access', 'sql`insert into notes select 1`', 'notes'],
    ['platform/events', 'sql`update members set id = id`', 'members'],
  ])('%s may not say %s', (part, statement, table) => {
    expect(problemsWith(part, statement)).toEqual([expect.stringContaining(`names the table ${table} of`)]);
  });

  test.each([
    ['a table of the kernel', "db.selectFrom('members')"],
    ['a table of the platform', 'sql`select 1 from jobs`'],
    ['its own table', "db.selectFrom('api_tokens')"],
    [
      'a table of a slice that it imports',
      "import '#server/features/reels/tables.ts';\ndb.selectFrom('reels')",
    ],
    ['a sentence that is no SQL', "'taken from reels'"],
    ['a comment', '/* select 1 from reels */ sql`select 1`'],
  ])('a slice may name %s', (_what, statement) => {
    expect(problemsWith('features/api-tokens', statement)).toEqual([]);
  });
});

function problemsWith(part: string, statement: string): string[] {
  const file = join(copy, 'src/server', part, 'canary.ts');
  writeFileSync(file, `${statement};\n`);
  try {
    return sqlProblems(copy);
  } finally {
    rmSync(file);
  }
}
