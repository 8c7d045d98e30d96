// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { holdKeys, releaseKeys } from './held-keys.ts';

afterEach(() => {
  for (const reader of ['palette', 'title', 'text'] as const) releaseKeys(reader);
});

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
}

function heardBelow(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key));
  return heard;
}

test('what is typed while the palette opens is kept for it, and reaches nothing else', () => {
  const heard = heardBelow();
  holdKeys('palette');
  expect(press('t').defaultPrevented).toBe(true);
  for (const key of ['r', 'x', 'Backspace', 'a', 'Enter']) press(key);
  expect(releaseKeys('palette')).toBe('tra\n');
  expect(heard).toEqual([]);
  press('n');
  expect([heard, releaseKeys('palette')]).toEqual([['n'], null]);
});

test('Escape and shortcuts are left alone', () => {
  holdKeys('palette');
  for (const event of [press('Escape'), press('k', { ctrlKey: true }), press('Shift')])
    expect(event.defaultPrevented).toBe(false);
  expect(releaseKeys('palette')).toBe('');
});

test('the palette that closes leaves the keys to the note that it makes', () => {
  holdKeys('palette');
  press('x');
  holdKeys('title');
  expect(releaseKeys('palette')).toBeNull();
  for (const key of ['D', 'a', 'y']) press(key);
  expect(releaseKeys('title')).toBe('Day');
});

test('an Enter that is held down starts one new line', () => {
  holdKeys('title', 'Day');
  press('Enter', { repeat: true });
  press('Enter');
  press('1');
  expect(releaseKeys('title')).toBe('Day\n1');
});

test('a press of the pointer means something else', () => {
  const heard = heardBelow();
  holdKeys('title');
  press('a');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('b');
  expect([releaseKeys('title'), heard]).toEqual([null, ['b']]);
});
