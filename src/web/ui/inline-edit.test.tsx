// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InlineEdit } from './inline-edit.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let saved: string[];
let typed: (string | null)[];
beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  typed = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

function show(value: string, savesWhileTyping = true): void {
  act(() =>
    root.render(
      <InlineEdit
        label="Title"
        value={value}
        placeholder="Untitled"
        check={(text) => (text.length > 20 ? 'Too long' : null)}
        onSave={(text) => saved.push(text)}
        onType={(text) => typed.push(text)}
        savesWhileTyping={savesWhileTyping}
        startsOpen
      />,
    ),
  );
}

function type(text: string): HTMLTextAreaElement {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('Not open');
  act(() => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return field;
}

test('a title is saved in a pause and stays open', () => {
  show('');
  type('Morning call');
  expect(saved).toEqual([]);
  act(() => void vi.advanceTimersByTime(1000));
  expect(saved).toEqual(['Morning call']);
  expect(document.querySelector('textarea')).not.toBeNull();
});

describe('what was typed a moment ago, also where no pause saves it', () => {
  test('is saved when Back takes the field away', () => {
    show('', false);
    type('Morning');
    act(() => root.unmount());
    expect(saved).toEqual(['Morning']);
  });

  test('is saved by a reload, before anybody looks what has to be kept on the device', () => {
    const known: string[] = [];
    const look = () => known.push(...saved);
    addEventListener('pagehide', look);
    show('', false);
    type('Morning');
    act(() => void dispatchEvent(new Event('pagehide')));
    removeEventListener('pagehide', look);
    expect(known).toEqual(['Morning']);
  });

  test('is not saved once Esc has restored what was there', () => {
    show('Visit', false);
    const field = type('Call');
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    act(() => root.unmount());
    expect(saved).toEqual([]);
  });
});

test('what would be saved is told at each key, and taken back with what would not', () => {
  show('Visit');
  for (const text of ['Visits', 'Visit', '', 'A title of far too many letters', 'Call']) type(text);
  expect(typed).toEqual(['Visits', null, null, null, 'Call']);
  const field = type('Calls');
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(typed.slice(-2)).toEqual(['Calls', null]);
});

test('Esc restores what was there before the pauses', () => {
  show('Visit');
  const field = type('Call');
  act(() => void vi.advanceTimersByTime(1000));
  show('Call');
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(saved).toEqual(['Call', 'Visit']);
});

test('nothing is saved that is refused or empty, nor where only Enter saves', () => {
  show('Visit');
  type('A title of far too many letters');
  act(() => void vi.advanceTimersByTime(1000));
  type('');
  act(() => void vi.advanceTimersByTime(1000));
  expect(saved).toEqual([]);
  show('Visit', false);
  type('Call');
  act(() => void vi.advanceTimersByTime(1000));
  expect(saved).toEqual([]);
});
