import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm.mjs';
import { projectDir } from './project.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

const marker = join(projectDir, 'node_modules/.hark-installed');

/** Installs exactly what the lock file says, when it has changed since the last time. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(projectDir, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Installing dependencies …');
  const [command, args] = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if ((await run(command, args)) !== 0) {
    fail('The dependencies could not be installed. Check the network and the free disk space, then try again.');
  }
  writeFileSync(marker, wanted);
}
