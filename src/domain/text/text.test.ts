import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '#domain/limits/text-limit.ts';
import { breadcrumbText, collapseCrumbs, crumbTitle, crumbTitleMax } from './breadcrumbs.ts';
import { cutText } from './cut-text.ts';
import * as names from './display-names.ts';
import { emojiSkinTones, withSkinTone } from './emoji-skin-tones.ts';
import { keyboardModifier } from './keyboard-modifier.ts';
import { projectIconOf } from './project-icon.ts';
import { extensionIcons, oldProjectIcons, projectIcons } from './project-icons.data.ts';

describe('breadcrumbs', () => {
  test.each([
    [25, 'a'.repeat(25)],
    [26, 'a'.repeat(26)],
    [27, `${'a'.repeat(26)}...`],
  ])('a title of %i characters', (length, shown) => {
    expect(crumbTitle('a'.repeat(length))).toBe(shown);
    expect(crumbTitleMax).toBe(26);
  });

  test('emoji count once and are never torn', () => {
    expect(crumbTitle('😀'.repeat(26))).toBe('😀'.repeat(26));
    expect(crumbTitle('😀'.repeat(27))).toBe(`${'😀'.repeat(26)}...`);
    expect(crumbTitle(`${'a'.repeat(24)}👩🏽‍🔬b`)).toBe(`${'a'.repeat(24)}...`);
    expect(crumbTitle(`${'a'.repeat(25)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(25)}...`);
  });

  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b', 'c'], 'a / b / c'],
    [['a', 'b', 'c', 'd'], 'a / ... / d'],
    [['a', 'b', 'c', 'd', 'e'], 'a / ... / e'],
  ])('%j reads %j', (titles, text) => {
    expect(breadcrumbText(titles)).toBe(text);
  });

  test('hidden items stay reachable', () => {
    expect(collapseCrumbs([1, 2, 3, 4])).toEqual([
      { kind: 'item', item: 1 },
      { kind: 'hidden', items: [2, 3] },
      { kind: 'item', item: 4 },
    ]);
  });
});

test('cutText keeps a prefix of at most the given code points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBeLessThanOrEqual(max);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
      expect(cut === text || countCharacters(text) > max).toBe(true);
    }),
  );
});

describe('display fallbacks', () => {
  test.each(['folder', 'note', 'insight'] as const)('an untitled %s', (kind) => {
    expect(names.titleOf(kind, null)).toBe(`Untitled ${kind}`);
    expect(names.titleOf(kind, ' \n')).toBe(`Untitled ${kind}`);
    expect(names.titleOf(kind, ' Mine ')).toBe('Mine');
  });

  test('previews and workspaces', () => {
    expect(names.previewOf('')).toBe('No content');
    expect(names.previewOf('text')).toBe('text');
    expect(names.workspaceNameOf(undefined)).toBe('Name workspace…');
    expect(names.workspaceNameOf('Acme')).toBe('Acme');
    expect(names.notEnoughContent).toEqual({
      code: 'NOT_ENOUGH_DATA',
      message: 'Not enough content to summarize',
    });
  });

  test('people', () => {
    expect(names.personNameOf({ name: 'Ada', hidden: true })).toBe('Contact hidden');
    expect(names.personNameOf({ name: '' })).toBe('Unnamed participant');
    expect(names.personNameOf({ name: null, label: 'speaker' })).toBe('Unnamed speaker');
    expect(names.personNameOf({ name: 'Ada', label: 'speaker' })).toBe('Ada');
  });

  test('users', () => {
    const ada = { id: '1', name: 'Ada' };
    expect(names.userNameOf(ada, '1')).toBe('You');
    expect(names.userNameOf(ada, '2')).toBe('Ada');
    expect(names.userNameOf({ ...ada, deleted: true }, '2')).toBe('Deleted user');
    expect(names.userNameOf(undefined, '2')).toBe('Unknown user');
    expect(names.userNameOf({ id: '1', name: ' ' })).toBe('Unknown user');
  });
});

describe('emoji skin tones', () => {
  test('are five', () => {
    expect(emojiSkinTones.map((tone) => tone.name)).toEqual([
      'light',
      'medium-light',
      'medium',
      'medium-dark',
      'dark',
    ]);
    expect(emojiSkinTones.map((tone) => tone.modifier).join('')).toBe('🏻🏼🏽🏾🏿');
  });

  test.each([
    ['👋', 'medium', '👋🏽'],
    ['👋🏿', 'light', '👋🏻'],
    ['👋🏿', undefined, '👋'],
    ['✌️', 'dark', '✌🏿'],
    ['👩‍🔬', 'medium', '👩🏽‍🔬'],
    ['🚀', 'dark', '🚀'],
  ] as const)('%s in %s is %s', (emoji, tone, shown) => {
    expect(withSkinTone(emoji, tone)).toBe(shown);
  });
});

describe('project icons', () => {
  test('are 35, without repetition', () => {
    expect(projectIcons).toHaveLength(35);
    expect(new Set(projectIcons).size).toBe(35);
    expect(projectIcons.join(' ')).toBe(
      [
        'folder notebook book bulb flask microscope search zoom-question message messages microphone video',
        'camera headphones clipboard-list checklist chart-bar chart-pie target map compass rocket flag star',
        'heart mood-smile users user-search world building-store shopping-cart device-mobile device-desktop palette puzzle',
      ].join(' '),
    );
    expect(extensionIcons).toEqual(['plug', 'puzzle', 'apps', 'webhook', 'robot', 'bolt']);
  });

  test('old names show their successor, unknown ones a folder', () => {
    expect(projectIconOf('rocket')).toBe('rocket');
    expect(projectIconOf('beaker')).toBe('flask');
    expect(projectIconOf('toString')).toBe('folder');
    expect(projectIconOf(null)).toBe('folder');
    expect(Object.keys(oldProjectIcons).filter((name) => projectIcons.some((icon) => icon === name))).toEqual(
      [],
    );
  });
});

test.each([
  ['MacIntel', '⌘'],
  ['macOS', '⌘'],
  ['iPhone', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
  ['', 'Ctrl'],
])('the modifier on %j is %s', (platform, label) => {
  expect(keyboardModifier(platform)).toBe(label);
});
