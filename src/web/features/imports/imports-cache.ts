import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const tables = ['tableImport', 'tableImports'] as const;

export const importsCache: CacheRules = {
  embedded: [],
  after: { startImport: tables, cancelImport: tables, undoImport: tables },
  heard: { import: [...tables, 'questions', 'questionResults'] },
};
