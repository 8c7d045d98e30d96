/** Deeper than any page that somebody wrote: a reader takes the space of its whole depth for each level. */
const mostNesting = 2000;

/** Their ends are often left out. */
const endByThemselves =
  'area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr';

/** Whether a page has elements in elements beyond all measure. */
export function isTooDeep(html: string): boolean {
  const tag = new RegExp(String.raw`<(/?)(?!(?:${endByThemselves})\b)([a-z][a-z\d]*)[^<>]*?(/?)>`, 'gi');
  let depth = 0;
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    const [, closes, name = '', closesItself] = found;
    if (closesItself) continue;
    if (/^(?:script|style)$/i.test(name)) {
      // Programs are full of signs that only look like elements.
      const end = html.indexOf('</', tag.lastIndex);
      if (!closes && end === -1) return false;
      if (!closes) tag.lastIndex = endOf(html, name, end);
      continue;
    }
    depth = closes ? Math.max(0, depth - 1) : depth + 1;
    if (depth > mostNesting) return true;
  }
  return false;
}

function endOf(html: string, name: string, from: number): number {
  const closing = `</${name.toLowerCase()}`;
  for (let at = from; at !== -1; at = html.indexOf('</', at + 2))
    if (html.slice(at, at + closing.length).toLowerCase() === closing) return at;
  return html.length;
}
