import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { parseMediaExport } from './media-export.ts';
import { mediaJobResultCodec } from './media-jobs.ts';
import { documentConversionResultCodec, pdfEventCodec } from './pdf-events.ts';
import { checkRedactionEdit, redactionEditCodec, type RedactionEdit } from './redaction-edit.ts';
import { storyboardSheetCount, storyboardTileAt } from './storyboard.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const edit: RedactionEdit = {
  type: 'obfuscation',
  redactionId: 7,
  parameters: { videoBlur: true, audioMuted: false, start: 1, end: 2 },
};

describe('job results', () => {
  test.each(['PROGRESSING', 'STATUS_UPDATE', 'NEW_WARNING', 'QUEUE_HOP', 'INPUT_INFORMATION'])(
    '%s',
    (status) => {
      const result = decode(mediaJobResultCodec, { status, progress: 0.5 });
      expect(result).toEqual({ status, progress: 0.5 });
    },
  );

  test.each([
    { status: 'COMPLETE', progress: 1, duration: 12.5, mediaType: 'AUDIO' },
    { status: 'ERROR', code: 1040, message: 'No sound' },
    { status: 'ERROR', code: 'X', message: 'No sound' },
  ])('%j', (value) => {
    const result = decode(mediaJobResultCodec, value);
    expect(result).toEqual(value);
  });

  test.each([
    { status: 'COMPLETE', progress: 0.9, duration: 1, mediaType: 'AUDIO' },
    { status: 'PROGRESSING', progress: 1.1 },
    { status: 'ERROR' },
    { status: 'DONE' },
  ])('refuses %j', (value) => expect(isOf(mediaJobResultCodec, value)).toBe(false));
});

describe('PDF', () => {
  test('events', () => {
    const types = [
      'ocr.started',
      'ocr.complete',
      'ocr.failed',
      'page.processed',
      'page.failed',
      'pdf.failed',
    ];
    const full = types.map((type) => ({ type, page: 1, pageCount: 3, message: 'm' }));
    expect(full.map((event) => decode(pdfEventCodec, event).type)).toEqual(types);
    expect(decode(pdfEventCodec, { type: 'pdf.complete', pageCount: 3 })).toEqual({
      type: 'pdf.complete',
      pageCount: 3,
    });
    expect(isOf(pdfEventCodec, { type: 'pdf.complete' })).toBe(false);
    expect(isOf(pdfEventCodec, { type: 'page.processed' })).toBe(false);
  });

  test('conversion', () => {
    expect(isOf(documentConversionResultCodec, { status: 'completed' })).toBe(true);
    expect(isOf(documentConversionResultCodec, { status: 'failed' })).toBe(false);
    expect(isOf(documentConversionResultCodec, { status: 'failed', error: 'x' })).toBe(true);
  });
});

describe('storyboard', () => {
  test.each([
    [0, 'v1', { sheet: 0, x: 0, y: 0 }],
    [7.9, 'v1', { sheet: 0, x: 0, y: 0 }],
    [8, 'v1', { sheet: 0, x: 128, y: 0 }],
    [80, 'v1', { sheet: 0, x: 0, y: 72 }],
    [799, 'v1', { sheet: 0, x: 1152, y: 648 }],
    [800, 'v1', { sheet: 1, x: 0, y: 0 }],
    [99, 'v2', { sheet: 0, x: 1152, y: 648 }],
    [100, 'v2', { sheet: 1, x: 0, y: 0 }],
    [-1, 'v2', { sheet: 0, x: 0, y: 0 }],
  ] as const)('%s s in %s', (seconds, version, tile) => {
    expect(storyboardTileAt(seconds, version)).toEqual(tile);
  });

  test.each([
    [0, 'v2', 1],
    [100, 'v2', 1],
    [100.5, 'v2', 2],
    [800, 'v1', 1],
    [801, 'v1', 2],
  ] as const)('%s s in %s needs %s sheets', (seconds, version, sheets) => {
    expect(storyboardSheetCount(seconds, version)).toBe(sheets);
  });
});

describe('redaction edit', () => {
  test('codec', () => {
    expect(decode(redactionEditCodec, edit)).toEqual(edit);
    expect(decode(redactionEditCodec, { ...edit, redactionId: 'x' })).toEqual({ ...edit, redactionId: 'x' });
    expect(isOf(redactionEditCodec, { ...edit, type: 'cut' })).toBe(false);
    expect(isOf(redactionEditCodec, { ...edit, parameters: { ...edit.parameters, end: Infinity } })).toBe(
      false,
    );
  });

  test.each([
    [{}, true],
    [{ start: 0, end: 10 }, true],
    [{ start: -0.1 }, false],
    [{ end: 10.1 }, false],
    [{ start: 2, end: 2 }, false],
    [{ videoBlur: false }, false],
    [{ videoBlur: false, audioMuted: true }, true],
  ])('%j in ten seconds: %s', (change, ok) => {
    expect(checkRedactionEdit({ ...edit, parameters: { ...edit.parameters, ...change } }, 10).ok).toBe(ok);
  });
});

describe('parseMediaExport', () => {
  const ids = (count: number) => Array.from({ length: count }, () => id);
  test.each([
    ['a', 1, true],
    ['x'.repeat(204), 100, true],
    ['x'.repeat(205), 1, false],
    ['', 1, false],
    ['a', 0, false],
    ['a', 101, false],
    ['../a', 1, false],
    ['a\\b', 1, false],
    ['a\u0000b', 1, false],
  ])('%j with %s highlights: %s', (filename, count, ok) => {
    expect(parseMediaExport({ filename, highlightIds: ids(count) }).ok).toBe(ok);
  });
});
