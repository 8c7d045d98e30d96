import { describe, expect, it } from 'vitest';
import { matchKeys, type KeyPress } from './match-keys.ts';
import type { Shortcut } from '#web/kit/keys/shortcut.ts';
import { heardEverywhere } from './heard-everywhere.ts';
import { sheetShortcuts } from './sheet-shortcuts.ts';

const free = { isTyping: false, singleKeys: true };
const press = (key: string, mod = false): KeyPress => ({ key, mod, alt: false });

describe('matchKeys', () => {
  it('runs go-chords and waits after g', () => {
    expect(matchKeys([press('g')], free)).toEqual({ kind: 'wait' });
    expect(matchKeys([press('g'), press('h')], free)).toEqual({ kind: 'run', name: 'home' });
    expect(matchKeys([press('g'), press('p')], free)).toEqual({ kind: 'run', name: 'projects' });
    expect(matchKeys([press('h')], free)).toEqual({ kind: 'none' });
  });

  it('leaves typed text alone but keeps Mod shortcuts', () => {
    const typing = { isTyping: true, singleKeys: true };
    expect(matchKeys([press('?')], typing)).toEqual({ kind: 'none' });
    expect(matchKeys([press('k', true)], typing)).toEqual({ kind: 'run', name: 'openPalette' });
  });

  it('WCAG 2.1.4: single keys can be turned off, Esc and Mod stay', () => {
    const off = { isTyping: false, singleKeys: false };
    expect(matchKeys([press('?')], off)).toEqual({ kind: 'none' });
    expect(matchKeys([press('g'), press('h')], off)).toEqual({ kind: 'none' });
    expect(matchKeys([press('Escape')], off)).toEqual({ kind: 'run', name: 'closePeek' });
    expect(matchKeys([press('k', true)], off)).toEqual({ kind: 'run', name: 'openPalette' });
  });

  it('ignores Alt combinations, which type characters on many layouts', () => {
    expect(matchKeys([{ key: 'j', mod: false, alt: true }], free)).toEqual({ kind: 'none' });
  });

  it('has no two shortcuts with the same keys', () => {
    // Those of coding, of the player and of a canvas are pressed in their own places, where no other key is heard.
    const places = ['Coding', 'Recordings', 'Canvas'];
    const placeOf = ({ group }: Shortcut) => (places.includes(group) ? group : 'everywhere');
    for (const place of [...places, 'everywhere']) {
      const shown = sheetShortcuts.filter((one) => placeOf(one) === place);
      expect(new Set(shown.map(({ keys }) => keys.join(' '))).size).toBe(shown.length);
    }
  });

  it('hears every key of the shell and of a place that the sheet shows', () => {
    const heard = new Set(heardEverywhere.map(({ keys }) => keys.join(' ')));
    const shown = sheetShortcuts.filter(({ group }) => group === 'General' || group === 'Go to');
    expect(shown.filter(({ keys }) => !heard.has(keys.join(' ')))).toEqual([]);
    expect(shown.map(({ label }) => label)).toEqual(expect.arrayContaining(['Home', 'Projects', 'Search']));
  });
});
