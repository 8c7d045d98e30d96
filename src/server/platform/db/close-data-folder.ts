import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything that this process and its children create from now on is theirs alone. Said once by a process that serves
 * one installation: a test or a build that shares the process would lock others out of what it makes.
 */
export function keepNewFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Keeps other accounts of the machine out of the data folder, for what was written before too. Throws where the folder
 * can’t be closed.
 */
export function closeDataFolder(dataDir: string): void {
  // Windows has no such modes; there the folder has the rights of the one it is in.
  if (process.platform === 'win32') return;
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
