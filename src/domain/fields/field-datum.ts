import type { FieldType } from './field-types.ts';
import { decodeIds } from './id-list.ts';

/** A stored value by its nature, for filters, sorting and charts. */
export type FieldDatum =
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'int'; readonly value: number }
  | { readonly kind: 'date'; readonly value: Date }
  | { readonly kind: 'uuidArray'; readonly value: readonly string[] };
export type DatumKind = FieldDatum['kind'];

export const datumKinds = {
  BOOLEAN: 'boolean',
  DATETIME: 'date',
  EMAIL: 'string',
  NPS: 'int',
  NUMBER: 'number',
  PERSON: 'uuidArray',
  PHONE: 'string',
  SELECT: 'uuidArray',
  TEXT: 'string',
  URL: 'string',
} as const satisfies Record<FieldType, DatumKind>;

/** Null where the stored text does not read as its type (a field whose type was changed later). */
export function readFieldDatum(type: FieldType, stored: string): FieldDatum | null {
  return readers[datumKinds[type]](stored);
}

const readers = {
  boolean: (stored) =>
    stored === 'true' || stored === 'false' ? { kind: 'boolean', value: stored === 'true' } : null,
  date(stored) {
    const value = new Date(stored);
    return Number.isNaN(value.getTime()) ? null : { kind: 'date', value };
  },
  number: (stored) => (isNumber(stored) ? { kind: 'number', value: Number(stored) } : null),
  int: (stored) =>
    isNumber(stored) && Number.isInteger(Number(stored)) ? { kind: 'int', value: Number(stored) } : null,
  uuidArray: (stored) => ({ kind: 'uuidArray', value: decodeIds(stored) }),
  string: (stored) => ({ kind: 'string', value: stored }),
} as const satisfies Record<DatumKind, (stored: string) => FieldDatum | null>;

function isNumber(stored: string): boolean {
  return stored.trim() !== '' && Number.isFinite(Number(stored));
}
