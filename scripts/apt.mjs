import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export function canApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** True when the package is there afterwards. */
export async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) === 0;
}
