import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm.mjs';
import { projectDir } from './project.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

const marker = join(projectDir, 'node_modules/.hark-installed');

/** Installs what the lock file says, when it has changed since the last time. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectDir, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Installing dependencies …');
  // Not `npm ci`: it refuses a lock file made where some platform's optional binaries could not be had.
  const [command, args] = npmCommand(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if ((await run(command, args)) !== 0) {
    fail(
      'The dependencies could not be installed. Check the network and the free disk space, then try again.',
    );
  }
  writeFileSync(marker, wanted);
}
