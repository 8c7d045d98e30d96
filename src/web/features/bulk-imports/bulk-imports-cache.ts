import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const bulkImportsCache: CacheRules = {
  embedded: ['BulkImportUpload'],
  after: {
    startBulkImport: ['bulkImports', 'bulkImport', 'projects', 'folders'],
    cancelBulkImport: ['bulkImport'],
    retryBulkImport: ['bulkImport'],
    undoBulkImport: ['bulkImport', 'projects', 'folders', 'notes'],
  },
  heard: { bulkimport: ['bulkImport', 'bulkImports'] },
};
