import type { Services } from '#server/platform/app/services.ts';
import { openBucketStaging } from './bucket-staging.ts';
import { openDiskStaging } from './disk-staging.ts';
import type { Staging } from './staging.ts';

/** Where files are in a bucket, servers need not share a disk: what one has received must be there for the others. */
export function openStaging({ env, storage }: Pick<Services, 'env' | 'storage'>): Staging {
  return env.s3 ? openBucketStaging(storage, env) : openDiskStaging(env);
}
