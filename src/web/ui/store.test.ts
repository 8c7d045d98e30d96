import { describe, expect, it } from 'vitest';
import { createSignal, createStore } from './store.ts';

describe('a store', () => {
  it('tells of every new value, and of none after the listener left', () => {
    const store = createStore('a');
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push(store.get()));
    store.set('b');
    store.set('b');
    store.set('c');
    stop();
    store.set('d');
    expect(seen).toEqual(['b', 'c']);
  });
});

describe('a signal', () => {
  it('begins with its first listener and ends with its last', () => {
    const seen: string[] = [];
    const signal = createSignal<[string]>({ first: () => seen.push('first'), last: () => seen.push('last') });
    const one = signal.subscribe((told) => seen.push(`one ${told}`));
    const two = signal.subscribe((told) => seen.push(`two ${told}`));
    signal.tell('x');
    one();
    one();
    expect(signal.isHeard()).toBe(true);
    two();
    signal.tell('y');
    expect(signal.isHeard()).toBe(false);
    expect(seen).toEqual(['first', 'one x', 'two x', 'last']);
  });
});
