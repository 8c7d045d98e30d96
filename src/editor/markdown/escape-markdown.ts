/**
 * Signs that could start something inside a line. Backslashes before them mean the sign itself. An angle bracket is
 * an entity: programs that look for tags before they read Markdown pass over a backslash.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]~|]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`)
    .replaceAll('<', '&lt;');
}

/** Signs that only mean something where a line starts: headings, lists, quotes, rules, tables. Blanks there mean nothing. */
export function escapeLineStarts(lines: string): string {
  return lines
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(#{1,6}(?=\s|$)|[-+=>:])/, String.raw`\$1`)
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`),
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

/** Some readers take the backslashes off a link's text before they read it. */
export function bracketsAsEntities(text: string): string {
  return text.replaceAll(String.raw`\[`, '&#91;').replaceAll(String.raw`\]`, '&#93;');
}
