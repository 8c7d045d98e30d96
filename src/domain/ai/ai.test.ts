import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { jobRoles } from '#domain/accounts/job-roles.ts';
import { parseActivityWrap, wrapBlockCodec, wrapHeadingLevels, type WrapBlock } from './activity-wrap.ts';
import { aiUserId } from './ai-user.ts';
import { mayReplaceByItself } from './automatic-summary.ts';
import {
  clusterCountBounds,
  clusterCountFor,
  clusterCounts,
  clusteringResultCodec,
  clusterSizeMinimum,
  defaultClusterCount,
  defaultSensitivity,
  parseClusterCount,
  parseSensitivity,
  sensitivities,
} from './clustering.ts';
import { conversationFilterCodec } from './conversation.ts';
import { defaultAiModes, effectiveAiModes } from './features.ts';
import { starterQuestions } from './starter-questions.data.ts';
import { starterQuestionsFor } from './starter-questions.ts';
import { noteSummaryCodec, summaryContentCodec } from './summary.ts';
import { translationStateCodec } from './translation.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';

describe('summaries', () => {
  test.each([
    { kind: 'chapter', sections: [{ title: 'Intro', startTime: 0, text: 'Hello' }] },
    { kind: 'paragraph', text: 'Hello' },
    { kind: 'streaming', summary: 'Hello', quotes: [{ itemId: 'x', text: 'Hi' }] },
  ])('content %j', (content) => expect(decode(summaryContentCodec, content)).toEqual(content));

  test.each([
    { kind: 'chapter', sections: [{ title: 'Intro', startTime: -1, text: '' }] },
    { kind: 'paragraph' },
    { kind: 'song', text: 'la' },
  ])('no content %j', (content) => expect(isOf(summaryContentCodec, content)).toBe(false));

  test('of a note', () => {
    const none = { summaryContent: null, summaryFramework: null, summaryLanguage: null };
    expect(decode(noteSummaryCodec, none)).toEqual(none);
    expect(isOf(noteSummaryCodec, { ...none, summaryFramework: 'by topics' })).toBe(false);
  });
});

describe('features', () => {
  test('the project decides before the workspace, the switch before both', () => {
    const workspace = { Tags: 'Off', Redact: 'Suggest' } as const;
    const project = { Tags: 'Suggest' } as const;
    expect(effectiveAiModes({ isGenerativeAiOn: true, workspace, project })).toEqual({
      ...defaultAiModes,
      Tags: 'Suggest',
      Redact: 'Suggest',
    });
    const off = effectiveAiModes({ isGenerativeAiOn: false, workspace, project });
    expect(new Set(Object.values(off))).toEqual(new Set(['Off']));
  });
});

describe('conversations', () => {
  test('filter', () => {
    expect(isOf(conversationFilterCodec, { objectType: 'Note', objectIds: [id] })).toBe(true);
    expect(isOf(conversationFilterCodec, { objectType: 'Note', objectIds: [] })).toBe(false);
    expect(isOf(conversationFilterCodec, { objectType: 'NOTE', objectIds: [id] })).toBe(false);
  });

  test('translation', () => {
    expect(isOf(translationStateCodec, { status: 'Requested' })).toBe(true);
    expect(isOf(translationStateCodec, { status: 'Failure', error: 'UnsupportedLanguagePair' })).toBe(true);
    expect(isOf(translationStateCodec, { status: 'Failure' })).toBe(false);
  });
});

describe('clustering', () => {
  test('options', () => {
    expect(sensitivities.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Very relaxed 5',
      'Relaxed 4',
      'Standard 3',
      'Strict 2',
      'Very strict 1',
    ]);
    expect(defaultSensitivity).toBe(3);
    expect(clusterCounts.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Least 3',
      'Less 5',
      'Standard 10',
      'More 15',
      'Most 25',
    ]);
    expect(defaultClusterCount).toBe(15);
  });

  test.each([
    [0, null],
    [4, null],
    [5, { min: 2, max: 3 }],
    [6, { min: 2, max: 4 }],
    [51, { min: 2, max: 49 }],
    [52, { min: 2, max: 50 }],
    [53, { min: 2, max: 50 }],
    [1_000_000, { min: 2, max: 50 }],
  ])('bounds of %s items', (items, bounds) => expect(clusterCountBounds(items)).toEqual(bounds));

  test.each([
    [4, 15, null],
    [5, 15, 3],
    [100, 15, 15],
    [100, 1, 2],
    [100, 99, 50],
  ])('%s items, %s wanted: %s', (items, wanted, count) => expect(clusterCountFor(items, wanted)).toBe(count));

  test.each([
    [5, 2],
    [20, 2],
    [21, 3],
  ])('%s items: clusters of at least %s', (items, size) => expect(clusterSizeMinimum(items)).toBe(size));

  test('result', () => {
    const cluster = { highlightIds: [id], title: 'Slow' };
    const result = { data: { outliers: { highlightIds: [], title: '' }, clusters: [cluster] } };
    expect(decode(clusteringResultCodec, result)).toEqual(result);
  });
});

describe('activity wraps', () => {
  const text = (words: string): WrapBlock => ({ type: 'text', text: words, citations: [] });

  test.each([
    { type: 'text', text: 'Hello', citations: [{ id, type: 'tag' }] },
    { type: 'heading', level: 'h3', text: 'Hello' },
    {
      type: 'graph',
      graph: 'EmergingThemes',
      items: [{ id, title: 'T', previousCount: 0, currentCount: 2 }],
    },
  ])('block %j', (block) => expect(decode(wrapBlockCodec, block)).toEqual(block));

  test('no other heading or graph', () => {
    expect(wrapHeadingLevels).toEqual(['h1', 'h2', 'h3']);
    expect(isOf(wrapBlockCodec, { type: 'heading', level: 'h4', text: '' })).toBe(false);
    expect(isOf(wrapBlockCodec, { type: 'graph', graph: 'Pie', items: [] })).toBe(false);
  });

  test.each([
    ['title at 500', 'x'.repeat(500), [], true],
    ['title over', 'x'.repeat(501), [], false],
    ['content at 10240', 't', [text('x'.repeat(10_000)), text('x'.repeat(240))], true],
    ['content over', 't', [text('x'.repeat(10_000)), text('x'.repeat(241))], false],
  ])('%s', (_, title, blocks, ok) => expect(parseActivityWrap({ title, blocks }).ok).toBe(ok));
});

describe('starter questions', () => {
  test('seven roles and a default, three to five each', () => {
    expect(Object.keys(starterQuestions).sort()).toEqual(
      [
        'marketing',
        'sales',
        'finance',
        'operations',
        'legal',
        'support',
        'customer success',
        'default',
      ].sort(),
    );
    const counts = jobRoles.map((role) => starterQuestionsFor(role).length);
    expect(counts.every((count) => count >= 3 && count <= 5)).toBe(true);
  });

  test('others get the default', () => {
    expect(starterQuestionsFor('research')).toBe(starterQuestions.default);
    expect(starterQuestionsFor(null)).toBe(starterQuestions.default);
    expect(starterQuestionsFor('sales')).toBe(starterQuestions.sales);
  });
});

describe('summaries by themselves', () => {
  test('replace only what was made by itself and nobody put back', () => {
    expect(mayReplaceByItself(null)).toBe(true);
    expect(mayReplaceByItself({ createdBy: aiUserId, isNewest: true })).toBe(true);
    expect(mayReplaceByItself({ createdBy: aiUserId, isNewest: false })).toBe(false);
    expect(mayReplaceByItself({ createdBy: 'a person', isNewest: true })).toBe(false);
  });
});

describe('clustering on demand', () => {
  test('takes a count within the bounds, or none', () => {
    expect(parseClusterCount(4, null)).toEqual({ ok: false, message: 'Select 5 highlights or more' });
    expect(parseClusterCount(9, null)).toEqual({ ok: true, value: null });
    expect(parseClusterCount(9, 7)).toEqual({ ok: true, value: 7 });
    for (const wanted of [1, 8, 2.5, Number.NaN])
      expect(parseClusterCount(9, wanted)).toMatchObject({ message: 'Choose from 2 to 7 groups' });
  });

  test('knows five sensitivities', () => {
    expect([1, 2, 3, 4, 5].map((value) => parseSensitivity(value).ok)).not.toContain(false);
    for (const value of [0, 6, 1.5]) expect(parseSensitivity(value).ok).toBe(false);
  });
});
