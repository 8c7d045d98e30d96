import { cutText } from '#domain/text/cut-text.ts';

const longest = 80;

/** What a note without a title is called: the first words of its longest text. */
export function titleOfTexts(texts: readonly string[]): string {
  const [text = ''] = texts.toSorted((a, b) => b.length - a.length);
  const line = text.toWellFormed().replaceAll(/\s+/gu, ' ').trim();
  const cut = cutText(line, longest);
  if (cut === line) return line;
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
}
