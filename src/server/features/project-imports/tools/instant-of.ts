import { parseImportDate } from '#domain/time/import-date.ts';

/** Tables spell days in many ways; null for what is no day for sure. */
export function instantOf(text: string | null): string | null {
  const date = parseImportDate(text ?? '', ['yyyy-MM-dd']);
  return date.ok && !/^\d{1,2}\./.test(text?.trim() ?? '') ? date.value.toISOString() : null;
}
