import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectDir } from './project.mjs';
import { runTool } from './run.mjs';
import { fail, say } from './say.mjs';

const marker = join(projectDir, 'dist/web/.built-from');

/** Builds the web app when anything it is made of has changed. */
export async function ensureBuilt() {
  const wanted = sourceHash();
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

function sourceHash() {
  const hash = createHash('sha256');
  const sources = globSync('{src/{domain,editor,web}/**/*,vite.*.ts,package-lock.json}', {
    cwd: projectDir,
  });
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
