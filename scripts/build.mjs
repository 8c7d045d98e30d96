import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectDir } from './project.mjs';
import { runTool } from './run.mjs';
import { fail, say } from './say.mjs';

const marker = join(projectDir, 'dist/web/.built-from');

/** Builds the web app when anything it is made of has changed. */
export async function ensureBuilt() {
  const wanted = sourceHash('{src/{domain,editor,web}/**/*,vite.*.ts,package-lock.json}');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Building the web app …');
  // A NODE_ENV of the shell's own (test, development) would build a slow web app that behaves otherwise.
  const env = { ...process.env, NODE_ENV: 'production' };
  if ((await runTool('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'], { env })) !== 0) {
    fail('The web app could not be built. The lines above say why.');
  }
  compress();
  writeFileSync(marker, wanted);
}

/**
 * Builds the server when anything it is made of has changed; answers the address of the folder with its `main.js` and
 * `cli.js`. Each state of the sources has a folder of its own, which is there whole or not at all: two processes may
 * build at once.
 */
export async function ensureServerBuilt() {
  const wanted = sourceHash(
    '{src/{domain,editor,engines,server}/**/*.ts,vite.server.config.ts,package-lock.json}',
  );
  const servers = join(projectDir, 'dist/server');
  const built = join(servers, wanted.slice(0, 16));
  if (existsSync(built)) return pathToFileURL(`${built}/`);
  say('Building the server …');
  mkdirSync(servers, { recursive: true });
  const making = `${built}.${process.pid}`;
  const args = ['build', '--config', 'vite.server.config.ts', '--outDir', making, '--logLevel', 'error'];
  if ((await runTool('node_modules/vite/bin/vite.js', args)) !== 0) {
    fail('The server could not be built. The lines above say why.');
  }
  try {
    renameSync(making, built);
  } catch (error) {
    // Another process may have been faster; its folder is as good.
    if (!existsSync(built)) throw error;
    rmSync(making, { recursive: true });
  }
  for (const old of readdirSync(servers).filter((name) => !name.startsWith(wanted.slice(0, 16)))) {
    rmSync(join(servers, old), { recursive: true, force: true });
  }
  return pathToFileURL(`${built}/`);
}

function sourceHash(pattern) {
  const hash = createHash('sha256');
  const sources = globSync(pattern, { cwd: projectDir }).filter((path) => !path.endsWith('.test.ts'));
  for (const path of sources.sort()) {
    const stats = statSync(join(projectDir, path));
    if (stats.isFile()) hash.update(`${path}\n${stats.size}\n`).update(readFileSync(join(projectDir, path)));
  }
  return hash.digest('hex');
}

function compress() {
  for (const path of globSync('dist/web/**/*.{js,css,svg,json,wasm}', { cwd: projectDir })) {
    const file = join(projectDir, path);
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}
