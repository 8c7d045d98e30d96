import { queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';
import { fileReaders, fileWriters } from './files.ts';
import type { HttpRow } from './http.ts';
import { rowsOfImport } from './rows-of-import.ts';

const nothing = '018f4b6e-0000-7000-8000-0000000000ff';

const found = {
  encoding: 'utf-8',
  delimiter: ',',
  hasNulls: false,
  columns: [{ header: 'Title', type: 'TEXT', dateOrder: null }],
  sample: [{ line: 2, cells: ['Call'] }],
  sheets: ['Answers'],
  sheet: 'Answers',
};

export const importRows: readonly Row[] = [
  { operation: 'Query.imports', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.imports',
    when: 'into a project',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    tellsNothing: true,
  },
  { operation: 'Query.tableImports', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  ...rowsOfImport({
    names: { one: 'tableImport', command: 'Import' },
    table: 'imports',
    columns: { target: 'NOTES', file_name: 'calls.csv', bytes: 10, found: JSON.stringify(found) },
    create: (projectId) => ({ input: { target: 'NOTES', projectId, fileName: 'calls.csv' } }),
    start: (id) => ({ input: { id, columns: [{ use: 'TITLE' }], keyColumn: 0 } }),
    more: [
      { operation: 'Mutation.chooseImportSheet', make: (id) => ({ id, sheet: 'Answers' }) },
      { operation: 'Mutation.chooseImportFirstRow', make: (id) => ({ id, isData: false }) },
    ],
    asks: [
      { operation: 'Query.importExisting', make: (id) => ({ id, column: 0, choice: { use: 'TITLE' } }) },
    ],
  }),
];

export const importHttpRows: readonly HttpRow[] = [
  {
    route: 'PUT /files/imports/:id',
    url: () => `/files/imports/${nothing}`,
    expected: fileWriters,
  },
  {
    route: 'GET /files/imports/:id/problems',
    url: () => `/files/imports/${nothing}/problems`,
    expected: { ...fileReaders, shareToken: 401 },
  },
];
