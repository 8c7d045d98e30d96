import { formatTime } from '#editor/transcript/format-time.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { page, paragraphs } from '#server/features/public-links/index.ts';
import type { Embed, Quote } from './quote.ts';

/** Quotes for a frame in somebody else's page: no script, no way into the app. */
export function embedPage({ title, quotes }: Embed): string {
  const heading = title === null ? '' : `<h1>${escapeHtml(title)}</h1>\n`;
  const none = '<p class="missing">Nothing is highlighted yet.</p>';
  const list = quotes.length === 0 ? none : quotes.map(figure).join('\n');
  return page(title ?? 'Highlights', `${heading}${list}\n<p class="foot">Shared with Hark</p>`, {
    kind: 'embed',
  });
}

function figure(quote: Quote): string {
  const time = timeOf(quote);
  const caption = time === undefined ? '' : `\n<figcaption class="time">${time}</figcaption>`;
  const words = quote.text.trim() === '' ? '' : `\n<blockquote>${paragraphs(quote.text)}</blockquote>`;
  return `<figure>${player(quote)}${words}${caption}</figure>`;
}

function player({ fileId, mediaType, text, ...quote }: Quote): string {
  if (fileId === null || mediaType === null) return '';
  const tag = mediaType === 'VIDEO' ? 'video' : 'audio';
  const label = escapeHtml(text.trim().slice(0, 80) || 'Recording');
  const source = quote.hasClip ? `/embed/clips/${quote.id}` : recordingUrl(quote, fileId);
  const preload = quote.hasClip ? 'controlslist="nodownload" preload="none"' : 'preload="metadata"';
  return `\n<${tag} controls ${preload} playsinline aria-label="${label}" src="${source}"></${tag}>`;
}

/** A media fragment makes the browser itself start and stop at the right moments. */
function recordingUrl(
  { objectId, startTime, endTime }: Pick<Quote, 'objectId' | 'startTime' | 'endTime'>,
  fileId: string,
): string {
  const part =
    startTime === null ? '' : `#t=${startTime.toFixed(2)}${endTime === null ? '' : `,${endTime.toFixed(2)}`}`;
  return `/embed/reels/note/${objectId}/file/${fileId}/media${part}`;
}

function timeOf({ startTime, endTime }: Quote): string | undefined {
  if (startTime === null) return undefined;
  return endTime === null ? formatTime(startTime) : `${formatTime(startTime)}–${formatTime(endTime)}`;
}
