import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { audioVideoCodec, highlightCodec } from './highlight.ts';
import { highlightColor } from './highlight-color.ts';
import { checkPdfAreas, pdfAreaCodec } from './pdf-area.ts';
import { suggestedHighlightCodec, suggestionReviews } from './suggested-highlight.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const part = { fileId: id, startTime: 1, endTime: 2.5, snippetStart: 0, snippetEnd: 12, type: 'AV' };
const highlight = {
  id,
  deleted: false,
  text: 'It was slow',
  authorId: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  inlineCommentOnly: false,
  tags: [{ id, title: 'Slow', color: '#c51d28', highlightCount: 3 }],
};

describe('highlight', () => {
  test('codec', () => {
    expect(decode(highlightCodec, highlight)).toEqual(highlight);
    expect(decode(highlightCodec, { ...highlight, audioVideo: part })).toEqual({
      ...highlight,
      audioVideo: part,
    });
    expect(isOf(highlightCodec, { ...highlight, text: null })).toBe(false);
  });

  test.each([part, { ...part, startTime: 2.5 }, { clipId: id, clipDuration: 3 }])(
    'audio or video %j',
    (value) => {
      expect(decode(audioVideoCodec, value)).toEqual(value);
    },
  );

  test.each([
    { ...part, startTime: 3 },
    { ...part, startTime: -1 },
    { ...part, type: 'IMAGE' },
    { clipId: id },
  ])('refuses %j', (value) => expect(isOf(audioVideoCodec, value)).toBe(false));

  test.each([
    [[], false, '#7847d0'],
    [[], true, null],
    [['#c51d28'], false, '#c51d28'],
    [['#c51d28', '#028321'], true, '#c51d28'],
  ])('tags %j, comment only %s: %s', (colors, inlineCommentOnly, color) => {
    expect(highlightColor({ tags: colors.map((hex) => ({ color: hex })), inlineCommentOnly })).toBe(color);
  });
});

describe('suggested highlight', () => {
  const area = { page: 0, left: 0, top: 1, width: 0.5, height: 0.01 };
  const suggestion = {
    pdfHighlightAreas: [area],
    highlightReason: null,
    suggestedTagIds: [id],
    version: 2,
    selectedText: 'slow',
  };

  test('codec', () => {
    expect(decode(suggestedHighlightCodec, suggestion)).toEqual(suggestion);
    expect(isOf(pdfAreaCodec, { ...area, left: 1.01 })).toBe(false);
    expect(isOf(pdfAreaCodec, { ...area, top: -0.1 })).toBe(false);
    expect(suggestionReviews).toEqual(['Accepted', 'Rejected']);
  });

  test('areas may take 17000 characters when serialised', () => {
    const areas = (count: number) => Array.from({ length: count }, () => area);
    const one = JSON.stringify(area).length;
    // [a,b,c] has one character a comma and two brackets.
    const fits = Math.floor((17_000 - 1) / (one + 1));
    expect(checkPdfAreas(areas(fits)).ok).toBe(true);
    expect(checkPdfAreas(areas(fits + 1)).ok).toBe(false);
  });
});
