import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import { FieldsDocument } from '#web/features/fields/fields.gen.ts';

/** The custom fields of rows of a type, in the project's order, without those that it hides. */
export function useViewFields(objectType: ObjectType, projectId: string): readonly FieldLook[] {
  const owner = objectType === 'INSIGHT' ? 'INSIGHT' : 'NOTE';
  const [{ data }] = useQuery({ query: FieldsDocument, variables: { owner, projectId } });
  return useMemo(
    () => (data?.fields ?? []).filter(({ visible }) => visible).map(({ field }) => field),
    [data],
  );
}

/** The fields of contacts, which notes and highlights show of their participants. */
export function useContactFields(objectType: ObjectType): readonly FieldLook[] {
  const [{ data }] = useQuery({
    query: FieldsDocument,
    variables: { owner: 'PERSON', projectId: null },
    pause: objectType === 'INSIGHT',
  });
  return useMemo(() => (data?.fields ?? []).map(({ field }) => field), [data]);
}
