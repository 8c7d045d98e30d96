import { newId } from '#server/platform/context/new-id.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { fileReaders, fileWriters } from './files.ts';
import type { HttpRow } from './http.ts';

const noForeignIds = true;
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');

const found = {
  encoding: 'utf-8',
  delimiter: ',',
  hasNulls: false,
  columns: [{ header: 'Title', type: 'TEXT', dateOrder: null }],
  sample: [{ line: 2, cells: ['Call'] }],
};

type Options = { own?: boolean; status?: string; isPrivate?: boolean };

/** Of the one who tries, or of somebody else. */
async function addImport(
  { kit, callerId }: Making,
  { own = true, status = 'COMPLETE', isPrivate = false }: Options = {},
): Promise<string> {
  const id = newId();
  await kit.row('imports', {
    id,
    target: 'NOTES',
    project_id: await kit.project({ isPrivate }),
    file_name: 'calls.csv',
    bytes: 10,
    status,
    found: JSON.stringify(found),
    requested_by: own && callerId !== undefined ? callerId : kit.ownerId,
    created_at: new Date(),
  });
  return id;
}

const byId = (options?: Options) => async (making: Making) => ({ id: await addImport(making, options) });
const created = async ({ kit }: Making, isPrivate = false) => ({
  input: { target: 'NOTES', projectId: await kit.project({ isPrivate }), fileName: 'calls.csv' },
});
const started = async (making: Making, options: Options = {}) => ({
  input: {
    id: await addImport(making, { status: 'READY', ...options }),
    columns: [{ use: 'TITLE' }],
    keyColumn: 0,
  },
});

export const importRows: readonly Row[] = [
  { operation: 'Query.tableImports', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  { operation: 'Query.tableImport', variables: byId(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.tableImport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  { operation: 'Mutation.createImport', variables: (making) => created(making), expected: editors },
  {
    operation: 'Mutation.createImport',
    when: 'private',
    variables: (making) => created(making, true),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.startImport', variables: (making) => started(making), expected: editors },
  {
    operation: 'Mutation.startImport',
    when: 'private',
    variables: (making) => started(making, { isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.startImport',
    when: 'of somebody else',
    variables: (making) => started(making, { own: false }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.cancelImport',
    variables: byId(),
    expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.cancelImport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.undoImport', variables: byId(), expected: editors },
  {
    operation: 'Mutation.undoImport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: unseen,
    noForeignIds,
  },
];

const nothing = '018f4b6e-0000-7000-8000-0000000000ff';

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
