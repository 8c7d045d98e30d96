import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm-ci.mjs';
import { projectDir } from './project.mjs';
import { fail, say } from './say.mjs';

const marker = join(projectDir, 'node_modules/.hark-installed');

/** Installs what the lock file says, when it has changed since the last time. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectDir, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Installing dependencies …');
  const problem = npmCi(projectDir);
  if (problem) fail(problem);
  writeFileSync(marker, wanted);
}
