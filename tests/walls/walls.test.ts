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

type Planted = { readonly from: string; readonly imports: string; readonly rule: string };

const planted: readonly Planted[] = [
  { from: 'src/domain', imports: 'node:fs', rule: 'domain-is-pure' },
  { from: 'src/domain', imports: '#server/app.ts', rule: 'domain-is-pure' },
  { from: 'src/editor', imports: '#web/ui/button.tsx', rule: 'editor-knows-domain-only' },
  { from: 'src/engines/search', imports: 'kysely', rule: 'engines-are-pure' },
  { from: 'src/engines/search', imports: '#engines/speech/b.ts', rule: 'engines-apart' },
  { from: 'src/server/platform', imports: '#web/ui/button.tsx', rule: 'server-not-web' },
  { from: 'src/web', imports: '#server/app.ts', rule: 'web-not-server' },
  {
    from: 'src/server/platform',
    imports: '#server/kernel/projects/index.ts',
    rule: 'platform-knows-no-feature',
  },
  {
    from: 'src/server/kernel/projects',
    imports: '#server/features/notes/index.ts',
    rule: 'kernel-knows-no-slice',
  },
  {
    from: 'src/server/kernel/projects',
    imports: '#server/kernel/members/invite-member.ts',
    rule: 'slices-by-their-face',
  },
  { from: 'src/server/kernel/projects', imports: 'pg', rule: 'no-raw-pool' },
  { from: 'src/server/platform', imports: 'node:https', rule: 'one-way-out' },
  { from: 'src/web/ui', imports: '#web/kit/editor/b.ts', rule: 'ui-knows-no-feature' },
  {
    from: 'src/web/kit/editor',
    imports: '#web/features/notes/index.ts',
    rule: 'kit-knows-no-feature',
  },
  { from: 'src/web/features/tags', imports: '#web/pages/tag-page.tsx', rule: 'pages-compose' },
  { from: 'src/web/pages', imports: '#web/app/places.ts', rule: 'pages-know-no-shell' },
  {
    from: 'src/web/features/tags',
    imports: '#web/features/notes/note-list.tsx',
    rule: 'features-by-their-face',
  },
  {
    from: 'src/web/features/tags',
    imports: '#web/features/notes/notes.module.css',
    rule: 'features-by-their-face',
  },
  {
    from: 'src/web/pages',
    imports: '#web/features/tags/board.tsx',
    rule: 'features-by-their-face',
  },
  {
    from: 'src/web/app',
    imports: '#web/features/tags/board.tsx',
    rule: 'features-by-their-face',
  },
];

const circles = [
  ['src/domain/notes/a.ts', 'src/domain/notes/b.ts'],
  ['src/editor/a.ts', 'src/editor/b.ts'],
  ['src/engines/search/a.ts', 'src/engines/search/b.ts'],
  ['src/server/platform/a.ts', 'src/server/platform/b.ts'],
  ['src/server/kernel/members/index.ts', 'src/server/kernel/projects/index.ts'],
  ['src/server/features/notes/index.ts', 'src/server/features/tags/index.ts'],
  ['src/server/features/a/index.ts', 'src/server/features/b/index.ts', 'src/server/features/c/index.ts'],
  ['src/web/kit/a.ts', 'src/web/kit/b.ts'],
  ['src/web/features/notes/index.ts', 'src/web/features/tags/index.ts'],
];

/** A parser that reads nothing also finds nothing: only a planted violation shows that the walls stand. */
describe('layer walls', () => {
  test('each forbidden import is found where it is', () => {
    const files = planted.map(({ from, imports }, at) => {
      const file = `${from}/planted-${at}.ts`;
      plant(file, `import { a } from '${imports}';\nexport const b = a;`);
      plantTarget(imports);
      return file;
    });
    const found = cruise();
    for (const [at, { rule }] of planted.entries()) expect(found).toContain(`error ${rule}: ${files[at]} →`);
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

  test('files may not know each other in a circle, not even by type', () => {
    for (const circle of circles) plantCircle(circle);
    const found = cruise();
    for (const circle of circles)
      expect(found).toMatch(new RegExp(`error no-circles: (${circle.join('|')}) →`));
  });

  test('one may know the type of another', () => {
    plant('src/domain/a.ts', "import type { B } from './b.ts';\nexport type A = B | 1;");
    plant('src/domain/b.ts', 'export type B = 2;');
    expect(cruise()).toContain('no dependency violations found');
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

/** Each imports only a type of the next one, and the last one of the first. */
function plantCircle(files: readonly string[]): void {
  for (const [at, file] of files.entries()) {
    const next = files[(at + 1) % files.length]?.replace(/^src\//, '#') ?? '';
    plant(file, `import type { T as Next } from '${next}';\nexport type T = Next | ${at};`);
  }
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
