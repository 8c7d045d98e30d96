import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** There is one set of settings for a workspace, so it is a record without an id; its domains live inside it. */
export const ssoCache: CacheRules = {
  keys: { SsoSettings: [] },
  heard: { setting: ['ssoSettings'] },
};
