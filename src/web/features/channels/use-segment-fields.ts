import { useMemo } from 'react';
import { useQuery } from 'urql';
import { isSegmentFieldType } from '#domain/charts/chart-fields.ts';
import { FieldsDocument } from '#web/features/fields/fields.gen.ts';
import type { FieldsQuery } from '#web/lib/graphql.gen.ts';

type Field = FieldsQuery['fields'][number]['field'];

/** The fields of contacts that data points can be compared by. */
export function useSegmentFields(): readonly Field[] {
  const [{ data }] = useQuery({ query: FieldsDocument, variables: { owner: 'PERSON', projectId: null } });
  return useMemo(
    () => (data?.fields ?? []).map(({ field }) => field).filter(({ type }) => isSegmentFieldType(type)),
    [data],
  );
}

/** What a value of a field is called. */
export function valueLabel(field: Field, value: string): string {
  if (value === '') return 'No value';
  if (field.type === 'BOOLEAN') return value === 'true' ? 'Yes' : 'No';
  return field.options.find(({ id }) => id === value)?.label ?? value;
}
