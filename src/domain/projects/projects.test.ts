import { expect, test } from 'vitest';
import { decode } from '#domain/codec/codec.ts';
import { parseProjectIcon, projectIcons } from './project-icons.ts';
import { isProjectReadOnly, projectStatuses } from './project-status.ts';
import {
  changeSection,
  defaultSections,
  orderedSections,
  projectSections,
  sectionStatesCodec,
} from './sections.ts';
import { parseVocabulary } from './vocabulary.ts';

test('sections', () => {
  expect([...projectSections].sort()).toEqual([
    'charts',
    'highlights',
    'insights',
    'notes',
    'readme',
    'tags',
  ]);
  expect(orderedSections(defaultSections)).toEqual([...projectSections]);
  expect(projectSections.map((section) => defaultSections[section].rank)).toEqual(
    [0, 1, 2, 3, 4, 5].map((place) => place * 65_536),
  );
});

test('statuses', () => {
  expect(projectStatuses).toEqual(['active', 'archived', 'completed']);
  expect(projectStatuses.filter(isProjectReadOnly)).toEqual(['archived']);
});

test('a stored difference stands beside the defaults; what is no section state is refused', () => {
  expect(decode(sectionStatesCodec, {})).toEqual(defaultSections);
  const stored = decode(sectionStatesCodec, { tags: { enabled: false, rank: -1 } });
  expect(stored).toEqual({ ...defaultSections, tags: { enabled: false, rank: -1 } });
  expect(() => decode(sectionStatesCodec, { tags: { enabled: 'no', rank: 0 } })).toThrow('boolean');
});

test('a section is switched off, and stands elsewhere', () => {
  const off = changeSection(defaultSections, { section: 'charts', enabled: false });
  expect(off.charts.enabled).toBe(false);
  const first = changeSection(off, { section: 'insights', index: 0 });
  expect(orderedSections(first)).toEqual(['insights', 'readme', 'notes', 'highlights', 'tags', 'charts']);
  expect(first.charts.enabled).toBe(false);
  const last = changeSection(first, { section: 'insights', index: 99 });
  expect(orderedSections(last)).toEqual(['readme', 'notes', 'highlights', 'tags', 'charts', 'insights']);
});

test('icons', () => {
  expect(projectIcons.length).toBeGreaterThanOrEqual(35);
  expect(new Set(projectIcons).size).toBe(projectIcons.length);
  expect(parseProjectIcon('rocket')).toEqual({ ok: true, value: 'rocket' });
  expect(parseProjectIcon('<svg>').ok).toBe(false);
});

test('a vocabulary keeps each word once', () => {
  expect(parseVocabulary([' Larkspur ', 'MEDDIC', 'larkspur'])).toEqual({
    ok: true,
    value: ['Larkspur', 'MEDDIC'],
  });
  expect(parseVocabulary(['']).ok).toBe(false);
  expect(parseVocabulary(['a\nb']).ok).toBe(false);
  expect(parseVocabulary(['x'.repeat(101)]).ok).toBe(false);
  expect(parseVocabulary(Array.from({ length: 501 }, (_, at) => `w${at}`))).toEqual({
    ok: false,
    message: 'A vocabulary can have at most 500 words',
  });
});
