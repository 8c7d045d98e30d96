import { fieldTypeNames } from '#domain/fields/field-type-names.ts';
import { fieldTypes } from '#domain/fields/field-types.ts';
import type { ColumnOption } from '#domain/imports/option-columns.ts';
import { columnChoiceCodec, skipped, type ColumnChoice } from '#domain/imports/column-choice.ts';
import { tableUseNames, usesOf, type ImportTarget } from '#domain/imports/import-target.ts';
import { questionTypes } from '#domain/questions/question-types.ts';
import { questionTypeNames } from '#web/features/questions/index.ts';
import { decode } from '#domain/codec/codec.ts';
import type { SelectGroup, SelectOption } from '#web/ui/text-field.tsx';

export type FieldOption = { readonly id: string; readonly label: string; readonly type: string };

/** What a column can become, as one list: plain uses, fields that exist, new fields by their type. */
export function choiceOptions(
  target: ImportTarget,
  fields: readonly FieldOption[],
): (SelectOption | SelectGroup)[] {
  const plain = usesOf(target).filter(
    (use) =>
      use !== 'FIELD' && use !== 'NEW_FIELD' && use !== 'QUESTION' && use !== 'OPTION' && use !== 'SKIP',
  );
  return [
    { value: textOf(skipped), label: tableUseNames.SKIP },
    ...plain.map((use) => ({ value: textOf({ ...skipped, use }), label: tableUseNames[use] })),
    ...(usesOf(target).includes('QUESTION')
      ? [
          {
            label: tableUseNames.QUESTION,
            options: questionTypes.map((questionType) => ({
              value: textOf({ ...skipped, use: 'QUESTION', questionType }),
              label: `Question: ${questionTypeNames[questionType]}`,
            })),
          },
        ]
      : []),
    ...(usesOf(target).includes('FIELD') && fields.length > 0
      ? [
          {
            label: 'Existing field',
            options: fields.map(({ id, label }) => ({
              value: textOf({ ...skipped, use: 'FIELD', fieldId: id }),
              label,
            })),
          },
        ]
      : []),
    ...(usesOf(target).includes('NEW_FIELD')
      ? [
          {
            label: 'New field',
            options: fieldTypes
              .filter((type) => type !== 'PERSON')
              .map((type) => ({
                value: textOf({ ...skipped, use: 'NEW_FIELD', fieldType: type }),
                label: `New field: ${fieldTypeNames[type]}`,
              })),
          },
        ]
      : []),
  ];
}

/** A column that may be one option of a question says of which. */
export function withOption(
  options: (SelectOption | SelectGroup)[],
  option: ColumnOption,
): (SelectOption | SelectGroup)[] {
  const label = `Option “${option.label}” of “${option.question}”`;
  return [{ value: textOf({ ...skipped, use: 'OPTION' }), label }, ...options];
}

export function textOf({ use, fieldId, fieldType, questionType }: ColumnChoice): string {
  return JSON.stringify({ use, fieldId, fieldType, questionType });
}

export function choiceOf(text: string): ColumnChoice {
  return decode(columnChoiceCodec, JSON.parse(text));
}
