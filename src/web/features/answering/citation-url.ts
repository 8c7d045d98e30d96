import { buildUrl } from '#domain/routes/build-url.ts';
import { highlightUrl } from '#web/kit/objects/highlight-link.ts';
import type { ShownCitation } from './cited-part.ts';

const longest = 2000;

/** Where the quoted words are: in the text, at their time in the transcript, or on the page of the file. */
export function citationUrl({ id, type, parentId, title, quote, fileId, page }: ShownCitation): string {
  const hash = page === null ? { snippet: quote.slice(0, longest) } : { ...(fileId && { fileId, page }) };
  if (type === 'highlight') return highlightUrl({ id, objectType: 'NOTE', objectId: parentId ?? id });
  if (type === 'theme')
    return buildUrl('channelTheme', { params: { channelId: parentId ?? id, themeId: id } });
  if (type === 'tag') return buildUrl('tag', { params: { tagId: id } });
  if (type === 'insight')
    return buildUrl('insight', { params: { insightId: id }, titles: { insightId: title }, hash });
  return buildUrl('note', { params: { noteId: id }, titles: { noteId: title }, hash });
}
