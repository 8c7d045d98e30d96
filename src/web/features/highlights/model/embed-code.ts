import { buildUrl } from '#domain/routes/build-url.ts';

/** Said after copying: without a link the frame stays empty, and that shows only on the other site. */
export const embedCopied = 'Embed code copied. It shows the quote while this page has a public link.';

/** What somebody pastes into a page of their own to show the highlight there. */
export function embedCode(highlightId: string): string {
  const url = `${location.origin}${buildUrl('embedHighlight', { params: { highlightId } })}`;
  return `<iframe src="${url}" title="Highlight" width="600" height="320" loading="lazy" style="border:0"></iframe>`;
}
