import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One key a line, the newest first. */
export function readKeyFile(file: string): [string, ...string[]] | undefined {
  if (!existsSync(file)) return undefined;
  const [first, ...rest] = readFileSync(file, 'utf8')
    .split(/\s+/)
    .filter((line) => line !== '');
  return first === undefined ? undefined : [first, ...rest];
}

/** Whole or not at all, and for nobody else's eyes. */
export function writeKeyFile(file: string, keys: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  writeFileSync(partial, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(partial, file);
}
