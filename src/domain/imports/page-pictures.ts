/** The database compares with the same words: nothing in them that only one of the two knows. */
export const pageName = /\.(?:md|markdown|html?)$/i;
export const pictureName = /\.(?:png|jpe?g|gif|webp|avif|heic|bmp|tiff?|svg)$/i;

/** In bytes: what is longer is data, not a page with pictures. */
export const longestPage = 5_000_000;

/** In bytes. Thousands of pages that name the same pictures would fill the disk with copies of them, or the storage with files. */
export const pictureCopies = { mostOfImport: 200_000_000, leastOfOne: 10_000 };

export function roomOfCopy(size: number): number {
  return Math.max(pictureCopies.leastOfOne, size);
}

/** A picture that a page names by where it is beside it, as the path from the page’s folder. Undefined for an address. */
export function relativePicture(given: string): string | undefined {
  const text = given.trim();
  if (text === '' || /^(?:[a-z][a-z\d+.-]*:|[/\\#?])/i.test(text)) return undefined;
  return decoded(text.replace(/[?#].*$/su, ''))
    .replaceAll('\\', '/')
    .normalize();
}

/** Where that is in the archive of the page. Undefined for what is outside of it. */
export function pictureInArchive(folder: string, relative: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/').normalize();
}

export function isPictureName(name: string): boolean {
  return pictureName.test(name);
}

/**
 * What a page of Markdown or HTML names as pictures. Read without building the page: one that is made to exhaust its
 * reader would take everything else along that is read with it.
 */
export function picturesNamedIn(text: string): ReadonlySet<string> {
  const inMarkdown =
    /!\[[^[\]\n]{0,1000}\]\([ \t]{0,9}(?:<([^>\n]{1,2000})>|((?:[^\s()<]|\([^\s()]{0,200}\)){1,2000}))/gu;
  const inMarkup = /<img\s[^<>]{0,2000}?\bsrc\s{0,9}=\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})')/giu;
  const found = [...text.matchAll(inMarkdown), ...text.matchAll(inMarkup)].flatMap(
    ([, quoted, plain]) => relativePicture((quoted ?? plain ?? '').replaceAll('&amp;', '&')) ?? [],
  );
  return new Set(found);
}

/** Some tools don’t encode names, and a percent sign is a part of some. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
