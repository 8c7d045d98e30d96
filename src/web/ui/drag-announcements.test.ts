import { expect, test } from 'vitest';
import { orderAnnouncements } from './drag-announcements.ts';

type Told = Parameters<ReturnType<typeof orderAnnouncements>['onDragOver']>[0];
const told = (active: string, over: string | null) =>
  ({ active: { id: active }, over: over === null ? null : { id: over } }) as Told;

test('what is dragged is told by its name and its place, never by its id', () => {
  const say = orderAnnouncements([
    { id: 'id-1', name: 'Mood' },
    { id: 'id-2', name: 'Plan' },
  ]);
  expect(say.onDragStart(told('id-1', null))).toBe('Picked up Mood.');
  expect(say.onDragOver(told('id-1', 'id-2'))).toBe('Mood is over position 2 of 2.');
  expect(say.onDragEnd(told('id-1', 'id-2'))).toBe('Dropped Mood at position 2 of 2.');
  expect(say.onDragCancel(told('id-2', null))).toBe('Plan is back where it was.');
});
