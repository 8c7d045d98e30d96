/** Parts of a text that end where sentences or lines do, each with where it begins. */
export function splitLong(
  text: string,
  mostCharacters: number,
): { readonly at: number; readonly text: string }[] {
  const parts: { at: number; text: string }[] = [];
  let at = 0;
  while (at < text.length) {
    const end = at + mostCharacters >= text.length ? text.length : lastBreak(text, at, at + mostCharacters);
    parts.push({ at, text: text.slice(at, end) });
    at = end;
  }
  return parts;
}

function lastBreak(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  for (const pattern of [/[\s\S]*(?:[.?!]\s|\n)/, /[\s\S]*\s/]) {
    const length = pattern.exec(part)?.[0].length ?? 0;
    if (length > part.length / 4) return from + length;
  }
  return to;
}
