import type { Integration } from '#server/kernel/integrations/index.ts';

/** Of the whole installation: a bucket instead of the disk. */
export const storageIntegration: Integration = {
  name: 'storage',
  label: 'Object storage',
  async find({ env }) {
    return env.s3 && { state: 'CONNECTED', lastUsedAt: null };
  },
};
