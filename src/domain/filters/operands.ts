import type { Codec, TypeOf } from '#domain/codec/codec.ts';
import { boolean, refine, string } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';

export const multiSelectTypes = [
  'Options',
  'People',
  'Users',
  'Highlights',
  'Insights',
  'Notes',
  'Channels',
  'ProjectCategories',
  'Projects',
  'TagBoards',
  'TagGroups',
  'Tags',
] as const;
export type MultiSelectType = (typeof multiSelectTypes)[number];

export const operandTypes = [
  'Boolean',
  'Int32',
  'Double',
  'Text',
  'RelativeDate',
  ...multiSelectTypes,
] as const;
export type OperandType = (typeof operandTypes)[number];

const maxText = 2000;
const maxIds = 200;
const text = refine(string, `string of at most ${maxText}`, (value) => value.length <= maxText);
const ids = refine(
  array(refine(string, 'id', (value) => value !== '' && value.length <= 100)),
  `at most ${maxIds} ids`,
  (value) => value.length <= maxIds,
);

/** Numbers stay as typed: the form must give back `1.` while the person goes on typing. */
const valueShapes = {
  Boolean: optional(boolean),
  Int32: optional(refine(text, 'whole number', (value) => /^-?\d*$/.test(value))),
  Double: optional(
    refine(text, 'digits with at most one decimal point', (value) => /^\d*\.?\d*$/.test(value)),
  ),
  Text: optional(text),
  RelativeDate: optional(text),
  Options: optional(ids),
  People: optional(ids),
  Users: optional(ids),
  Highlights: optional(ids),
  Insights: optional(ids),
  Notes: optional(ids),
  Channels: optional(ids),
  ProjectCategories: optional(ids),
  Projects: optional(ids),
  TagBoards: optional(ids),
  TagGroups: optional(ids),
  Tags: optional(ids),
} as const satisfies Record<OperandType, Codec<unknown>>;

/** Kept by operand type, so that a change to a field of the same type keeps what was chosen. */
export const filterValuesCodec = object(valueShapes, 'filter values');
export type FilterValues = TypeOf<typeof filterValuesCodec>;

export function isMultiSelectType(type: OperandType): type is MultiSelectType {
  return multiSelectTypes.some((known) => known === type);
}

/** Digits with at most one decimal point; a double, 0 when it does not parse. */
export function parseDouble(input: string): number {
  const value = Number.parseFloat(input);
  return Number.isFinite(value) ? value : 0;
}

/** A whole number held inside 32 bits, 0 when it does not parse. */
export function parseInt32(input: string): number {
  return Math.trunc(Math.min(2147483647, Math.max(-2147483648, parseDouble(input))));
}
