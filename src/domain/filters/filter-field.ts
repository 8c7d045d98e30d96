import { CodecError, type Codec } from '#domain/codec/codec.ts';
import { literal, string, uuid } from '#domain/codec/primitives.ts';
import { object, tagged } from '#domain/codec/structures.ts';
import { fieldTypes, type FieldType } from '#domain/fields/field-types.ts';
import type { OperandType } from './operands.ts';
import { operatorSets, type Operator, type OperatorSet } from './operators.ts';
import { systemFieldByLabel, systemFieldSpecs, type SystemField } from './system-fields.ts';

export const filterFieldKinds = ['system', 'note', 'insight', 'person', 'custom'] as const;
export type FilterFieldKind = (typeof filterFieldKinds)[number];

/** `note`, `insight` and `person` fields belong to one kind of object, `custom` ones to whatever has them. */
export type FilterField =
  | { readonly kind: 'system'; readonly field: SystemField }
  | {
      readonly kind: Exclude<FilterFieldKind, 'system'>;
      readonly fieldId: string;
      readonly fieldType: FieldType;
    };

export const personFieldMessage = 'person FilterFieldForms cannot be of type PERSON';

type Nature = { readonly operand: OperandType; readonly operators: OperatorSet };
const customNatures = {
  BOOLEAN: { operand: 'Boolean', operators: 'boolean' },
  DATETIME: { operand: 'RelativeDate', operators: 'date' },
  EMAIL: { operand: 'Text', operators: 'text' },
  NPS: { operand: 'Int32', operators: 'number' },
  NUMBER: { operand: 'Double', operators: 'number' },
  PERSON: { operand: 'People', operators: 'many' },
  PHONE: { operand: 'Text', operators: 'text' },
  SELECT: { operand: 'Options', operators: 'many' },
  TEXT: { operand: 'Text', operators: 'text' },
  URL: { operand: 'Text', operators: 'text' },
} as const satisfies Record<FieldType, Nature>;

export function operandTypeOf(field: FilterField): OperandType {
  return natureOf(field).operand;
}

export function operatorsOf(field: FilterField): readonly Operator[] {
  return operatorSets[natureOf(field).operators];
}

export function isInvalidPersonField(field: FilterField): boolean {
  return field.kind === 'person' && field.fieldType === 'PERSON';
}

function natureOf(field: FilterField): Nature {
  return field.kind === 'system' ? systemFieldSpecs[field.field] : customNatures[field.fieldType];
}

const systemFieldCodec: Codec<SystemField> = {
  name: 'system filter field',
  read(value, path) {
    const field = systemFieldByLabel(string.read(value, path));
    if (!field) throw new CodecError('system filter field', path, value);
    return field;
  },
};

const customShape = object({ fieldId: uuid, fieldType: literal(...fieldTypes) });
const shapes = tagged('kind', {
  system: object({ field: systemFieldCodec }),
  note: customShape,
  insight: customShape,
  person: customShape,
  custom: customShape,
});

/** Reads the wire form, in which a system field goes by its label. */
export const filterFieldCodec: Codec<FilterField> = {
  name: 'filter field',
  read(value, path) {
    const field: FilterField = shapes.read(value, path);
    if (isInvalidPersonField(field)) throw new CodecError(personFieldMessage, path, value);
    return field;
  },
};

export function filterFieldToWire(field: FilterField): unknown {
  return field.kind === 'system' ? { ...field, field: systemFieldSpecs[field.field].label } : field;
}
