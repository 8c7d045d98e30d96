import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const projectImportsCache: CacheRules = {
  keys: { ProjectImportContents: [] },
  after: { undoProjectImport: ['projectImport'] },
  heard: { projectimport: ['projectImport'] },
};
