export type NoteSection = { readonly heading: string | null; readonly paragraphs: readonly string[] };

/** Content columns of one row: each is a section under its header where there are several. */
export function noteSections(cells: readonly { header: string; text: string }[]): NoteSection[] {
  const filled = cells
    .map(({ header, text }) => ({ header: header.trim(), paragraphs: paragraphsOf(text) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const isAlone = cells.length === 1;
  return filled.map(({ header, paragraphs }) => ({
    heading: isAlone || header === '' ? null : header,
    paragraphs,
  }));
}

function paragraphsOf(text: string): string[] {
  return text
    .toWellFormed()
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
