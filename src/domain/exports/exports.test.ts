import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summaryFrameworks } from '#domain/ai/frameworks.ts';
import { isOf, type Codec } from '#domain/codec/codec.ts';
import { fieldOwners, fieldTypes } from '#domain/fields/field-types.ts';
import { fileTypes } from '#domain/files/file-types.ts';
import { questionTypes } from '#domain/questions/question-types.ts';
import { objectTypes } from '#domain/search/result-types.ts';
import { viewLayouts } from '#domain/views/view-layouts.ts';
import { exportFiles, type ExportFile } from './export-files.ts';
import { formatJsonLines, parseJsonLines } from './json-lines.ts';
import { exportConfigCodec, isExportPath } from './manifest.ts';

const id = fc.uuid();
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
// JSON has no negative zero.
const rank = fc.integer().map((n) => n / 4 + 0);
const flag = fc.boolean();
const json = fc.dictionary(
  fc.constantFrom('type', 'attrs', 'x'),
  fc.oneof(text, fc.integer(), flag, fc.constant(null), fc.array(text, { maxLength: 3 })),
);
const path = fc
  .array(fc.stringMatching(/^[a-z0-9_-]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'));
const upload = fc.record({
  uploadStatus: fc.constantFrom('COMPLETE', 'FAILED', 'UPLOADING'),
  filepath: path,
});
const summaryContent = fc.oneof(
  fc.record({
    kind: fc.constant('chapter'),
    sections: fc.array(fc.record({ title: text, startTime: fc.nat(), text }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('paragraph'), text }),
  fc.record({
    kind: fc.constant('streaming'),
    summary: text,
    quotes: fc.array(fc.record({ itemId: id, text }), { maxLength: 3 }),
  }),
);
const document = { id, title: text, locked: flag, content: maybe(json), fileId: maybe(id), published: flag };

const rows: Record<ExportFile, fc.Arbitrary<unknown>> = {
  insights: fc.record(document),
  notes: fc.record({
    ...document,
    summaryContent: maybe(summaryContent),
    summaryFramework: maybe(fc.constantFrom(...summaryFrameworks)),
    summaryLanguage: maybe(text),
  }),
  fields: fc.record({
    id,
    label: text,
    options: fc.array(fc.record({ id, label: text, color: text }), { maxLength: 3 }),
    rank,
    type: fc.constantFrom(...fieldTypes),
    fieldSetId: id,
  }),
  fieldSets: fc.record({ id, owner: fc.constantFrom(...fieldOwners), projectId: maybe(id) }),
  projectFieldPreferences: fc.record({ projectId: id, fieldId: id, visible: flag, rank }),
  tagBoards: fc.record({ id, title: text, rank }),
  tagGroups: fc.record({ id, title: text, color: text, rank, tagBoardId: id }),
  tags: fc.record({
    id,
    title: text,
    color: text,
    rank,
    tagGroupId: maybe(id),
    locked: flag,
    description: maybe(text),
    role: maybe(text),
  }),
  files: fc.record({
    id,
    imageWidth: maybe(fc.nat()),
    imageHeight: maybe(fc.nat()),
    imageColor: maybe(text),
    originalName: text,
    type: fc.constantFrom(...fileTypes),
    downloadUrl: maybe(text),
  }),
  insightFiles: fc.record({ insightId: id, fileId: id }),
  projectViews: fc.record({
    id,
    docId: maybe(id),
    layout: fc.constantFrom(...viewLayouts),
    objectType: fc.constantFrom(...objectTypes),
    rank,
    title: text,
    viewData: json,
  }),
  project: fc.record({
    id,
    chartsEnabled: flag,
    chartsRank: rank,
    highlightsEnabled: flag,
    highlightsRank: rank,
    insightsEnabled: flag,
    insightsRank: rank,
    notesEnabled: flag,
    notesRank: rank,
    readmeEnabled: flag,
    readmeRank: rank,
    tagsEnabled: flag,
    tagsRank: rank,
    color: maybe(text),
    icon: maybe(text),
    summary: maybe(text),
    title: text,
    transcriptionVocabulary: fc.array(text, { maxLength: 3 }),
    projectCategoryId: maybe(id),
    defaultFramework: maybe(fc.constantFrom(...summaryFrameworks)),
    defaultSummaryLanguage: maybe(text),
    transcriptionLanguage: maybe(text),
    recruitEnabled: flag,
  }),
  questions: fc.record({
    id,
    title: text,
    type: fc.constantFrom(...questionTypes),
    rank,
    options: fc.array(fc.record({ id, optionText: text }), { maxLength: 3 }),
  }),
  questionResponses: fc.record({
    id,
    questionId: id,
    noteId: id,
    text: maybe(text),
    optionIds: fc.array(id, { maxLength: 3 }),
  }),
  manifest: fc.record({
    projectIds: fc.array(id, { maxLength: 3 }),
    project: upload,
    projectViews: upload,
    projectFieldPreferences: upload,
    notes: upload,
    insights: upload,
    files: upload,
    fields: upload,
    fieldSets: upload,
    tags: upload,
    tagBoards: upload,
    tagGroups: upload,
    questions: upload,
    questionResponses: upload,
  }),
  fileSystem: fc.record({ path, fileId: maybe(id) }),
};

const allFiles = Object.keys(exportFiles) as ExportFile[];

describe('files', () => {
  test.each(allFiles)('%s survives the round trip', (file) => {
    const codec: Codec<unknown> = exportFiles[file].codec;
    fc.assert(
      fc.property(fc.array(rows[file], { maxLength: 3 }), (written) => {
        expect(parseJsonLines(codec, formatJsonLines(written))).toEqual({ ok: true, value: written });
      }),
      { numRuns: 30 },
    );
  });

  test.each(allFiles)('%s needs each of its keys', (file) => {
    const codec: Codec<unknown> = exportFiles[file].codec;
    const [row] = fc.sample(rows[file], { numRuns: 1, seed: 1 });
    const keys = Object.keys(row as object);
    expect(keys.filter((key) => isOf(codec, { ...(row as object), [key]: undefined }))).toEqual([]);
  });
});

describe('JSON lines', () => {
  const codec = exportFiles.tagBoards.codec;
  const board = { id: '018f4b6e-0000-7000-8000-000000000001', title: 'A\nB\u2028', rank: 1 };

  test('one line a row, also with line breaks inside', () => {
    expect(formatJsonLines([board, board]).split('\n')).toHaveLength(3);
    expect(formatJsonLines([])).toBe('');
  });

  test('empty lines and CRLF are no matter', () => {
    const line = JSON.stringify(board);
    expect(parseJsonLines(codec, `\r\n${line}\r\n\n${line}`)).toEqual({ ok: true, value: [board, board] });
    expect(parseJsonLines(codec, '')).toEqual({ ok: true, value: [] });
  });

  test('names the wrong line', () => {
    const line = JSON.stringify(board);
    expect(parseJsonLines(codec, `${line}\n{`)).toEqual({ ok: false, message: 'Line 2 is not JSON' });
    expect(parseJsonLines(codec, `${line}\n{"id":1}`)).toEqual({
      ok: false,
      message: 'Line 2: Value violates codec: Expected UUID at $.id but got 1',
    });
  });

  test('unknown keys are dropped', () => {
    expect(parseJsonLines(codec, JSON.stringify({ ...board, workspaceId: 'x' }))).toEqual({
      ok: true,
      value: [board],
    });
  });
});

describe('manifest', () => {
  test.each(['a', 'a/b.jsonl', 'x'.repeat(500), '...', 'a..b/c'])('path %j', (value) =>
    expect(isExportPath(value)).toBe(true),
  );
  test.each(['', '/a', '../a', 'a/../b', 'a/./b', 'a//b', 'a/', 'a\\b', 'C:a', 'a\u0000', 'x'.repeat(501)])(
    'no path %j',
    (value) => expect(isExportPath(value)).toBe(false),
  );

  test('export config', () => {
    expect(isOf(exportConfigCodec, { title: 'All', projectCategoryIds: [], projectIds: [] })).toBe(true);
    expect(isOf(exportConfigCodec, { title: 'All', projectIds: ['x'], projectCategoryIds: [] })).toBe(false);
  });
});
