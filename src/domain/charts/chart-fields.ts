import type { FieldType } from '#domain/fields/field-types.ts';

/** Fields whose values, or ranges of them, are few enough to be the columns of a table. */
const chartFieldTypes = ['SELECT', 'BOOLEAN', 'NPS', 'TEXT', 'NUMBER', 'DATETIME'] as const;
export type ChartFieldType = (typeof chartFieldTypes)[number];

export type ChartField = {
  readonly kind: 'note' | 'person';
  readonly fieldId: string;
  readonly fieldType: ChartFieldType;
};

export function isChartFieldType(type: FieldType): type is ChartFieldType {
  return chartFieldTypes.some((known) => known === type);
}
