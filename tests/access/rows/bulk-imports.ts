import { newId } from '#server/platform/context/new-id.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { fileWriters } from './files.ts';
import type { HttpRow } from './http.ts';

const noForeignIds = true;
const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');
const unseen = mutationOutcomes('forbidden', 'forbidden', 'notFound', 'notFound');

type Options = { own?: boolean; status?: string; state?: string };

/** With one file; of the one who tries, or of somebody else. */
async function addImport(
  { kit, callerId }: Making,
  { own = true, status = 'COMPLETE', state = 'WAITING' }: Options = {},
): Promise<{ id: string; fileId: string; projectId: string }> {
  const [id, fileId, projectId] = [newId(), newId(), await kit.project()];
  await kit.row('bulk_imports', {
    id,
    source: 'FOLDER',
    name: 'Study',
    status,
    project_id: projectId,
    requested_by: own && callerId !== undefined ? callerId : kit.ownerId,
    created_at: new Date(),
  });
  await kit.row('bulk_import_files', {
    id: fileId,
    import_id: id,
    number: 1,
    path: 'a.txt',
    size: 5,
    state,
    project_id: projectId,
  });
  return { id, fileId, projectId };
}

const byId = (options?: Options) => async (making: Making) => ({ id: (await addImport(making, options)).id });
const started = (options?: Options) => async (making: Making) => {
  const { id, projectId } = await addImport(making, { status: 'READY', ...options });
  return { input: { id, place: 'PROJECT', projectId, keepPaths: false } };
};
const uploads = (options?: Options) => async (making: Making) => {
  const { id, fileId } = await addImport(making, { status: 'RUNNING', ...options });
  return { id, fileIds: [fileId] };
};
const added = (options?: Options) => async (making: Making) => ({
  id: (await addImport(making, { status: 'READY', ...options })).id,
  files: [{ path: 'b.txt', size: 1 }],
});
const theirs = { own: false } as const;
const ofSomebodyElse = { when: 'of somebody else', expected: unseen, noForeignIds } as const;

export const bulkImportRows: readonly Row[] = [
  { operation: 'Query.bulkImports', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  { operation: 'Query.bulkImport', variables: byId(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.bulkImport',
    when: 'of somebody else',
    variables: byId(theirs),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  {
    operation: 'Mutation.createBulkImport',
    variables: () => ({ input: { source: 'FOLDER', name: 'Study' } }),
    expected: managers,
  },
  { operation: 'Mutation.addBulkImportFiles', variables: added(), expected: managers },
  { operation: 'Mutation.addBulkImportFiles', ...ofSomebodyElse, variables: added(theirs) },
  { operation: 'Mutation.startBulkImport', variables: started(), expected: managers },
  { operation: 'Mutation.startBulkImport', ...ofSomebodyElse, variables: started(theirs) },
  {
    operation: 'Mutation.startBulkUploads',
    variables: uploads(),
    expected: managers,
  },
  { operation: 'Mutation.startBulkUploads', ...ofSomebodyElse, variables: uploads(theirs) },
  { operation: 'Mutation.cancelBulkImport', variables: byId(), expected: managers },
  {
    operation: 'Mutation.cancelBulkImport',
    when: 'of somebody else',
    variables: byId(theirs),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  { operation: 'Mutation.retryBulkImport', variables: byId({ state: 'FAILED' }), expected: managers },
  { operation: 'Mutation.retryBulkImport', ...ofSomebodyElse, variables: byId(theirs) },
  { operation: 'Mutation.undoBulkImport', variables: byId(), expected: managers },
  { operation: 'Mutation.undoBulkImport', ...ofSomebodyElse, variables: byId(theirs) },
];

export const bulkImportHttpRows: readonly HttpRow[] = [
  {
    route: 'PUT /files/bulk-imports/:id',
    url: () => '/files/bulk-imports/018f4b6e-0000-7000-8000-0000000000ff',
    expected: fileWriters,
  },
];
