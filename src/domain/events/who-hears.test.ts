import { expect, test } from 'vitest';
import { hearersOf } from './who-hears.ts';

test('content is told to those who may see it, settings to everybody, news to their owner', () => {
  expect(['note', 'comment', 'file', 'view', 'tag'].map(hearersOf)).toEqual(Array(5).fill('readers'));
  expect(['workspace', 'member', 'group', 'setting'].map(hearersOf)).toEqual(Array(4).fill('workspace'));
  expect(hearersOf('notification')).toBe('member');
});

test('what nobody has thought of is not told to everybody', () => {
  expect(hearersOf('spaceship')).toBe('readers');
  expect(hearersOf('toString')).toBe('readers');
});
