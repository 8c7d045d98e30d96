import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCharacters } from '#domain/limits/text-limit.ts';
import { collapseCrumbs, crumbTitle, crumbTitleMax } from './breadcrumbs.ts';
import { cutText } from './cut-text.ts';
import * as names from './display-names.ts';
import { keyboardModifier } from './keyboard-modifier.ts';

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
    expect(names.previewOf('Call 1.mp4\nHello there', 'Call 1')).toBe('Hello there');
    expect(names.previewOf('Call 1.mp4', 'Call 1.mp4')).toBe('Recording');
    expect(names.previewOf('Call 1.WAV', 'Call 1')).toBe('Recording');
    expect(names.previewOf('Plan.docx', 'Plan')).toBe('No content');
    expect(names.previewOf('Call 12\nHello', 'Call 1')).toBe('Call 12\nHello');
    expect(names.workspaceNameOf(undefined)).toBe('Name workspace…');
    expect(names.workspaceNameOf('Acme')).toBe('Acme');
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
    expect(names.withinSentence('You')).toBe('you');
    expect(names.withinSentence('Youssef')).toBe('Youssef');
    expect(names.userNameOf(ada, '2')).toBe('Ada');
    expect(names.userNameOf({ ...ada, deleted: true }, '2')).toBe('Deleted user');
    expect(names.userNameOf(undefined, '2')).toBe('Unknown user');
    expect(names.authorNameOf(null, '2')).toBe('Deleted user');
    expect(names.authorNameOf(ada, '2')).toBe(names.userNameOf(ada, '2'));
    expect(names.userNameOf({ id: '1', name: ' ' })).toBe('Unknown user');
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
