import type { Row } from '../row.ts';
import { fileWriters } from './files.ts';
import type { HttpRow } from './http.ts';
import { rowsOfImport } from './rows-of-import.ts';

export const projectImportRows: readonly Row[] = rowsOfImport({
  names: { one: 'projectImport', command: 'ProjectImport' },
  table: 'project_imports',
  columns: { file_name: 'study.qdpx' },
  create: (projectId) => ({ input: { projectId, fileName: 'study.qdpx' } }),
  start: (id) => ({ id, intoNew: false }),
});

export const projectImportHttpRows: readonly HttpRow[] = [
  {
    route: 'PUT /files/project-imports/:id',
    url: () => '/files/project-imports/018f4b6e-0000-7000-8000-0000000000ff',
    expected: fileWriters,
  },
];
