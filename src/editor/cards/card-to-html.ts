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
  const { title, url, text, facts, quotes, remark } = presentCard(attributes, readCard);
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

function quoteToHtml({ text, byline, tags, url, clip }: PresentedQuote, canPlay: boolean): unknown[] {
  const by = byline.join(' · ') || (url === undefined ? '' : 'Open');
  return [
    ...(clip && canPlay ? [player(clip, text)] : []),
    ...(text.trim() === '' ? [] : [['blockquote', ['p', ...lines(text)]]]),
    ...(by === '' ? [] : [['p', { class: 'by-line' }, isSafeLink(url) ? ['a', { href: url }, by] : by]]),
    ...(tags.length === 0 ? [] : [['p', { class: 'tags' }, `Tags: ${tags.join(', ')}`]]),
    ...(clip && !canPlay && isSafeLink(clip.url)
      ? [['p', { class: 'by-line' }, ['a', { href: clip.url }, 'Play clip']]]
      : []),
  ];
}

/** Loaded when somebody plays it: a page full of clips would cut all of them at once. */
function player({ url, isVideo }: NonNullable<PresentedQuote['clip']>, text: string): unknown {
  return [
    isVideo ? 'video' : 'audio',
    {
      src: url,
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
