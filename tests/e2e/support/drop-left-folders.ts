import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The process that made the folder stands behind it in its name. */
export const productFolder = 'hark-e2e-';

/** What journeys left behind that were killed. */
export function dropLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const maker = new RegExp(`^${productFolder}(\\d+)-`).exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's, which is none of ours to drop.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
