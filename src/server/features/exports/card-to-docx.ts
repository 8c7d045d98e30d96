import { BorderStyle, ExternalHyperlink, Paragraph, TextRun } from 'docx';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import type { CardAttributes } from '#editor/cards/card-properties.ts';
import { presentCard, type PresentedQuote } from '#editor/cards/present-card.ts';
import type { CardReader } from '#editor/cards/read-card.ts';

/** A card in a Word file: indented, with a line on its left. */
export function cardToDocx(attributes: CardAttributes, readCard: CardReader): Paragraph[] {
  const { title, url, text, facts, quotes, remark } = presentCard(attributes, readCard);
  return [
    ...(title === null ? [] : [line(linked(title, url, { bold: true }))]),
    ...(text === null ? [] : [line(...broken(text))]),
    ...(facts.length === 0 ? [] : [line(small(facts.join(' · ')))]),
    ...quotes.flatMap(quoteToDocx),
    ...(remark === null ? [] : [line(small(remark))]),
  ];
}

function quoteToDocx({ text, byline, tags, url, clip }: PresentedQuote): Paragraph[] {
  const by = byline.join(' · ') || (url === undefined ? '' : 'Open');
  return [
    ...(text.trim() === '' ? [] : [line(...broken(text, true))]),
    ...(by === '' ? [] : [line(linked(`— ${by}`, url, {}))]),
    ...(tags.length === 0 ? [] : [line(small(`Tags: ${tags.join(', ')}`))]),
    ...(clip ? [line(linked('Play clip', clip.url, {}))] : []),
  ];
}

function line(...children: (TextRun | ExternalHyperlink)[]): Paragraph {
  return new Paragraph({
    children,
    indent: { left: 360 },
    spacing: { after: 60 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, color: '6246D6', space: 8 } },
  });
}

function broken(text: string, italics = false): TextRun[] {
  return text
    .split(/\r\n?|\n/)
    .map((part, index) => new TextRun({ text: part, italics, ...(index > 0 && { break: 1 }) }));
}

function small(text: string): TextRun {
  return new TextRun({ text, size: 18, color: '666666' });
}

function linked(
  text: string,
  url: string | undefined,
  look: { bold?: boolean },
): TextRun | ExternalHyperlink {
  const run = new TextRun({ text, ...look, ...(isSafeLink(url) && { style: 'Hyperlink' }) });
  return isSafeLink(url) ? new ExternalHyperlink({ link: url, children: [run] }) : run;
}
