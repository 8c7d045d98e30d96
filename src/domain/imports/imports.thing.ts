import { atLeastRole, editors } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const importsThing = defineThing({
  hearers: { import: 'readers' },
  actions: {
    'import.create': editors(),
    'import.bulk': atLeastRole('MANAGER'),
  },
  events: {
    'import.started': event<{ importId: string }>(),
    'import.completed': event<{ importId: string; count: number; failedCount: number }>(),
    'import.failed': event<{ importId: string }>(),
    'import.undone': event<{ importId: string }>(),
  },
  textLimits: {
    bulkImportFilePath: { name: 'File path', max: 500, min: 1 },
  },
  countLimits: {
    surveyRows: { holder: 'A survey file', things: 'rows', max: 100_000 },
    surveyColumns: { holder: 'A survey file', things: 'columns', max: 200 },
  },
});
