import { expect, test } from 'vitest';
import { insightStandingLabel, insightStatuses, insightStatusLabels } from './insight-status.ts';

test('exactly these, each with a label, starting as a draft', () => {
  expect(insightStatuses.map((status) => insightStatusLabels[status])).toEqual([
    'Draft',
    'In review',
    'Final',
  ]);
});

test('what is published is called that, however far its draft was', () => {
  expect(insightStatuses.map((status) => insightStandingLabel(status, false))).toEqual(
    insightStatuses.map((status) => insightStatusLabels[status]),
  );
  for (const status of insightStatuses) expect(insightStandingLabel(status, true)).toBe('Published');
});
