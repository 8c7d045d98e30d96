import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps other accounts of the machine out of the data folder, from now on and for what was written before. Everything
 * that the process and its children create later is theirs alone. Throws where the folder can’t be closed.
 */
export function closeDataFolder(dataDir: string): void {
  // Windows has no such modes; there the folder has the rights of the one it lies in.
  if (process.platform === 'win32') return;
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isOpen(dataDir)) {
    chmodSync(dataDir, 0o700);
    // Once, for folders of older versions: behind a closed door nothing new is open.
    closeInside(dataDir);
  }
  if (isOpen(dataDir))
    throw new Error(`Other accounts of this machine can read ${dataDir}. Set its mode to 0700.`);
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o077) !== 0;
}

function closeInside(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      chmodSync(path, 0o700);
      closeInside(path);
    } else if (entry.isFile()) {
      chmodSync(path, 0o600);
    }
  }
}
