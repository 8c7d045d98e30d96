import type { FieldType } from './field-types.ts';

/** As screens say them. */
export const fieldTypeNames: Readonly<Record<FieldType, string>> = {
  TEXT: 'Text',
  NUMBER: 'Number',
  SELECT: 'Select',
  BOOLEAN: 'Yes or no',
  DATETIME: 'Date',
  PERSON: 'People',
  EMAIL: 'E-mail',
  PHONE: 'Phone',
  URL: 'Web address',
  NPS: 'NPS score',
};
