import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from '../content.ts';
import type { ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

type ViewOptions = ProjectOptions & { isDeleted?: boolean };

async function addView(
  { kit }: Making,
  { isDeleted, projectId: known, ...options }: ViewOptions & { projectId?: string } = {},
) {
  const [projectId, id, now] = [known ?? (await kit.project(options)), newId(), new Date()];
  await kit.row('views', {
    id,
    project_id: projectId,
    object_type: 'NOTE',
    layout: 'TABLE',
    title: 'Matrix',
    created_at: now,
    updated_at: now,
    deleted_at: isDeleted ? now : null,
  });
  return { projectId, id };
}

const ref = (options?: ViewOptions) => (making: Making) => addView(making, options);
const input = (extra: object, options?: ViewOptions) => async (making: Making) => ({
  input: { ...(await addView(making, options)), ...extra },
});
const project =
  (extra: object, options?: ViewOptions) =>
  async ({ kit }: Making) => ({ projectId: await kit.project(options), ...extra });
const moveRow =
  (options: ViewOptions = {}) =>
  async (making: Making) => {
    const { kit } = making;
    const { isPrivate = false, isTrashed = false } = options;
    const rowId = await addContent(kit, 'note', { isPrivate, inTrash: isTrashed });
    const { projectId, id } = await addView(making, { projectId: await kit.projectOf('notes', rowId) });
    return { input: { projectId, id, rowId, data: '{}' } };
  };
const newView = (options?: ViewOptions) => async (making: Making) => ({
  input: await project({ objectType: 'NOTE', layout: 'GRID' }, options)(making),
});

function pair(operation: string, variables: (options?: ViewOptions) => NonNullable<Row['variables']>): Row[] {
  return [
    { operation, variables: variables(), expected: editors },
    {
      operation,
      when: 'in a private project',
      variables: variables({ isPrivate: true }),
      expected: unseen,
      noForeignIds,
    },
    {
      operation,
      when: 'in the trash',
      variables: variables({ isTrashed: true }),
      expected: unseen,
      noForeignIds,
    },
  ];
}

const groups = { objectType: 'INSIGHT', data: JSON.stringify({ group: { by: 'PUBLISHED' } }) };

export const viewRows: readonly Row[] = [
  { operation: 'Query.views', variables: project({}), expected: everybody },
  {
    operation: 'Query.views',
    when: 'in a private project',
    variables: project({}, { isPrivate: true }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  { operation: 'Query.view', variables: ref(), expected: everybody },
  {
    operation: 'Query.view',
    when: 'in a private project',
    variables: ref({ isPrivate: true }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  { operation: 'Query.viewRows', variables: project({ objectType: 'NOTE' }), expected: everybody },
  {
    operation: 'Query.viewRows',
    when: 'in a private project',
    variables: project({ objectType: 'NOTE' }, { isPrivate: true }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  { operation: 'Query.viewGroups', variables: project(groups), expected: everybody },
  {
    operation: 'Query.viewGroups',
    when: 'in a private project',
    variables: project(groups, { isPrivate: true }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  ...pair('Mutation.createView', newView),
  ...pair('Mutation.updateView', (options) => input({ title: 'Renamed' }, options)),
  ...pair('Mutation.moveView', (options) => input({ index: 0 }, options)),
  ...pair('Mutation.moveViewRow', moveRow),
  ...pair('Mutation.duplicateView', ref),
  ...pair('Mutation.deleteView', ref),
  ...pair('Mutation.restoreView', (options) => ref({ ...options, isDeleted: true })),
];
