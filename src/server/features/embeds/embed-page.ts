import { formatTime } from '#editor/transcript/format-time.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { page, paragraphs } from '#server/features/public-links/index.ts';
import type { Described } from './describe-quotes.ts';
import type { Embed, Quote } from './quote.ts';

/** Quotes for a frame in somebody else's page: no script, no way into the app. */
export function embedPage({ title, quotes }: Embed<Described>): string {
  const heading = title === null ? '' : `<h1>${escapeHtml(title)}</h1>\n`;
  const none = '<p class="missing">Nothing is highlighted yet.</p>';
  const list = quotes.length === 0 ? none : quotes.map((quote) => figure(quote, title)).join('\n');
  return page(title ?? 'Highlights', `${heading}${list}\n<p class="foot">Shared with Hark</p>`, {
    kind: 'embed',
  });
}

function figure(quote: Described, title: string | null): string {
  const words = quote.text.trim() === '' ? '' : `\n<blockquote>${paragraphs(quote.text)}</blockquote>`;
  // Without a title it is the quotes of a tag: no link shares what tags are called.
  const tags = title === null ? [] : quote.tags;
  const below = [
    bylineOf(quote, title),
    ...(tags.length === 0 ? [] : [`<p class="tags">Tags: ${escapeHtml(tags.join(', '))}</p>`]),
  ].join('');
  return `<figure>${player(quote)}${words}${below === '' ? '' : `\n<figcaption>${below}</figcaption>`}</figure>`;
}

/** Who said it, where and when. What the frame is headed with is not said again. */
function bylineOf(quote: Described, title: string | null): string {
  const time = timeOf(quote);
  const parts = [
    ...quote.people,
    ...(quote.source === null || quote.source === title ? [] : [quote.source]),
    ...(time === undefined ? [] : [time]),
  ];
  return parts.length === 0 ? '' : `<p class="by-line">${escapeHtml(parts.join(' · '))}</p>`;
}

function player({ fileId, mediaType, text, ...quote }: Quote): string {
  if (fileId === null || mediaType === null) return '';
  const tag = mediaType === 'VIDEO' ? 'video' : 'audio';
  const label = escapeHtml(text.trim().slice(0, 80) || 'Recording');
  const source = quote.hasClip ? `/embed/clips/${quote.id}` : recordingUrl(quote, fileId);
  const preload = quote.hasClip ? 'controlslist="nodownload" preload="none"' : 'preload="metadata"';
  const still = quote.hasClip && tag === 'video' ? ` poster="/embed/stills/${quote.id}"` : '';
  return `\n<${tag} controls ${preload} playsinline${still} aria-label="${label}" src="${source}"></${tag}>`;
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
