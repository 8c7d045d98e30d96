import { chartMetrics, chartShapes, chartTypes } from '#domain/charts/chart-options.ts';
import { searchModes } from '#domain/search/search-modes.ts';
import { datePresets } from '#domain/time/date-presets.ts';
import { editorInitialCommands } from './editor-commands.ts';
import { date, flag, id, idList, oneOf, text, wholeNumber, word } from './url-codec.ts';
import type { UrlRule } from './url-values.ts';

const maxInt32 = 2147483647;

/** The letters are on the wire in old links: c comment, n namespace, h highlight, i command, co collection, f file. */
export const deepLinkHash = {
  c: id,
  n: word,
  h: id,
  i: oneOf(editorInitialCommands),
  co: id,
  f: id,
  'product-tour': word,
  searchContent: text(2000),
} as const;

export const chartHashTypes = ['bar', 'line', 'none'] as const;
export type ChartHashType = (typeof chartHashTypes)[number];

export const dateRangeHash = { preset: oneOf(datePresets), from: date, to: date } as const;
export const chartHash = {
  ...dateRangeHash,
  type: oneOf(chartHashTypes),
  filter: text(20_000),
  metric: oneOf(chartMetrics),
  of: oneOf(chartTypes),
  shape: oneOf(chartShapes),
  by: id,
  hidden: idList(500),
  collapsed: idList(500),
} as const;
/** `by`: the field of contacts that its themes are compared by; with `value`, whose data points are shown. */
export const channelHash = { ...dateRangeHash, filter: text(20_000), by: id, value: text(200) } as const;

export const sharedHash = { shared: flag } as const;
export const filePageHash = { fileId: id, page: wholeNumber(1, 100_000) } as const;
export const snippetHash = {
  snippet: text(2000),
  start: wholeNumber(0, maxInt32),
  end: wholeNumber(0, maxInt32),
} as const;
export const searchHash = { q: text(2000) } as const;
/** Words that are searched, or a question that is asked and what came of it. */
export const searchPageHash = { ...searchHash, mode: oneOf(searchModes), conversationId: id } as const;

/** What a link into a document may carry. */
export const documentHash = { ...deepLinkHash, ...sharedHash, ...filePageHash, ...snippetHash } as const;

/** ISO dates compare as text. A range may be open at either end. */
export const dateRangeRule: UrlRule = {
  keys: ['from', 'to'],
  holds: ({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to,
};

/** A quote without usable offsets is still found by its words, so only the offsets go. */
export const snippetRule: UrlRule = {
  keys: ['start', 'end'],
  holds: ({ start, end }) =>
    typeof start === 'number' && typeof end === 'number' ? start <= end : start === end,
};

export const filePageRule: UrlRule = {
  keys: ['page'],
  holds: ({ fileId, page }) => page === undefined || fileId !== undefined,
};

export const documentHashRules: readonly UrlRule[] = [snippetRule, filePageRule];
