import { newId } from '#server/platform/context/new-id.ts';
import type { Variables } from '../operations.ts';
import { byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const noForeignIds = true;
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const askers = byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok'));
const unseenByAskers = byWriteScope(queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'));

type Options = { own?: boolean; status?: string; isPrivate?: boolean };
type ForUnstarted = { readonly operation: string; readonly make: (id: string) => Variables };
type Import = {
  /** As in `Query.tableImport` and `Mutation.createImport`. */
  readonly names: { readonly one: string; readonly command: string };
  readonly table: string;
  readonly columns: Record<string, unknown>;
  readonly create: (projectId: string) => Variables;
  readonly start: (id: string) => Variables;
  /** Other commands for one that has not started. */
  readonly more?: readonly ForUnstarted[];
  /** What is asked before one starts. */
  readonly asks?: readonly ForUnstarted[];
};

/** What every kind of import answers: it is its requester's, and of a project that they may write in. */
export function rowsOfImport({
  names,
  table,
  columns,
  create,
  start,
  more = [],
  asks = [],
}: Import): readonly Row[] {
  /** Of the one who tries, or of somebody else. */
  async function addImport(
    { kit, callerId }: Making,
    { own = true, status = 'COMPLETE', isPrivate = false }: Options = {},
  ): Promise<string> {
    const id = newId();
    await kit.row(table, {
      ...columns,
      id,
      project_id: await kit.project({ isPrivate }),
      status,
      requested_by: own && callerId !== undefined ? callerId : kit.ownerId,
      created_at: new Date(),
    });
    return id;
  }

  const byId = (options?: Options) => async (making: Making) => ({ id: await addImport(making, options) });
  const unstarted =
    (make: ForUnstarted['make'], options: Options = {}) =>
    async (making: Making) =>
      make(await addImport(making, { status: 'READY', ...options }));
  const created = async ({ kit }: Making, isPrivate = false) => create(await kit.project({ isPrivate }));
  const ofSomebodyElse = { when: 'of somebody else', expected: unseen, noForeignIds } as const;
  return [
    {
      operation: `Query.${names.one}`,
      variables: byId(),
      expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    },
    {
      operation: `Query.${names.one}`,
      ...ofSomebodyElse,
      variables: byId({ own: false }),
      expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    },
    {
      operation: `Mutation.create${names.command}`,
      variables: (making) => created(making),
      expected: editors,
    },
    {
      operation: `Mutation.create${names.command}`,
      when: 'private',
      variables: (making) => created(making, true),
      expected: unseen,
      noForeignIds,
    },
    ...[{ operation: `Mutation.start${names.command}`, make: start }, ...more].flatMap(
      ({ operation, make }): Row[] => [
        { operation, variables: unstarted(make), expected: editors },
        {
          operation,
          when: 'private',
          variables: unstarted(make, { isPrivate: true }),
          expected: unseen,
          noForeignIds,
        },
        { operation, ...ofSomebodyElse, variables: unstarted(make, { own: false }) },
      ],
    ),
    ...asks.flatMap(({ operation, make }): Row[] => [
      { operation, variables: unstarted(make), expected: askers },
      {
        operation,
        when: 'private',
        variables: unstarted(make, { isPrivate: true }),
        expected: unseenByAskers,
        noForeignIds,
      },
      {
        operation,
        ...ofSomebodyElse,
        variables: unstarted(make, { own: false }),
        expected: unseenByAskers,
      },
    ]),
    {
      operation: `Mutation.cancel${names.command}`,
      variables: byId(),
      expected: mutationOutcomes('ok', 'ok', 'ok', 'ok'),
    },
    { operation: `Mutation.cancel${names.command}`, ...ofSomebodyElse, variables: byId({ own: false }) },
    { operation: `Mutation.undo${names.command}`, variables: byId(), expected: editors },
    { operation: `Mutation.undo${names.command}`, ...ofSomebodyElse, variables: byId({ own: false }) },
  ];
}
