import { describe, expect, test } from 'vitest';
import { checkCount, countLimits } from './count-limits.ts';
import { checkSearchQuery, countWords } from './search-query-limit.ts';
import { checkPdfHighlightRect, checkSize, maxPdfHighlightRect, sizeLimits } from './size-limits.ts';

describe('count limits', () => {
  test.each(Object.entries(countLimits))('%s at and over its bound', (_, limit) => {
    expect(checkCount(limit, limit.max - 1, 1)).toEqual({ ok: true, value: limit.max });
    expect(checkCount(limit, limit.max, 1).ok).toBe(false);
    expect(checkCount(limit, limit.max + 1).ok).toBe(false);
  });

  test('the message says what and how many', () => {
    expect(checkCount(countLimits.projectsPerWorkspace, 200, 1)).toEqual({
      ok: false,
      message: 'A workspace can have at most 200 projects',
    });
    expect(checkCount(countLimits.membersPerWorkspace, 0, 5001)).toEqual({
      ok: false,
      message: 'A workspace can have at most 5,000 users',
    });
    expect(checkCount({ holder: 'A study', things: 'participants', max: 5, min: 1 }, 0)).toEqual({
      ok: false,
      message: 'A study must have at least 1 participants',
    });
  });
});

describe('size limits', () => {
  test.each(Object.entries(sizeLimits))('%s at and over its bound', (_, limit) => {
    expect(checkSize(limit, limit.max).ok).toBe(true);
    expect(checkSize(limit, limit.max + 1).ok).toBe(false);
  });

  test.each([-1, 1.5, Number.NaN, Infinity])('%s bytes are no size', (bytes) => {
    expect(checkSize(sizeLimits.attachment, bytes).ok).toBe(false);
  });

  test('messages use units of base 1000', () => {
    expect(checkSize(sizeLimits.gifAttachment, 2_000_001)).toEqual({
      ok: false,
      message: 'GIF image must be at most 2 MB',
    });
    expect(checkSize(sizeLimits.attachment, 2e10)).toEqual({
      ok: false,
      message: 'File must be at most 10 GB',
    });
  });

  test('a highlight rectangle of a PDF', () => {
    expect(maxPdfHighlightRect).toBe(17_000);
    expect(checkPdfHighlightRect('x'.repeat(17_000)).ok).toBe(true);
    expect(checkPdfHighlightRect('x'.repeat(17_001)).ok).toBe(false);
  });
});

describe('search query', () => {
  test('60 words pass and 61 do not', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join('  ');
    expect(checkSearchQuery(words(60)).ok).toBe(true);
    expect(checkSearchQuery(words(61))).toEqual({
      ok: false,
      message: 'A search can have at most 60 words',
    });
  });

  test('2000 characters pass and 2001 do not', () => {
    expect(checkSearchQuery('ä'.repeat(2000)).ok).toBe(true);
    expect(checkSearchQuery('ä'.repeat(2001))).toEqual({
      ok: false,
      message: 'Search must be at most 2,000 characters',
    });
  });

  test('blanks make no words', () => {
    expect(countWords(' \t\n')).toBe(0);
    expect(countWords(' a\u00a0b\n c ')).toBe(3);
  });
});
