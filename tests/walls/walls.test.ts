import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const projectDir = join(import.meta.dirname, '../..');
let house = '';

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'hark-walls-'));
  for (const file of ['package.json', '.dependency-cruiser.mjs', '.oxlintrc.json'])
    cpSync(join(projectDir, file), join(house, file));
  symlinkSync(join(projectDir, 'node_modules'), join(house, 'node_modules'));
});

afterEach(() => rmSync(house, { recursive: true }));

type Planted = { readonly file: string; readonly imports: string; readonly rule: string };

/** A parser that reads nothing also finds nothing: only a planted violation shows that the walls stand. */
describe('layer walls', () => {
  test.each<Planted>([
    { file: 'src/domain/a.ts', imports: 'node:fs', rule: 'domain-is-pure' },
    { file: 'src/domain/a.ts', imports: '#server/app.ts', rule: 'domain-is-pure' },
    { file: 'src/web/a.ts', imports: '#server/app.ts', rule: 'web-not-server' },
    {
      file: 'src/server/platform/a.ts',
      imports: '#server/kernel/projects/index.ts',
      rule: 'platform-knows-no-feature',
    },
    {
      file: 'src/server/kernel/projects/a.ts',
      imports: '#server/features/notes/index.ts',
      rule: 'kernel-knows-no-slice',
    },
    {
      file: 'src/server/kernel/projects/a.ts',
      imports: '#server/kernel/members/invite-member.ts',
      rule: 'slices-by-their-face',
    },
    { file: 'src/server/kernel/projects/a.ts', imports: 'pg', rule: 'no-raw-pool' },
    { file: 'src/server/platform/a.ts', imports: 'node:https', rule: 'one-way-out' },
    { file: 'src/web/ui/a.ts', imports: '#web/kit/editor/b.ts', rule: 'ui-knows-no-feature' },
    {
      file: 'src/web/kit/editor/a.ts',
      imports: '#web/features/notes/index.ts',
      rule: 'kit-knows-no-feature',
    },
    { file: 'src/web/features/tags/a.ts', imports: '#web/pages/tag-page.tsx', rule: 'pages-compose' },
    { file: 'src/web/pages/a.ts', imports: '#web/app/places.ts', rule: 'pages-know-no-shell' },
    {
      file: 'src/web/features/tags/a.ts',
      imports: '#web/features/notes/note-list.tsx',
      rule: 'features-by-their-face',
    },
    {
      file: 'src/web/features/tags/a.ts',
      imports: '#web/features/notes/notes.module.css',
      rule: 'features-by-their-face',
    },
    {
      file: 'src/web/pages/tag-page.tsx',
      imports: '#web/features/tags/board.tsx',
      rule: 'features-by-their-face',
    },
    {
      file: 'src/web/app/shell.tsx',
      imports: '#web/features/tags/board.tsx',
      rule: 'features-by-their-face',
    },
  ])('$file may not import $imports', ({ file, imports, rule }) => {
    plant(file, `import { a } from '${imports}';\nexport const b = a;`);
    plantTarget(imports);
    expect(cruise()).toContain(`error ${rule}:`);
  });

  test('a feature may import another by its face, and anything of its own', () => {
    plant(
      'src/web/features/tags/a.ts',
      "import { a } from '#web/features/notes/index.ts';\nimport { c } from './board/c.ts';\nexport const b = [a, c];",
    );
    plantTarget('#web/features/notes/index.ts');
    plant('src/web/features/tags/board/c.ts', 'export const c = 1;');
    expect(cruise()).toContain('no dependency violations found');
  });

  test('two files of the web may not import each other, not even types', () => {
    plant('src/web/kit/a.ts', "import type { B } from './b.ts';\nexport type A = B | 1;");
    plant('src/web/kit/b.ts', "import type { A } from './a.ts';\nexport type B = A | 2;");
    expect(cruise()).toMatch(/error no-circles\S*:/);
  });

  test('a slice may not call fetch by itself', () => {
    plant(
      'src/server/kernel/projects/a.ts',
      "export const a = (): Promise<Response> => fetch('https://example.org');\n",
    );
    expect(run(['node_modules/oxlint/bin/oxlint', 'src'])).toContain('platform/outbound');
  });
});

function plantTarget(specifier: string): void {
  const layer = /^#(\w+)\/(.*)$/.exec(specifier);
  if (layer) plant(`src/${layer[1]}/${layer[2]}`, specifier.endsWith('.css') ? '' : 'export const a = 1;');
}

function plant(file: string, source: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), source);
}

function cruise(): string {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  return run([program, 'src', '--config', '.dependency-cruiser.mjs']);
}

function run([program = '', ...args]: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [join(projectDir, program), ...args], {
      cwd: house,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}
