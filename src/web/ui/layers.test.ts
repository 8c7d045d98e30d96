// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pushLayer } from './layers.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const takeOff of closers.splice(0)) takeOff();
  document.body.replaceChildren();
});

function layer(closed: string[], name: string): void {
  const takeOff = pushLayer(() => {
    closed.push(name);
    takeOff();
  });
  closers.push(takeOff);
}

function pressEscape(): Event {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

test('Escape closes the last layer alone, and the one below with the next press', () => {
  const closed: string[] = [];
  layer(closed, 'lower');
  layer(closed, 'upper');
  expect(pressEscape().defaultPrevented).toBe(true);
  expect(closed).toEqual(['upper']);
  pressEscape();
  expect(closed).toEqual(['upper', 'lower']);
});

test('a menu above a layer closes first, by itself', () => {
  const closed: string[] = [];
  layer(closed, 'dialog');
  const menu = document.createElement('div');
  menu.role = 'menu';
  document.body.append(menu);
  pressEscape();
  expect(closed).toEqual([]);
  menu.remove();
  pressEscape();
  expect(closed).toEqual(['dialog']);
});

test('a field that uses the key keeps its layer open', () => {
  const closed: string[] = [];
  layer(closed, 'dialog');
  const field = document.createElement('input');
  document.body.append(field);
  field.addEventListener('keydown', (event) => event.preventDefault());
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(closed).toEqual([]);
});

test('a control whose tooltip shows does not keep its layer open', () => {
  const closed: string[] = [];
  layer(closed, 'dialog');
  const control = document.createElement('button');
  control.setAttribute('aria-describedby', 'why');
  control.addEventListener('keydown', (event) => event.stopPropagation());
  const tooltip = document.createElement('div');
  tooltip.id = 'why';
  tooltip.role = 'tooltip';
  document.body.append(control, tooltip);
  control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(closed).toEqual(['dialog']);
});
