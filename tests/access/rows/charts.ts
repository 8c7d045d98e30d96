import type { ProjectOptions } from '../kit.ts';
import { queryOutcomes } from '../outcomes.ts';
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

const makers = [
  { operation: 'Query.chart', make: of },
  { operation: 'Query.chartOverTime', make: of },
  { operation: 'Query.chartTable', make: byField },
];

export const chartRows: readonly Row[] = makers.flatMap(({ operation, make }) => [
  { operation, variables: make(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  ...[
    { when: 'of a private project', options: { isPrivate: true } },
    { when: 'of a project in the trash', options: { isTrashed: true } },
  ].map(({ when, options }) => ({
    operation,
    when,
    variables: make(options),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true as const,
  })),
]);
