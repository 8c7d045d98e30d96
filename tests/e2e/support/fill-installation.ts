import { cpSync } from 'node:fs';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    installation: string;
  }
}

/**
 * A data folder on which the product ran once: the sample is there, and all that follows from it is done. A benchmark
 * has none such, and the product fills an empty folder by itself.
 */
export function fillInstallation(dataDir: string): void {
  if (process.env['VITEST'] === undefined) return;
  cpSync(inject('installation'), dataDir, { recursive: true });
}
