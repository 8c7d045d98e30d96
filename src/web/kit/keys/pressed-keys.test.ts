import { describe, expect, it } from 'vitest';
import { editorKey, isPressed, keyOf } from './pressed-keys.ts';
import type { Shortcut } from './shortcut.ts';

const shortcut = (...keys: string[]): Shortcut => ({ label: '', group: 'General', keys });

describe('keys of a shortcut', () => {
  it('are pressed with the modifiers that are named, and no others', () => {
    const send = shortcut('Mod', 'Enter');
    expect(isPressed(send, { key: 'Enter', ctrlKey: true })).toBe(true);
    expect(isPressed(send, { key: 'Enter', metaKey: true })).toBe(true);
    expect(isPressed(send, { key: 'Enter' })).toBe(false);
    expect(isPressed(shortcut('x'), { key: 'x', altKey: true })).toBe(false);
    expect(isPressed(shortcut('Shift', 'Enter'), { key: 'Enter' })).toBe(false);
  });

  it('are the same for capitals', () => {
    expect(isPressed(shortcut('x'), { key: 'X', shiftKey: true })).toBe(true);
  });

  it('may be any of several, or a range', () => {
    const carry = shortcut('Alt', '↑', '↓');
    expect(isPressed(carry, { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(isPressed(carry, { key: 'ArrowLeft', altKey: true })).toBe(false);
    const recent = shortcut('1', '–', '9');
    expect(isPressed(recent, { key: '5' })).toBe(true);
    expect(isPressed(recent, { key: '0' })).toBe(false);
    expect(isPressed(recent, { key: 'F5' })).toBe(false);
  });

  it('have the names that the browser and the editor know', () => {
    expect(keyOf(shortcut('s', '←', '→'), 1)).toBe('ArrowLeft');
    expect(editorKey(shortcut('Mod', 'Shift', 'h'))).toBe('Mod-Shift-h');
    expect(editorKey(shortcut('Alt', '↑'))).toBe('Alt-ArrowUp');
  });
});
