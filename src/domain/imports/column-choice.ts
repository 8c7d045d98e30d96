import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';
import { fieldTypes } from '#domain/fields/field-types.ts';
import { questionTypes } from '#domain/questions/question-types.ts';
import { tableUses } from './import-target.ts';

/** What a person makes of one column. */
export const columnChoiceCodec = object(
  {
    use: literal(...tableUses),
    /** Of an existing field. */
    fieldId: nullable(uuid),
    /** Of a new field. */
    fieldType: nullable(literal(...fieldTypes)),
    /** Of a survey question. */
    questionType: nullable(literal(...questionTypes)),
  },
  'column choice',
);
export type ColumnChoice = TypeOf<typeof columnChoiceCodec>;

export const skipped: ColumnChoice = { use: 'SKIP', fieldId: null, fieldType: null, questionType: null };

/** What becomes of rows whose key is known already. */
export const existingRules = ['SKIP', 'UPDATE'] as const;
export type ExistingRule = (typeof existingRules)[number];
