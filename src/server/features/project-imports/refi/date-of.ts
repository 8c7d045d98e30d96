/** A time as a file says it; undefined for one that no calendar has. */
export function dateOf(text: string | null | undefined): Date | undefined {
  const said = text?.trim() ?? '';
  // Without a zone it would be read in the one of the server.
  const date = new Date(/T[\d:.]+$/.test(said) ? `${said}Z` : said);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1900 || year > 9999 ? undefined : date;
}
