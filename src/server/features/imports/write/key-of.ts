import { canonicalEmail } from '#domain/accounts/email.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import type { Field } from '#server/features/fields/index.ts';
import type { RowRecord } from './read-record.ts';
import type { ReadyColumn } from './resolve-columns.ts';

/** What makes two rows the same thing. */
export type RowKey =
  | { readonly kind: 'EMAIL' }
  | { readonly kind: 'TITLE' }
  | { readonly kind: 'FIELD'; readonly field: Field };

/** Contacts with an e-mail address are known by it even where nobody chose a key. */
export function rowKeyOf(
  target: ImportTarget,
  columns: readonly ReadyColumn[],
  keyColumn: number | null,
): RowKey | null {
  const chosen = keyColumn === null ? undefined : columns[keyColumn];
  if (chosen?.field) return { kind: 'FIELD', field: chosen.field };
  if (chosen?.use === 'TITLE') return { kind: 'TITLE' };
  return target === 'CONTACTS' && columns.some(({ use }) => use === 'EMAIL') ? { kind: 'EMAIL' } : null;
}

export function keyOfRecord(key: RowKey | null, { plain, values }: RowRecord): string | null {
  if (key === null) return null;
  if (key.kind === 'EMAIL') return canonicalEmail(plain.EMAIL ?? '') || null;
  if (key.kind === 'TITLE') return plain.TITLE?.trim() || null;
  return values.find(({ field }) => field.id === key.field.id)?.value ?? null;
}
