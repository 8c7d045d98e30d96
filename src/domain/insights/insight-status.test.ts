import { expect, test } from 'vitest';
import { defaultInsightStatus, insightStatuses, insightStatusLabels } from './insight-status.ts';

test('exactly these, each with a label, starting as a draft', () => {
  expect(insightStatuses.map((status) => insightStatusLabels[status])).toEqual([
    'Draft',
    'In review',
    'Final',
  ]);
  expect(defaultInsightStatus).toBe(insightStatuses[0]);
});
