// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { holdKeys, releaseKeys } from './held-keys.ts';

afterEach(() => void releaseKeys());

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
}

test('what is typed while the palette opens is kept for it, and reaches nothing else', () => {
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key));
  holdKeys();
  expect(press('t').defaultPrevented).toBe(true);
  for (const key of ['r', 'x', 'Backspace', 'a', 'Enter']) press(key);
  expect(releaseKeys()).toEqual({ text: 'tra', isEntered: true });
  expect(heard).toEqual([]);
  press('n');
  expect([heard, releaseKeys().text]).toEqual([['n'], '']);
});

test('Escape and shortcuts are left alone', () => {
  holdKeys();
  for (const event of [press('Escape'), press('k', { ctrlKey: true }), press('Shift')])
    expect(event.defaultPrevented).toBe(false);
  expect(releaseKeys().text).toBe('');
});
