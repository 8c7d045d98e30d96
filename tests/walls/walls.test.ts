import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const projectDir = join(import.meta.dirname, '../..');
const planted: string[] = [];

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file);
});

/** A parser that reads nothing also finds nothing: only a planted violation shows that the walls stand. */
describe('layer walls', () => {
  test.each([
    [
      'src/domain/canary.ts',
      "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
      'domain-is-pure',
    ],
    [
      'src/domain/canary.ts',
      "import { createApp } from '#server/app.ts';\nexport const a = createApp;",
      'domain-is-pure',
    ],
    [
      'src/web/canary.ts',
      "import { createApp } from '#server/app.ts';\nexport const a = createApp;",
      'web-not-server',
    ],
    [
      'src/server/platform/canary.ts',
      "import { projects } from '#server/kernel/projects/index.ts';\nexport const a = projects;",
      'platform-knows-no-feature',
    ],
    [
      'src/server/kernel/projects/canary.ts',
      "import { inviteMember } from '#server/kernel/members/invite-member.ts';\nexport const a = inviteMember;",
      'slices-by-their-face',
    ],
    ['src/server/kernel/projects/canary.ts', "import pg from 'pg';\nexport const a = pg;", 'no-raw-pool'],
    [
      'src/server/platform/canary.ts',
      "import { request } from 'node:https';\nexport const a = request;",
      'one-way-out',
    ],
  ])('%s may not hold %s', (file, source, rule) => {
    const path = join(projectDir, file);
    planted.push(path);
    writeFileSync(path, source);
    expect(cruise(file)).toContain(rule);
  });
});

test('a slice may not call fetch by itself', () => {
  const path = join(projectDir, 'src/server/kernel/projects/canary.ts');
  planted.push(path);
  writeFileSync(path, "export const a = (): Promise<Response> => fetch('https://example.org');\n");
  expect(run(['node_modules/oxlint/bin/oxlint', 'src/server/kernel/projects/canary.ts'])).toContain(
    'platform/outbound',
  );
});

function cruise(file: string): string {
  const tool = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  return run([tool, file, '--config', '.dependency-cruiser.mjs']);
}

function run(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}
