/** A time as a file says it; undefined for one that no calendar has. */
export function dateOf(text: string | null | undefined): Date | undefined {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1900 || year > 9999 ? undefined : date;
}
