import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const shown = ['supportAccesses', 'supportNotice'] as const;

export const supportCache: CacheRules = {
  after: { grantSupportAccess: shown, denySupportAccess: shown, endSupportAccess: shown },
  heard: { supportaccess: shown },
};
