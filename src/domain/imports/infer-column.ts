import { parseEmail } from '#domain/accounts/email.ts';
import { parsePhoneValue } from '#domain/fields/contact-values.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { parseNps } from '#domain/fields/nps.ts';
import { parseNumberValue } from '#domain/fields/number-field.ts';
import { collectSelectLabels } from '#domain/fields/select-values.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { importDateOrderOf } from '#domain/time/import-date.ts';

/** Fewer rows than this say nothing about what repeats. */
const leastRowsOfSelect = 5;
const mostOptions = 20;

/** The type that every filled cell of a sample reads in; text where nothing narrower does. */
export function inferFieldType(header: string, cells: readonly string[]): FieldType {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return 'TEXT';
  const all = (is: (cell: string) => boolean): boolean => filled.every(is);
  if (all((cell) => /^(true|false|yes|no)$/i.test(cell))) return 'BOOLEAN';
  if (all((cell) => parseEmail(cell).ok)) return 'EMAIL';
  if (all((cell) => /^https?:\/\/\S+$/i.test(cell))) return 'URL';
  if (/\bnps\b|recommend/i.test(header) && all((cell) => parseNps(cell).ok)) return 'NPS';
  if (all((cell) => parseNumberValue({ format: 'number' }, cell).ok)) return 'NUMBER';
  if (importDateOrderOf(filled) !== undefined) return 'DATETIME';
  if (/phone|mobile|\btel\b/i.test(header) && all((cell) => parsePhoneValue(cell).ok)) return 'PHONE';
  return repeats(filled) ? 'SELECT' : 'TEXT';
}

/** Options are found where answers repeat; several in one cell stand between semicolons. */
function repeats(filled: readonly string[]): boolean {
  if (filled.length < leastRowsOfSelect) return false;
  const parts = filled.flatMap((cell) => cell.split(';').map((part) => part.trim()));
  if (parts.some((part) => part.length > textLimits.selectLabel.max)) return false;
  const labels = collectSelectLabels(filled);
  return labels.length <= mostOptions && labels.length * 2 <= parts.length;
}
