import { expect, test } from 'vitest';
import { insightStatuses, insightStatusLabels } from './insight-status.ts';

test('exactly these, each with a label, starting as a draft', () => {
  expect(insightStatuses.map((status) => insightStatusLabels[status])).toEqual([
    'Draft',
    'In review',
    'Final',
  ]);
});
