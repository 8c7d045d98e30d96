import { CodecError, type Codec } from '#domain/codec/codec.ts';
import { boolean, literal, refine, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';
import { filterFieldCodec, filterFieldToWire, operatorsOf, type FilterField } from './filter-field.ts';
import { filterValuesCodec, type FilterValues } from './operands.ts';
import { operators, type Operator } from './operators.ts';

export const combinators = ['And', 'Or'] as const;
export type Combinator = (typeof combinators)[number];

/** A hidden row filters without being shown, such as the project of a project page. */
export type FilterRow = {
  readonly id: string;
  readonly field: FilterField;
  readonly operator: Operator | null;
  readonly values: FilterValues;
  readonly hidden?: boolean;
};
export type FilterForm = { readonly combinator: Combinator; readonly rows: readonly FilterRow[] };

export const emptyFilterForm: FilterForm = { combinator: 'And', rows: [] };
export const maxFilterRows = 50;

const rowShape = object(
  {
    id: refine(string, 'row id', (id) => id !== '' && id.length <= 100),
    field: filterFieldCodec,
    operator: optional(nullable(literal(...operators))),
    operatorType: optional(nullable(literal(...operators))),
    values: filterValuesCodec,
    hidden: optional(boolean),
  },
  'filter row',
);

/** Older links say `operatorType`. */
const filterRowCodec: Codec<FilterRow> = {
  name: 'filter row',
  read(value, path) {
    const { operatorType, operator = operatorType ?? null, ...row } = rowShape.read(value, path);
    if (operator !== null && !operatorsOf(row.field).includes(operator)) {
      throw new CodecError(`operator of this field`, `${path}.operator`, operator);
    }
    return { ...row, operator };
  },
};

export const filterFormCodec: Codec<FilterForm> = object(
  {
    combinator: literal(...combinators),
    rows: refine(
      array(filterRowCodec),
      `at most ${maxFilterRows} rows`,
      (rows) => rows.length <= maxFilterRows,
    ),
  },
  'filter form',
);

export function filterFormToWire(form: FilterForm): unknown {
  return {
    combinator: form.combinator,
    rows: form.rows.map((row) => ({ ...row, field: filterFieldToWire(row.field) })),
  };
}
