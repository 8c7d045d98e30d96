import type { DOMOutputSpec } from '@tiptap/pm/model';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import type { CardAttributes } from './card-properties.ts';
import { presentCard, type PresentedQuote } from './present-card.ts';
import type { CardReader } from './read-card.ts';

type Options = {
  readonly readCard: CardReader | undefined;
  /** A page can play a clip; a sheet of paper can only say where it is. */
  readonly canPlay: boolean;
};

export function cardToHtml(attributes: CardAttributes, { readCard, canPlay }: Options): DOMOutputSpec {
  const { title, url, text, facts, quotes, remark, isCollapsed } = presentCard(attributes, readCard);
  if (isCollapsed && canPlay && quotes.length > 0)
    return ['details', { class: 'reference-card' }, ...quotes.flatMap(foldedQuote)];
  return [
    'div',
    { class: 'reference-card' },
    ...(title === null ? [] : [['p', linked(title, url)]]),
    ...(text === null ? [] : [['p', ...lines(text)]]),
    ...(facts.length === 0 ? [] : [['p', { class: 'by-line' }, facts.join(' · ')]]),
    ...quotes.flatMap((quote) => quoteToHtml(quote, canPlay)),
    ...(remark === null ? [] : [['p', { class: 'missing' }, remark]]),
  ];
}

/** One line of the quote until somebody unfolds the card. */
function foldedQuote(quote: PresentedQuote): unknown[] {
  const words = quote.text.trim() === '' ? ['Highlight'] : lines(quote.text);
  return [
    ['summary', ['q', ...words]],
    ...quoteToHtml({ ...quote, isClipAlone: false, text: '' }, true, quote.text),
  ];
}

function quoteToHtml(
  { text, byline, tags, url, clip, isClipAlone }: PresentedQuote,
  canPlay: boolean,
  label = text,
): unknown[] {
  const by = byline.join(' · ') || (url === undefined ? '' : 'Open');
  const isSilent = text.trim() === '' || (isClipAlone && canPlay);
  return [
    ...(clip && canPlay ? [player(clip, label)] : []),
    ...(isSilent ? [] : [['blockquote', ['p', ...lines(text)]]]),
    ...(by === '' ? [] : [['p', { class: 'by-line' }, isSafeLink(url) ? ['a', { href: url }, by] : by]]),
    ...(tags.length === 0 ? [] : [['p', { class: 'tags' }, `Tags: ${tags.join(', ')}`]]),
    ...(clip && !canPlay && isSafeLink(clip.url)
      ? [['p', { class: 'by-line' }, ['a', { href: clip.url }, 'Play clip']]]
      : []),
  ];
}

/** Loaded when somebody plays it: a page full of clips would cut all of them at once. */
function player({ url, isVideo, stillUrl }: NonNullable<PresentedQuote['clip']>, text: string): unknown {
  return [
    isVideo ? 'video' : 'audio',
    {
      src: url,
      ...(stillUrl !== undefined && { poster: stillUrl }),
      controls: 'controls',
      preload: 'none',
      playsinline: 'playsinline',
      controlslist: 'nodownload',
      'aria-label': text.trim().slice(0, 80) || 'Clip',
    },
  ];
}

function linked(text: string, url: string | undefined): unknown {
  return isSafeLink(url) ? ['a', { href: url }, text] : ['strong', text];
}

function lines(text: string): unknown[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [['br'], line]));
}
