import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import { FieldsDocument } from '#web/features/fields/fields.gen.ts';
import { QuestionsDocument } from '#web/features/questions/questions.gen.ts';
import type { QuestionsQuery } from '#web/lib/graphql.gen.ts';

/** The custom fields of rows of a type, in the project's order, without those that it hides. */
export function useViewFields(objectType: ObjectType, projectId: string): readonly FieldLook[] {
  const owner = objectType === 'INSIGHT' ? 'INSIGHT' : 'NOTE';
  const [{ data }] = useQuery({ query: FieldsDocument, variables: { owner, projectId } });
  return useMemo(
    () => (data?.fields ?? []).filter(({ visible }) => visible).map(({ field }) => field),
    [data],
  );
}

const none: QuestionsQuery['questions'] = [];

/** The questions of the project, whose answers notes and highlights show. */
export function useViewQuestions(objectType: ObjectType, projectId: string): QuestionsQuery['questions'] {
  const pause = objectType === 'INSIGHT';
  const [{ data }] = useQuery({ query: QuestionsDocument, variables: { projectId }, pause });
  return (pause ? undefined : data?.questions) ?? none;
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
