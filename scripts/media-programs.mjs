import { spawnSync } from 'node:child_process';
import { aptInstall, canApt } from './apt.mjs';
import { say } from './say.mjs';

/** ffmpeg for recordings; a voice for the tests that write speech down. By apt where that is possible. */
export async function ensureMediaPrograms() {
  if (!isThere('ffmpeg')) {
    if (canApt()) {
      say('Installing ffmpeg …');
      await aptInstall('ffmpeg');
    }
    if (!isThere('ffmpeg')) say('No ffmpeg can be had here: the tests of recordings will fail.');
  }
  if (!isThere('flite') && canApt()) await aptInstall('flite');
}

function isThere(program) {
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).error === undefined;
}
