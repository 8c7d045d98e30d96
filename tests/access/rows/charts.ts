import type { ProjectOptions } from '../kit.ts';
import { queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const of =
  (options: ProjectOptions = {}) =>
  async ({ kit }: Making) => ({ input: { projectId: await kit.project(options) } });

export const chartRows: readonly Row[] = ['Query.chart', 'Query.chartOverTime'].flatMap((operation) => [
  { operation, variables: of(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  ...[
    { when: 'of a private project', options: { isPrivate: true } },
    { when: 'of a project in the trash', options: { isTrashed: true } },
  ].map(({ when, options }) => ({
    operation,
    when,
    variables: of(options),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true as const,
  })),
]);
