import { useQuery, type UseQueryResponse } from 'urql';
import type { FieldValuePartsFragment, PlacedFieldPartsFragment } from '#web/lib/graphql.gen.ts';
import {
  InsightFieldValuesDocument,
  NoteFieldValuesDocument,
  PersonFieldValuesDocument,
  ProjectFieldValuesDocument,
} from './fields.gen.ts';

export type HolderType = 'NOTE' | 'INSIGHT' | 'PERSON' | 'PROJECT';
export type HolderFields = {
  id: string;
  fields: readonly PlacedFieldPartsFragment[];
  fieldValues: readonly FieldValuePartsFragment[];
};
type Answer = {
  note?: HolderFields | null;
  insight?: HolderFields | null;
  person?: HolderFields | null;
  project?: HolderFields | null;
};

const documents = {
  NOTE: NoteFieldValuesDocument,
  INSIGHT: InsightFieldValuesDocument,
  PERSON: PersonFieldValuesDocument,
  PROJECT: ProjectFieldValuesDocument,
} as const;

/** The fields of one thing with what they hold. */
export function useHolderFields(type: HolderType, id: string): UseQueryResponse<Answer, { id: string }> {
  return useQuery<Answer, { id: string }>({ query: documents[type], variables: { id } });
}

export function holderOf({ note, insight, person, project }: Answer): HolderFields | null {
  return note ?? insight ?? person ?? project ?? null;
}
