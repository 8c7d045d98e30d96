import { parseFieldValue, type FieldDefinition } from '#domain/fields/field-value.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parseImportDate, type ImportDateOrder } from '#domain/time/import-date.ts';

/** A cell as a field stores it; null where it is empty. Options are read by their labels elsewhere. */
export function readFieldCell(
  definition: Exclude<FieldDefinition, { type: 'SELECT' }>,
  cell: string,
  order: ImportDateOrder | null,
): Parsed<string | null> {
  if (cell.trim() === '') return accepted(null);
  if (definition.type !== 'DATETIME') return parseFieldValue(definition, cell);
  const date = readDateCell(cell, order);
  if (!date.ok) return date;
  // A day stays a day: with a time it would be another one for readers elsewhere.
  const iso = date.value.toISOString();
  return parseFieldValue(definition, cell.includes(':') ? iso : iso.slice(0, 10));
}

/** One order for the whole column where its first rows say which. */
export function readDateCell(cell: string, order: ImportDateOrder | null): Parsed<Date> {
  const date = parseImportDate(cell, order === null ? undefined : [order]);
  if (!date.ok) return date;
  return date.value.getUTCFullYear() >= 1 && date.value.getUTCFullYear() <= 9999
    ? date
    : refused(`“${cell.trim().slice(0, 40)}” isn’t a date Hark can read`);
}
