import { expect, test } from 'vitest';
import { isProjectReadOnly, projectStatuses } from './project-status.ts';
import { defaultSections, projectSections, shownSections } from './sections.ts';

test('sections', () => {
  expect([...projectSections].sort()).toEqual([
    'charts',
    'highlights',
    'insights',
    'notes',
    'readme',
    'tags',
  ]);
  expect(shownSections(defaultSections)).toEqual([...projectSections]);
  expect(projectSections.map((section) => defaultSections[section].rank)).toEqual(
    [0, 1, 2, 3, 4, 5].map((place) => place * 65_536),
  );
});

test('hidden sections are left out, ranks decide the order', () => {
  const states = {
    ...defaultSections,
    charts: { enabled: false, rank: 0 },
    insights: { enabled: true, rank: -1 },
    tags: { enabled: true, rank: 0 },
  };
  expect(shownSections(states)).toEqual(['insights', 'readme', 'tags', 'notes', 'highlights']);
});

test('statuses', () => {
  expect(projectStatuses).toEqual(['active', 'archived', 'completed']);
  expect(projectStatuses.filter(isProjectReadOnly)).toEqual(['archived']);
});
