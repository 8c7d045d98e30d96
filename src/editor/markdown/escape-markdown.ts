/** Signs that could start something inside a line. Backslashes before them mean the sign itself. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<~|]/g, String.raw`\$&`).replaceAll(/&(?=#?\w+;)/g, String.raw`\&`);
}

/** Signs that only mean something where a line starts: headings, lists, quotes, rules, tables, indented code. */
export function escapeLineStarts(lines: string): string {
  return lines
    .split('\n')
    .map((line) =>
      line
        .replace(/^[ \t]+/, (blanks) => '&#32;'.repeat(blanks.length))
        .replace(/^(#{1,6}(?=\s|$)|[-+=>:])/, String.raw`\$1`)
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`)
        .replace(/[ \t]+$/, (blanks) => '&#32;'.repeat(blanks.length)),
    )
    .join('\n');
}

/** In angle brackets where a bracket inside would end the address. */
export function linkTarget(address: string): string {
  return /[()]/.test(address) ? `<${address}>` : address;
}

export function linkTitle(title: unknown): string {
  if (typeof title !== 'string' || title === '') return '';
  return ` "${escapeMarkdown(title.replaceAll(/\s+/gu, ' ')).replaceAll('"', String.raw`\"`)}"`;
}
