import { newId } from '#server/platform/context/new-id.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { fileWriters } from './files.ts';
import type { HttpRow } from './http.ts';

const noForeignIds = true;
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');

type Options = { own?: boolean; status?: string; isPrivate?: boolean };

/** Of the one who tries, or of somebody else. */
async function addImport(
  { kit, callerId }: Making,
  { own = true, status = 'COMPLETE', isPrivate = false }: Options = {},
): Promise<string> {
  const id = newId();
  await kit.row('project_imports', {
    id,
    project_id: await kit.project({ isPrivate }),
    file_name: 'study.qdpx',
    status,
    requested_by: own && callerId !== undefined ? callerId : kit.ownerId,
    created_at: new Date(),
  });
  return id;
}

const byId = (options?: Options) => async (making: Making) => ({ id: await addImport(making, options) });
const created = async ({ kit }: Making, isPrivate = false) => ({
  input: { projectId: await kit.project({ isPrivate }), fileName: 'study.qdpx' },
});
const started = async (making: Making, options: Options = {}) => ({
  id: await addImport(making, { status: 'READY', ...options }),
  intoNew: false,
});

export const projectImportRows: readonly Row[] = [
  { operation: 'Query.projectImport', variables: byId(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.projectImport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  { operation: 'Mutation.createProjectImport', variables: (making) => created(making), expected: editors },
  {
    operation: 'Mutation.createProjectImport',
    when: 'private',
    variables: (making) => created(making, true),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.startProjectImport', variables: (making) => started(making), expected: editors },
  {
    operation: 'Mutation.startProjectImport',
    when: 'private',
    variables: (making) => started(making, { isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.startProjectImport',
    when: 'of somebody else',
    variables: (making) => started(making, { own: false }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.cancelProjectImport',
    variables: byId(),
    expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.cancelProjectImport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.undoProjectImport', variables: byId(), expected: editors },
  {
    operation: 'Mutation.undoProjectImport',
    when: 'of somebody else',
    variables: byId({ own: false }),
    expected: unseen,
    noForeignIds,
  },
];

export const projectImportHttpRows: readonly HttpRow[] = [
  {
    route: 'PUT /files/project-imports/:id',
    url: () => '/files/project-imports/018f4b6e-0000-7000-8000-0000000000ff',
    expected: fileWriters,
  },
];
