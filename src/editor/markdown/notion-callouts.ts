/** In its Markdown a callout is markup, in which nothing would be read. */
export function withCallouts(markdown: string): string {
  const lines = markdown.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const end = lines[at]?.trim() === '<aside>' ? endOf(lines, at) : -1;
    if (end < 0) out.push(lines[at] ?? '');
    else {
      out.push('> [!note]', ...lines.slice(at + 1, end).map((line) => `> ${line}`), '');
      at = end;
    }
  }
  return out.join('\n');
}

const longestCallout = 2000;

function endOf(lines: readonly string[], from: number): number {
  for (let at = from + 1; at < Math.min(lines.length, from + longestCallout); at += 1) {
    if (lines[at]?.trim() === '</aside>') return at;
    if (lines[at]?.trim() === '<aside>') return -1;
  }
  return -1;
}
