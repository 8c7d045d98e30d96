import { useMemo } from 'react';
import { useQuery } from 'urql';
import { isChartFieldType, type ChartField } from '#domain/charts/chart-fields.ts';
import { FieldsDocument } from '#web/features/fields/fields.gen.ts';
import type { FieldsQuery } from '#web/lib/graphql.gen.ts';

export type ChartFieldChoice = ChartField & { readonly label: string };

/** The fields of notes and contacts whose values can be compared in a table. */
export function useChartFields(projectId: string): readonly ChartFieldChoice[] {
  const [ofNotes] = useQuery({ query: FieldsDocument, variables: { owner: 'NOTE', projectId } });
  const [ofPeople] = useQuery({ query: FieldsDocument, variables: { owner: 'PERSON', projectId: null } });
  return useMemo(
    () => [...choices('note', ofNotes.data), ...choices('person', ofPeople.data)],
    [ofNotes.data, ofPeople.data],
  );
}

function choices(kind: ChartField['kind'], data: FieldsQuery | undefined): ChartFieldChoice[] {
  return (data?.fields ?? []).flatMap(({ field: { id, type, label } }) =>
    isChartFieldType(type)
      ? [{ kind, fieldId: id, fieldType: type, label: `${kind === 'person' ? 'Contact' : 'Note'}: ${label}` }]
      : [],
  );
}
