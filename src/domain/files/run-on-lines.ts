/** Lines of running text; a page of short ones is a list, a table or a title. */
const shortestColumn = 40;
/** Of the longest line on the page, what a line that goes on fills at least. */
const filled = 0.7;

/**
 * The text of a page with its sentences in one piece: where one goes on in the next line, a space takes the place of
 * the line end, so that nothing moves. Headings, items of lists and short lines stay by themselves.
 */
export function runOnLines(text: string): string {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.trim().length));
  return lines.reduce((whole, line, at) => {
    const before = lines[at - 1] ?? '';
    return `${whole}${goesOn(before, line, longest) ? ' ' : '\n'}${line}`;
  });
}

function goesOn(line: string, next: string, longest: number): boolean {
  if (line.trim() === '' || next.trim() === '' || /[.?!:…]["'”’)\]]*\s*$/u.test(line)) return false;
  if (/^\s*(?:[•·▪–*-]|\d+[.)])\s/u.test(next)) return false;
  if (/^\s*\p{Ll}/u.test(next)) return true;
  return longest >= shortestColumn && line.trim().length >= longest * filled;
}
