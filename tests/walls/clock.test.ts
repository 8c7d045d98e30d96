import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const projectDir = join(import.meta.dirname, '../..');

/** Where the clock of the machine is meant, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src/server/app.ts': 'makes the clock of the service',
  'src/server/platform/context/new-id.ts': 'an id only has to grow',
  'src/server/platform/ai/language/explain-fault.ts': 'compares with the clock of another service',
  'src/server/cli/backup.ts': 'runs without a service',
  'src/server/platform/db/migrate.ts': 'runs before there is a service',
  'src/server/kernel/accounts/oidc/oidc-configuration.ts': 'tells a library how far the two clocks are apart',
};

const ofMachine =
  /\bDate\.now\(|\bnew Date\(\)|\bDate\(\)|\b(?:current_timestamp|clock_timestamp|statement_timestamp|localtimestamp)\b/i;
const ofDatabase = /(?<![\w.])now\(\)/;

function readsClock(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\$\{[^}]*\}/g, '');
  // `now()` as SQL: in a text, and not put into it.
  const texts = [
    ...code.split('`').filter((_part, index) => index % 2 === 1),
    ...[...code.matchAll(/'[^'\n]*'/g)].map(([text]) => text),
  ];
  return ofMachine.test(code) || texts.some((text) => ofDatabase.test(text));
}

test('the clock of the service decides everywhere', () => {
  const files = globSync('src/{server,domain,engines,editor}/**/*.ts', { cwd: projectDir }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const reading = files.filter((path) => readsClock(readFileSync(join(projectDir, path), 'utf8')));
  expect(files.length).toBeGreaterThan(1000);
  expect(reading.filter((path) => !Object.hasOwn(allowed, path))).toEqual([]);
});

test.each([
  'const at = new Date();',
  'if (Date.now() > end) stop();',
  'await sql`update x set at = now() where id = ${id}`;',
  "await owner.query('select now()');",
  'sql`select current_timestamp`',
])('sees %s', (code) => expect(readsClock(code)).toBe(true));

test.each([
  'const time = now();',
  'const time = tx.now();',
  'await sql`insert into x values (${now()})`;',
  'new Date(now().getTime() + 5)',
  '/** Like Date.now() would. */',
])('passes over %s', (code) => expect(readsClock(code)).toBe(false));
