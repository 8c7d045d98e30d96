import { addContent, type ContentOptions } from '../content.ts';
import { queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const noForeignIds = true;
const trashedNote =
  (options: ContentOptions) =>
  async ({ kit }: Making) => ({ id: await addContent(kit, 'note', { ...options, isTrashed: true }) });

export const evidenceRows: readonly Row[] = [
  {
    operation: 'Query.insightsUsing',
    variables: async ({ kit }) => ({ ids: [await addContent(kit, 'note')] }),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
    tellsNothing: true,
  },
  {
    operation: 'Query.trashedSource',
    variables: (making) => trashedNote({ by: making.callerId })(making),
    expected: queryOutcomes('nothing', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Query.trashedSource',
    when: 'private',
    variables: trashedNote({ isPrivate: true }),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
];
