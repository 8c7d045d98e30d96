import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const trashCache: CacheRules = {
  embedded: ['EmptiedTrash'],
  after: { deletePermanently: ['trash'], emptyTrash: ['trash'], setTrashDays: ['trash'] },
};
