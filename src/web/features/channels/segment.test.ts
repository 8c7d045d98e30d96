import { expect, test } from 'vitest';
import { segmentHash, segmentOf } from './segment.ts';

test('an address carries whose data points are shown, also of people without a value', () => {
  for (const segment of [null, { fieldId: 'plan', value: 'pro' }, { fieldId: 'plan', value: '' }])
    expect(segmentOf(segmentHash(segment))).toEqual(segment);
  expect(segmentHash({ fieldId: 'plan', value: '' })).toEqual({ by: 'plan' });
});
