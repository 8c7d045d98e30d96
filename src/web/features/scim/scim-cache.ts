import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** There is one set of settings for a workspace, so it is a record without an id. */
export const scimCache: CacheRules = {
  keys: { ScimSettings: [] },
  heard: { setting: ['scimSettings'] },
};
