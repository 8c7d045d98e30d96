import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { fillDataDir, projectDir } from '#tests/support/test-database.ts';
import { copiedPaths, layOutImage } from './support/image-layout.ts';

const dockerfile = readFileSync(join(projectDir, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(projectDir, 'compose.yaml'), 'utf8');
const operating = readFileSync(join(projectDir, 'docs/operating.md'), 'utf8');

describe('the container files', () => {
  test('copy only what exists and what .dockerignore lets through', () => {
    const ignored = new Set(readFileSync(join(projectDir, '.dockerignore'), 'utf8').split('\n'));
    const paths = copiedPaths(dockerfile);
    expect(paths).toContain('src');
    expect(paths.filter((path) => !existsSync(join(projectDir, path)))).toEqual([]);
    expect(paths.filter((path) => ignored.has(path))).toEqual([]);
  });

  test('run only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
    expect([...dockerfile.matchAll(/npm run (\w+)/g)].map(([, name]) => name)).toEqual(['build']);
    expect(scripts).toHaveProperty('build');
    expect(existsSync(join(projectDir, 'scripts/launch.mjs'))).toBe(true);
  });

  test('set only what docs/operating.md explains', () => {
    const set = [...compose.matchAll(/^ {6}(?<name>[A-Z][A-Z0-9_]+): /gm)]
      .map(({ groups }) => groups?.['name'] ?? '')
      .filter((name) => !name.startsWith('POSTGRES_'));
    expect(set).toContain('DATABASE_URL');
    expect(set.filter((name) => !operating.includes(name))).toEqual([]);
  });

  test('run as somebody other than root, with the code read-only', () => {
    expect(dockerfile.split('FROM ').at(-1)).toMatch(/^USER node$/m);
    expect(compose).toMatch(/^ {4}read_only: true$/m);
  });
});

/** Not root and not the owner of the code; root can write anywhere, so modes alone would show nothing. */
const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test.skipIf(process.platform !== 'linux')(
  'what the image holds starts for an ordinary user who can write to the data folder alone (Linux only)',
  async () => {
    execFileSync(process.execPath, ['scripts/launch.mjs', 'install-and-build'], {
      cwd: projectDir,
      stdio: 'ignore',
    });
    const root = tempDir();
    chmodSync(root, 0o755);
    const [code, data, temp] = [join(root, 'hark'), join(root, 'data'), join(root, 'tmp')];
    for (const dir of [code, temp]) mkdirSync(dir);
    layOutImage(code);
    // As the Dockerfile does: a clone made under a strict umask is for its owner alone.
    execFileSync('chmod', ['-R', 'a+rX', code]);
    await fillDataDir(data);
    if (ordinaryUser.uid)
      execFileSync('chown', ['-R', `${ordinaryUser.uid}:${ordinaryUser.gid}`, data, temp]);
    const protect = (mode: string): unknown =>
      spawnSync('find', [code, '-type', 'd', '-exec', 'chmod', mode, '{}', '+']);
    protect('a-w');
    onTestFinished(() => void protect('u+w'));
    const before = listFiles(code);

    const port = await freePort();
    const child = startChild(
      'scripts/launch.mjs',
      ['start'],
      {
        PORT: String(port),
        HARK_DATA_DIR: data,
        TMPDIR: temp,
        HOME: temp,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        HARK_SAMPLE: 'false',
      },
      { cwd: code, ...ordinaryUser },
    );
    onTestFinished(() => child.kill());
    await child.says('Hark is running', 110_000);

    expect(await (await fetch(`http://localhost:${port}/ping`)).text()).toBe('pong');
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    expect(page).toContain('<div id="root">');
    expect(child.lines.join('\n')).not.toMatch(/Installing|Building/);
    expect(spawnSync('touch', [join(code, 'src/new.ts')], ordinaryUser).status).toBe(1);
    expect(listFiles(code)).toBe(before);
  },
  180_000,
);

function listFiles(dir: string): string {
  return spawnSync('find', [dir, '-not', '-path', '*/node_modules/*/*'], { encoding: 'utf8' }).stdout;
}
