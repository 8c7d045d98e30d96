import { buildUrl } from '#domain/routes/build-url.ts';
import { copyText } from '#web/lib/copy-text.ts';

/** What somebody pastes into a page of their own; it opens with the insight's public link. */
export function copyReelEmbed(reelId: string): void {
  const url = `${location.origin}${buildUrl('embedReel', { params: { reelId } })}`;
  const code = `<iframe src="${url}" title="Reel" width="640" height="480" loading="lazy" style="border:0"></iframe>`;
  void copyText(code, 'Embed code copied. It shows the reel while its insight has a public link.');
}
