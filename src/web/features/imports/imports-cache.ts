import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const tables = ['tableImport', 'tableImports', 'imports'] as const;

export const importsCache: CacheRules = {
  embedded: [],
  after: {
    startImport: tables,
    cancelImport: tables,
    undoImport: tables,
    startProjectImport: ['imports'],
    cancelProjectImport: ['imports'],
    undoProjectImport: ['imports'],
    createBulkImport: ['imports'],
    startBulkImport: ['imports'],
    cancelBulkImport: ['imports'],
    retryBulkImport: ['imports'],
    undoBulkImport: ['imports'],
  },
  heard: {
    import: [...tables, 'questions', 'questionResults', 'fields'],
    projectimport: ['imports'],
    bulkimport: ['imports'],
  },
};
