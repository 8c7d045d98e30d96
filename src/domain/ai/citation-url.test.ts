import { expect, test } from 'vitest';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { citationUrl } from './citation-url.ts';

const idOf = (at: number) => `018f4b6e-0000-7000-8000-00000000000${at}`;
const cited = {
  id: idOf(1),
  type: 'theme',
  parentId: idOf(2),
  dataPointId: idOf(3),
  title: 'Late parcels',
  quote: 'It came late again',
  fileId: null,
  page: null,
} as const;
const days = { from: '2026-03-01', to: '2026-03-07' };

test('what people say in a theme is opened at their words, among the days that the text is about', () => {
  expect(parseUrl(citationUrl(cited, days))).toMatchObject({
    name: 'channelThemeDatum',
    params: { channelId: idOf(2), themeId: idOf(1), datumData: idOf(3) },
    hash: { snippet: 'It came late again', preset: 'custom', ...days },
  });
  expect(parseUrl(citationUrl(cited))).toMatchObject({ hash: { snippet: 'It came late again' } });
});

test('words that are in no data point any more lead to the theme', () => {
  expect(parseUrl(citationUrl({ ...cited, dataPointId: null }, days))).toMatchObject({
    name: 'channelTheme',
    hash: { preset: 'custom', ...days },
  });
});
