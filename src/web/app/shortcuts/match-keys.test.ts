import { describe, expect, it } from 'vitest';
import { matchKeys, type KeyPress } from './match-keys.ts';
import { shortcutNames, shortcutTable } from './shortcut-table.ts';

const free = { isTyping: false, singleKeys: true };
const press = (key: string, mod = false): KeyPress => ({ key, mod, alt: false });

describe('matchKeys', () => {
  it('runs go-chords and waits after g', () => {
    expect(matchKeys([press('g')], free)).toEqual({ kind: 'wait' });
    expect(matchKeys([press('g'), press('h')], free)).toEqual({ kind: 'run', name: 'goHome' });
    expect(matchKeys([press('g'), press('p')], free)).toEqual({ kind: 'run', name: 'goProjects' });
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
    // Those of coding and of the player are pressed in their own places, where no other key is heard.
    const placeOf = (name: (typeof shortcutNames)[number]) => {
      const { group } = shortcutTable[name];
      return group === 'Coding' || group === 'Recordings' ? group : 'everywhere';
    };
    for (const place of ['Coding', 'Recordings', 'everywhere']) {
      const names = shortcutNames.filter((name) => placeOf(name) === place);
      const keys = names.map((name) => shortcutTable[name].keys.join(' '));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
