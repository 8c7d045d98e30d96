import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** The disk, unless the settings name a bucket. The library for the latter is large and loads only then. */
export async function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return openDiskStorage(join(dataDir, 'files'));
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(s3);
}
