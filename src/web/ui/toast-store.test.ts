import { beforeEach, expect, test } from 'vitest';
import { dismissToast, showToast, toasts } from './toast-store.ts';

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

const messages = () => toasts.get().map(({ message }) => message);

test('the same words are one toast that counts, and its undo takes back all of it', () => {
  const undone: number[] = [];
  for (const step of [1, 2, 3]) showToast({ message: 'Value changed', undo: () => undone.push(step) });
  expect(messages()).toEqual(['Value changed (3)']);
  toasts.get()[0]?.action?.run();
  expect(undone).toEqual([3, 2, 1]);
});

test('other words, another tone and an own button stay apart', () => {
  showToast({ message: 'Saved' });
  showToast({ message: 'Saved', tone: 'error' });
  showToast({ message: 'Saved', undo: () => {} });
  expect(messages()).toEqual(['Saved', 'Saved', 'Saved']);
});

test('three at most', () => {
  for (const message of ['a', 'b', 'c', 'd']) showToast({ message });
  expect(messages()).toEqual(['b', 'c', 'd']);
});
