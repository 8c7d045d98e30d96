import { parseEmail } from '#domain/accounts/email.ts';
import { parsePhoneValue } from '#domain/fields/contact-values.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { parseNps } from '#domain/fields/nps.ts';
import { parseNumberValue } from '#domain/fields/number-field.ts';
import { importDateOrderOf } from '#domain/time/import-date.ts';
import { hasDecimalComma } from './decimal-comma.ts';
import { inferSeparator, repeatsOptions } from '#domain/csv/cell-separator.ts';

/** A number would lose the zeros of “01067” and the plus of “+49 171 123”. */
const isCode = /^(?:[-+]?0\d|\+[\d\s]{7,}$)/;

/** The type that every filled cell of a sample reads in; text where nothing narrower does. */
export function inferFieldType(header: string, cells: readonly string[]): FieldType {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return 'TEXT';
  const all = (is: (cell: string) => boolean): boolean => filled.every(is);
  if (all((cell) => /^(true|false|yes|no|checked|unchecked)$/i.test(cell))) return 'BOOLEAN';
  if (all((cell) => parseEmail(cell).ok)) return 'EMAIL';
  if (all((cell) => /^https?:\/\/\S+$/i.test(cell))) return 'URL';
  if (/\bnps\b|recommend/i.test(header) && all((cell) => parseNps(cell).ok)) return 'NPS';
  if (/phone|mobile|\btel\b/i.test(header) && all((cell) => parsePhoneValue(cell).ok)) return 'PHONE';
  if (all((cell) => parseNumberValue({ format: 'number' }, cell).ok && !isCode.test(cell))) return 'NUMBER';
  if (hasDecimalComma(filled)) return 'NUMBER';
  if (importDateOrderOf(filled) !== undefined) return 'DATETIME';
  return repeatsOptions(filled, inferSeparator(filled)) ? 'SELECT' : 'TEXT';
}
