import type { ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addField } from './fields.ts';

const of =
  (options: ProjectOptions = {}) =>
  async ({ kit }: Making) => ({ input: { projectId: await kit.project(options) } });

/** By a field of the whole workspace; nothing is said of it for a project that is not seen. */
const byField =
  (options: ProjectOptions = {}) =>
  async ({ kit }: Making) => ({
    input: { projectId: await kit.project(options) },
    fieldId: (await addField(kit, { projectId: null })).id,
  });

const inColumn =
  (options: ProjectOptions = {}) =>
  async (making: Making) => ({
    ...(await byField(options)(making)),
    itemId: '0198a3d2-0000-7000-8000-00000000000f',
  });

type Maker = { operation: string; make: typeof of; passesOver?: readonly string[] };
const makers: readonly Maker[] = [
  // A tag that is not there has no highlights.
  { operation: 'Query.chartHighlights', make: inColumn, passesOver: ['itemId'] },
  { operation: 'Query.chart', make: of },
  { operation: 'Query.chartOverTime', make: of },
  { operation: 'Query.chartTable', make: byField },
];

export const chartRows: readonly Row[] = [
  ...rowsOf(makers, queryOutcomes),
  ...rowsOf([{ operation: 'Mutation.exportChart', make: of }], mutationOutcomes),
];

function rowsOf(made: readonly Maker[], outcomes: typeof queryOutcomes): Row[] {
  return made.flatMap(({ operation, make, ...more }) => [
    { operation, variables: make(), expected: outcomes('ok', 'ok', 'ok', 'ok'), ...more },
    ...[
      { when: 'of a private project', options: { isPrivate: true } },
      { when: 'of a project in the trash', options: { isTrashed: true } },
    ].map(({ when, options }) => ({
      operation,
      when,
      variables: make(options),
      expected: outcomes('notFound', 'notFound', 'notFound', 'notFound'),
      noForeignIds: true as const,
    })),
  ]);
}
