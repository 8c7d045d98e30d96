/** Only what has blocks: a comment may say “<b>” or “a < b”. */
const hasBlocks = /<(?:p|div|br|ul|ol|li|h[1-6]|table|blockquote)(?:\s[^<>]{0,2000})?\/?>/iu;
const unseen = /<(script|style)\b[^<>]{0,2000}>[^<]{0,100000}<\/\1>/giu;
const endsLine = /<(?:br|\/(?:p|div|li|h[1-6]|tr|blockquote))(?:\s[^<>]{0,2000})?\/?>/giu;
const tag = /<\/?[a-z][^<>]{0,2000}>/giu;

/** Help desks and other repositories write what people said as markup: its words, line by line. */
export function textOfMarkup(cell: string): string {
  if (!hasBlocks.test(cell)) return cell;
  return decoded(cell.replaceAll(unseen, '').replaceAll(endsLine, '\n').replaceAll(tag, ''))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n')
    .trim();
}

/** Of a header: survey tools keep what is bold in a question. */
export function withoutMarkup(header: string): string {
  return header.replaceAll(/<\/?(?:strong|b|em|i|u|span|font|p|br|a)(?:\s[^<>]{0,500})?\/?>/giu, '');
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return signs[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point).toWellFormed() : whole;
  });
}
