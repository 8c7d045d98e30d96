import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Public data beside the project, never inside it. Undefined, and a word about it, where it is absent. */
export function findBenchData(name: string): string | undefined {
  const all = resolve(process.env['HARK_BENCH_DATA'] ?? join(import.meta.dirname, '../../../shared/data'));
  const path = join(all, name);
  if (existsSync(path)) return path;
  console.log(`${name} is not in the folder with public data (HARK_BENCH_DATA); skipped.`);
  return undefined;
}
