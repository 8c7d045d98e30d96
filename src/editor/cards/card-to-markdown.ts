import { isSafeLink } from '#editor/attributes/safe-url.ts';
import {
  bracketsAsEntities,
  escapeLineStarts,
  escapeMarkdown,
  linkTarget,
} from '#editor/markdown/escape-markdown.ts';
import type { CardAttributes } from './card-properties.ts';
import { presentCard, type PresentedQuote } from './present-card.ts';
import type { CardReader } from './read-card.ts';

/** Each quote is a blockquote with who said it below; the rest are paragraphs. */
export function cardToMarkdown(attributes: CardAttributes, readCard: CardReader | undefined): string {
  const { title, url, text, facts, quotes, remark } = presentCard(attributes, readCard);
  return [
    ...(title === null ? [] : [linkOrText(title, url)]),
    ...(text === null ? [] : [escapeLineStarts(oneLine(text))]),
    ...(facts.length === 0 ? [] : [escapeLineStarts(oneLine(facts.join(' · ')))]),
    ...quotes.map(quoteToMarkdown),
    ...(remark === null ? [] : [`*${oneLine(remark)}*`]),
  ].join('\n\n');
}

function quoteToMarkdown({ text, byline, tags, url, clip }: PresentedQuote): string {
  const by = byline.join(' · ') || (url === undefined ? '' : 'Open');
  const below = [
    ...(by === '' ? [] : [`— ${linkOrText(by, url)}`]),
    ...(tags.length === 0 ? [] : [`Tags: ${oneLine(tags.join(', '))}`]),
    ...(clip ? [linkOrText('Play clip', clip.url)] : []),
  ];
  const said = text.trim() === '' ? [] : [escapeLineStarts(oneLine(text))];
  return [...said, ...(below.length === 0 ? [] : [below.join('\\\n')])]
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function linkOrText(label: string, address: string | undefined): string {
  const text = oneLine(label);
  return isSafeLink(address)
    ? `[${bracketsAsEntities(text)}](${linkTarget(address)})`
    : escapeLineStarts(text);
}

function oneLine(text: string): string {
  return escapeMarkdown(text.replaceAll(/\s+/gu, ' ').trim());
}
