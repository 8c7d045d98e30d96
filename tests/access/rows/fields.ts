import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from '../content.ts';
import type { Kit, ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const unread = queryOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

type Options = ProjectOptions & { projectId?: string | null; owner?: string; isGone?: boolean };
type Made = { id: string; optionId: string; projectId: string | null };

/** A select field of notes with two options, in a project of its own unless told otherwise. */
export async function addField(
  kit: Kit,
  { owner = 'note', isGone = false, ...options }: Options = {},
): Promise<Made> {
  const projectId = options.projectId === undefined ? await kit.project(options) : options.projectId;
  const [setId, id, now] = [newId(), newId(), new Date()];
  const trashed_at = isGone ? now : null;
  const known = await kit.find('field_sets', { owner, project_id: projectId });
  if (!known) await kit.row('field_sets', { id: setId, owner, project_id: projectId, created_at: now });
  await kit.row('fields', {
    id,
    field_set_id: known ?? setId,
    label: 'Mood',
    type: 'SELECT',
    max_options: 10,
    created_at: now,
    updated_at: now,
    trashed_at,
  });
  const optionId = newId();
  for (const [at, option] of [optionId, newId()].entries()) {
    await kit.row('field_options', {
      id: option,
      field_id: id,
      label: `Option ${at}`,
      color: '#112233',
      created_at: now,
      trashed_at,
    });
  }
  return { id, optionId, projectId };
}

type Make = (making: Making) => Promise<Record<string, unknown>>;

const field =
  (options?: Options): Make =>
  async ({ kit }) => ({ id: (await addField(kit, options)).id });
const option =
  (options?: Options, more: object = {}): Make =>
  async ({ kit }) => {
    const { id, optionId } = await addField(kit, options);
    return { fieldId: id, optionId, ...more };
  };
const input =
  (make: Make, more: object): Make =>
  async (making) => ({ input: { ...(await make(making)), ...more } });
const cell =
  (options: { isPrivate?: boolean } = {}): Make =>
  async ({ kit }) => {
    const objectId = await addContent(kit, 'note', options);
    const { id, optionId } = await addField(kit, { projectId: null });
    return { cells: [{ objectId, fieldId: id, value: optionId }] };
  };

/** Three situations for each: a field of a project, of a private one, of the whole workspace. */
function rowsOf(operation: string, make: (options?: Options) => Make): Row[] {
  return [
    { operation, variables: make(), expected: editors },
    { operation, when: 'private', variables: make({ isPrivate: true }), expected: unseen, noForeignIds },
    {
      operation,
      when: 'of the workspace',
      variables: make({ projectId: null }),
      expected: managers,
      noForeignIds,
    },
  ];
}

export const fieldRows: readonly Row[] = [
  {
    operation: 'Query.fields',
    variables: async ({ kit }) => ({ owner: 'NOTE', projectId: (await addField(kit)).projectId }),
    expected: everybody,
  },
  {
    operation: 'Query.fields',
    when: 'private',
    variables: async ({ kit }) => ({ owner: 'NOTE', projectId: await kit.project({ isPrivate: true }) }),
    expected: unread,
    noForeignIds,
  },
  { operation: 'Query.fieldUseCount', variables: option(), expected: everybody },
  {
    operation: 'Query.fieldUseCount',
    when: 'private',
    variables: option({ isPrivate: true }),
    expected: unread,
    noForeignIds,
  },
  {
    operation: 'Mutation.createField',
    variables: async ({ kit }) => ({
      input: { owner: 'NOTE', projectId: await kit.project(), label: 'New', type: 'TEXT' },
    }),
    expected: editors,
  },
  {
    operation: 'Mutation.createField',
    when: 'for people',
    variables: () => ({ input: { owner: 'PERSON', label: 'New', type: 'TEXT' } }),
    expected: managers,
    noForeignIds,
  },
  ...rowsOf('Mutation.updateField', (options) => input(field(options), { label: 'Renamed' })),
  ...rowsOf('Mutation.trashField', field),
  ...rowsOf('Mutation.restoreField', (options) => field({ ...options, isGone: true })),
  ...rowsOf('Mutation.addFieldOption', (options) => async (making) => ({
    fieldId: (await addField(making.kit, options)).id,
    option: { label: 'New' },
  })),
  ...rowsOf('Mutation.updateFieldOption', (options) => input(option(options), { label: 'Renamed' })),
  ...rowsOf('Mutation.moveFieldOption', (options) => option(options, { index: 1 })),
  ...rowsOf('Mutation.trashFieldOption', (options) => option(options)),
  ...rowsOf('Mutation.restoreFieldOption', (options) => async ({ kit }) => {
    const made = await addField(kit, options);
    const optionId = newId();
    const [created_at, trashed_at] = [new Date(), new Date()];
    await kit.row('field_options', {
      id: optionId,
      field_id: made.id,
      label: 'Gone',
      color: '#112233',
      created_at,
      trashed_at,
    });
    return { fieldId: made.id, optionId };
  }),
  {
    operation: 'Mutation.moveField',
    variables: async ({ kit }) => {
      const { id, projectId } = await addField(kit);
      return { id, projectId, index: 0 };
    },
    expected: editors,
  },
  {
    operation: 'Mutation.setFieldVisible',
    variables: async ({ kit }) => ({
      fieldId: (await addField(kit, { projectId: null })).id,
      projectId: await kit.project(),
      visible: false,
    }),
    expected: editors,
  },
  { operation: 'Mutation.changeFieldValues', variables: cell(), expected: editors },
  {
    operation: 'Mutation.changeFieldValues',
    when: 'private',
    variables: cell({ isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
];
