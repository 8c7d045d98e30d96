import { beforeEach, expect, test } from 'vitest';
import { dismissToast, rewordToast, showToast, toasts } from './toast-store.ts';

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

test('more is said in the same toast, whose undo stays', () => {
  const undone: string[] = [];
  const toast = showToast({ message: 'Highlight deleted', undo: () => undone.push('it') });
  rewordToast(toast, 'Highlight deleted. One insight uses it as evidence');
  expect(messages()).toEqual(['Highlight deleted. One insight uses it as evidence']);
  toasts.get()[0]?.action?.run();
  expect(undone).toEqual(['it']);
});

test('what is known of one of several isn’t said of all of them', () => {
  showToast({ message: 'Highlight deleted', undo: () => {} });
  rewordToast(
    showToast({ message: 'Highlight deleted', undo: () => {} }),
    'Highlight deleted. One insight uses it',
  );
  expect(messages()).toEqual(['Highlight deleted (2)']);
});
