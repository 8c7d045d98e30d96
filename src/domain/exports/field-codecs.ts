import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';
import { fieldOwners, fieldTypes } from '#domain/fields/field-types.ts';
import { numberFormats } from '#domain/fields/number-field.ts';
import { questionTypes } from '#domain/questions/question-types.ts';

export const exportedFieldCodec = object(
  {
    id: uuid,
    label: string,
    options: array(object({ id: uuid, label: string, color: string }, 'option')),
    rank: finite,
    type: literal(...fieldTypes),
    fieldSetId: uuid,
    maxOptions: optional(positiveInteger),
    numberFormat: optional(literal(...numberFormats)),
    currencySymbol: optional(string),
  },
  'exported field',
);
export type ExportedField = TypeOf<typeof exportedFieldCodec>;

export const exportedFieldSetCodec = object(
  { id: uuid, owner: literal(...fieldOwners), projectId: nullable(uuid) },
  'exported field set',
);
export type ExportedFieldSet = TypeOf<typeof exportedFieldSetCodec>;

/** Which fields a project shows, and where. */
export const exportedFieldPreferenceCodec = object(
  { projectId: uuid, fieldId: uuid, visible: boolean, rank: finite },
  'field preference',
);
export type ExportedFieldPreference = TypeOf<typeof exportedFieldPreferenceCodec>;

export const exportedQuestionCodec = object(
  {
    id: uuid,
    title: string,
    type: literal(...questionTypes),
    rank: finite,
    options: array(object({ id: uuid, optionText: string }, 'option')),
  },
  'exported question',
);
export type ExportedQuestion = TypeOf<typeof exportedQuestionCodec>;

export const exportedQuestionResponseCodec = object(
  { id: uuid, questionId: uuid, noteId: uuid, text: nullable(string), optionIds: array(uuid) },
  'exported response',
);
export type ExportedQuestionResponse = TypeOf<typeof exportedQuestionResponseCodec>;
