import { atLeastRole, editors } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const importsThing = defineThing({
  hearers: { import: 'readers', projectImport: 'readers', bulkImport: 'readers' },
  actions: {
    'import.create': editors(),
    'import.list': atLeastRole('CONTRIBUTOR'),
    'import.bulk': atLeastRole('MANAGER'),
  },
  events: {
    'import.started': event<{ importId: string }>(),
    'import.completed': event<{ importId: string; count: number; failedCount: number }>(),
    'import.failed': event<{ importId: string }>(),
    'import.undone': event<{ importId: string }>(),
    'import.cancelled': event<{ importId: string }>(),
    'projectImport.started': event<{ projectImportId: string }>(),
    'projectImport.completed': event<{ projectImportId: string }>(),
    'projectImport.failed': event<{ projectImportId: string }>(),
    'projectImport.cancelled': event<{ projectImportId: string }>(),
    'projectImport.undone': event<{ projectImportId: string }>(),
    'bulkImport.started': event<{ bulkImportId: string }>(),
    'bulkImport.completed': event<{ bulkImportId: string }>(),
    'bulkImport.cancelled': event<{ bulkImportId: string }>(),
    'bulkImport.undone': event<{ bulkImportId: string }>(),
  },
  textLimits: {
    bulkImportFilePath: { name: 'File path', max: 500, min: 1 },
  },
  sizeLimits: {
    importTable: { name: 'File', max: 1_000_000_000 },
    importArchive: { name: 'Project', max: 20_000_000_000 },
    importCodebook: { name: 'Codebook', max: 40_000_000 },
    importWorkbook: { name: 'Spreadsheet', max: 50_000_000 },
    bulkImport: { name: 'A bulk import', max: 1e10 },
  },
  countLimits: {
    importHighlightRows: { holder: 'A table of highlights', things: 'rows', max: 50_000 },
    importDocumentHighlights: { holder: 'A document of a table', things: 'highlights', max: 1000 },
    importTableRows: { holder: 'A note', things: 'rows of a table', max: 500 },
    bulkImportFiles: { holder: 'A bulk import', things: 'files', max: 10_000, min: 1 },
    importColumns: { holder: 'A table', things: 'columns', max: 500, min: 1 },
  },
});
