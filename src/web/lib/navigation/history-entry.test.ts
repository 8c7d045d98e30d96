import { describe, expect, it } from 'vitest';
import { expandTopPeek, pageEntry, readEntry, urlOf, withoutTopPeek, withPeek } from './history-entry.ts';

const users = pageEntry('/settings/users', 'a');

describe('peek stack', () => {
  it('shows the URL of the topmost peek and keeps the page below', () => {
    const one = withPeek(users, '/user/1', 'b');
    const two = withPeek(one, '/people/2', 'c');
    expect(urlOf(two)).toBe('/people/2');
    expect(two.base).toBe('/settings/users');
    expect(two.peeks).toEqual(['/user/1', '/people/2']);
  });

  it('opens what is already on top only once', () => {
    const one = withPeek(users, '/user/1', 'b');
    expect(withPeek(one, '/user/1', 'c')).toBe(one);
  });

  it('closes only the top', () => {
    const two = withPeek(withPeek(users, '/user/1', 'b'), '/user/2', 'c');
    const closed = withoutTopPeek(two, 'd');
    expect(urlOf(closed)).toBe('/user/1');
    expect(urlOf(withoutTopPeek(closed, 'e'))).toBe('/settings/users');
  });

  it('turns the top into a page', () => {
    expect(expandTopPeek(withPeek(users, '/user/1', 'b'), 'c')).toEqual(pageEntry('/user/1', 'c'));
  });

  it('is restored from history.state', () => {
    const one = withPeek(users, '/user/1', 'b');
    expect(readEntry(structuredClone(one), '/user/1', () => 'x')).toEqual(one);
  });

  it.each([null, undefined, 1, {}, { key: 'a', base: '/x', peeks: 'no', openedFromBelow: false }])(
    'stands alone for foreign state %j',
    (state) => {
      expect(readEntry(state, '/user/1', () => 'x')).toEqual(pageEntry('/user/1', 'x'));
    },
  );

  it('does not trust state that belongs to another address', () => {
    expect(readEntry(withPeek(users, '/user/1', 'b'), '/user/2', () => 'x').peeks).toEqual([]);
  });
});
