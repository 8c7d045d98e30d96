import { expect, test } from 'vitest';
import { currentPublication, isPublished, type Publication } from './publication.ts';

const at = (day: string, unpublished: string | null = null): Publication => ({
  publishedAt: new Date(day),
  publishedBy: 'ada',
  unpublishedAt: unpublished === null ? null : new Date(unpublished),
});

test('published while a publication has no end', () => {
  expect(isPublished([])).toBe(false);
  expect(isPublished([at('2026-01-01')])).toBe(true);
  expect(isPublished([at('2026-01-01', '2026-01-02')])).toBe(false);
  expect(isPublished([at('2026-01-01', '2026-01-02'), at('2026-01-03')])).toBe(true);
});

test('the newest one counts', () => {
  const newest = at('2026-02-01');
  expect(currentPublication([at('2026-01-01'), newest, at('2026-01-15')])).toBe(newest);
});
