import type { FieldType } from '#domain/fields/field-types.ts';

/** Fields whose values, or ranges of them, are few enough to be the columns of a table. */
const chartFieldTypes = ['SELECT', 'BOOLEAN', 'NPS', 'TEXT', 'NUMBER', 'DATETIME'] as const;
export type ChartFieldType = (typeof chartFieldTypes)[number];

/** Fields of contacts whose values are groups of people as they are, without ranges. */
const segmentFieldTypes = ['SELECT', 'BOOLEAN', 'NPS', 'TEXT'] as const satisfies readonly ChartFieldType[];

export function isSegmentFieldType(type: FieldType): type is (typeof segmentFieldTypes)[number] {
  return segmentFieldTypes.some((known) => known === type);
}

export type ChartField = {
  readonly kind: 'note' | 'person';
  readonly fieldId: string;
  readonly fieldType: ChartFieldType;
};

export function isChartFieldType(type: FieldType): type is ChartFieldType {
  return chartFieldTypes.some((known) => known === type);
}
