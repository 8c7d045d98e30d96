import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { fieldTypeNames } from './field-type-names.ts';
import type { FieldType } from './field-types.ts';

/**
 * Only where every value that can be there still reads in the new type: whatever was typed becomes text, a score is a
 * number too. Options and people are ids, which mean nothing elsewhere.
 */
const conversions: Readonly<Record<FieldType, readonly FieldType[]>> = {
  BOOLEAN: ['TEXT'],
  DATETIME: ['TEXT'],
  EMAIL: ['TEXT'],
  NPS: ['NUMBER', 'TEXT'],
  NUMBER: ['TEXT'],
  PERSON: [],
  PHONE: ['TEXT'],
  SELECT: [],
  TEXT: [],
  URL: ['TEXT'],
};

export function conversionsOf(from: FieldType): readonly FieldType[] {
  return conversions[from];
}

export function checkConversion(from: FieldType, to: FieldType): Parsed<FieldType> {
  if (from === to || conversions[from].includes(to)) return accepted(to);
  const [held, wanted] = [fieldTypeNames[from], fieldTypeNames[to]];
  return refused(`A field of type “${held}” can’t become “${wanted}”. Create a new field instead`);
}
