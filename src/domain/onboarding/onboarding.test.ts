import { expect, test } from 'vitest';
import { checklistStatus, checklistStatuses, checklistSteps } from './checklist.ts';
import { defaultHome } from './default-home.ts';

test('checklist', () => {
  expect(checklistStatuses).toEqual(['active', 'completed']);
  expect(checklistSteps).toHaveLength(6);
  expect(checklistStatus(new Set())).toBe('active');
  expect(checklistStatus(new Set(checklistSteps.slice(1)))).toBe('active');
  expect(checklistStatus(new Set(checklistSteps))).toBe('completed');
});

test('home page', () => {
  expect(defaultHome.flatMap((block) => (block.type === 'heading' ? [block.text] : []))).toEqual([
    'Discover new insights',
    'Sharpen your skills',
  ]);
  expect(defaultHome.map((block) => block.type)).toEqual(['heading', 'insights', 'heading', 'links']);
});
