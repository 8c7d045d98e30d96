import { describe, expect, test } from 'vitest';
import { isSpecialGroupKey, specialGroupKeys } from './permission-map.ts';

describe('special groups', () => {
  test('are exactly public, markup and playback', () => {
    expect(specialGroupKeys).toEqual(['public', 'markup', 'playback']);
    expect(['public', 'design'].map(isSpecialGroupKey)).toEqual([true, false]);
  });
});
