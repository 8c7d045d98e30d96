import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startLinkFile } from './start-link-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    installation: string;
  }
}

/**
 * A data folder on which the product ran once: the sample is there, and all that follows from it is done. A benchmark
 * has none such, and the product fills an empty folder by itself. Answers the link that the first start gave.
 */
export function fillInstallation(dataDir: string): string | undefined {
  if (process.env['VITEST'] === undefined) return undefined;
  cpSync(inject('installation'), dataDir, { recursive: true });
  const link = readFileSync(join(dataDir, startLinkFile), 'utf8');
  rmSync(join(dataDir, startLinkFile));
  return link;
}
