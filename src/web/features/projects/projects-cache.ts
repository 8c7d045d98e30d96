import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed } from '#web/lib/cache/change-cache.ts';

export const projectsCache: CacheRules = {
  after: { createProject: ['projects'] },
  guess: {
    updateProject: ({ input: { id, ...changes } }, cache) =>
      changed(
        cache,
        { type: 'Project', id },
        ['title', 'summary', 'color', 'icon', 'updatedAt', 'version'],
        changes,
      ),
  },
  heard: { project: ['projects', 'recent', 'starred', 'yourWork', 'trash'] },
};
