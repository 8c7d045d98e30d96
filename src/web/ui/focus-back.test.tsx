// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberFocus, useFocusBack } from './focus-back.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  document.body.innerHTML = `<main><section>
    <ul><li><button id="first">First</button></li><li><button id="second">Second</button></li></ul>
    <button id="more">More</button></section></main>`;
});
afterEach(() => document.body.replaceChildren());

function focus(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(id);
  element.focus();
  return element;
}

function Dialog() {
  useFocusBack();
  return <input ref={(input) => input?.focus()} />;
}

test('the one that opened a dialog has the focus again when it is closed', async () => {
  focus('second');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<Dialog />));
  expect(document.activeElement?.localName).toBe('input');
  act(() => root.unmount());
  await expect.poll(() => document.activeElement?.id).toBe('second');
});

test('where that is gone, what is left of its list has it', () => {
  const row = focus('second').closest('li');
  const giveBack = rememberFocus();
  row?.remove();
  giveBack();
  expect(document.activeElement?.id).toBe('first');
});

test('the button of a menu has it where an entry of the menu opened the dialog', () => {
  const menu = document.body.appendChild(document.createElement('div'));
  menu.role = 'menu';
  menu.setAttribute('aria-labelledby', 'more');
  menu.innerHTML = '<button id="rename">Rename</button>';
  focus('rename');
  const giveBack = rememberFocus();
  menu.remove();
  giveBack();
  expect(document.activeElement?.id).toBe('more');
});

test('nobody loses it to the opener', () => {
  focus('second');
  const giveBack = rememberFocus();
  focus('first');
  giveBack();
  expect(document.activeElement?.id).toBe('first');
});

test('on another page nobody gets it', () => {
  focus('second');
  const giveBack = rememberFocus();
  document.querySelector('main')?.replaceChildren();
  giveBack();
  expect(document.activeElement).toBe(document.body);
});
