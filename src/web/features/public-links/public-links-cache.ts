import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const publicLinksCache: CacheRules = {
  after: { createPublicLink: ['publicLink'], revokePublicLink: ['publicLink'] },
  heard: { publiclink: ['publicLink'] },
};
