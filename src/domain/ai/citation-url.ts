import { buildUrl } from '#domain/routes/build-url.ts';
import { highlightUrl } from '#domain/highlights/highlight-url.ts';
import type { DayRange } from '#domain/time/date-range.ts';
import type { CitationType } from './citation.ts';

const longest = 2000;

export type Cited = {
  readonly id: string;
  readonly type: CitationType;
  readonly parentId: string | null;
  readonly dataPointId: string | null;
  readonly title: string;
  readonly quote: string;
  readonly fileId: string | null;
  readonly page: number | null;
};

/**
 * Where the quoted words are: in the text, at their time in the transcript, or on the page of the file. Those of a theme
 * among the days that the text is about, where it is about some.
 */
export function citationUrl(
  { id, type, parentId, dataPointId, title, quote, fileId, page }: Cited,
  days: DayRange | null = null,
): string {
  const snippet = quote.slice(0, longest);
  const hash = page === null || fileId === null ? { snippet } : { fileId, page, snippet };
  if (type === 'highlight') return highlightUrl({ id, objectType: 'NOTE', objectId: parentId ?? id });
  if (type === 'theme') {
    const params = { channelId: parentId ?? id, themeId: id };
    const period = days && { preset: 'custom' as const, ...days };
    if (dataPointId === null) return buildUrl('channelTheme', { params, hash: { ...period } });
    return buildUrl('channelThemeDatum', {
      params: { ...params, datumData: dataPointId },
      hash: { ...period, snippet },
    });
  }
  if (type === 'tag') return buildUrl('tag', { params: { tagId: id } });
  if (type === 'insight')
    return buildUrl('insight', { params: { insightId: id }, titles: { insightId: title }, hash });
  return buildUrl('note', { params: { noteId: id }, titles: { noteId: title }, hash });
}
