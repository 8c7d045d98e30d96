import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { HighlightObjectType, PersonalDatumFieldsFragment } from '#web/lib/graphql.gen.ts';
import { PersonalDataDocument } from './personal-data.gen.ts';

export type Target = { readonly objectType: HighlightObjectType; readonly objectId: string };
export type PersonalData = {
  readonly open: readonly PersonalDatumFieldsFragment[];
  readonly hidden: readonly PersonalDatumFieldsFragment[];
  readonly kept: readonly PersonalDatumFieldsFragment[];
};

/** Of what was found, what the document still says. */
export function usePersonalData({ objectType, objectId }: Target): PersonalData {
  const [{ data }] = useQuery({
    query: PersonalDataDocument,
    variables: { objectType, objectId, first: itemLimits.pageMax, after: null },
  });
  const items = (data?.personalData.items ?? []).filter(({ count }) => count > 0);
  const inState = (state: PersonalDatumFieldsFragment['state']) =>
    items.filter((item) => item.state === state);
  return { open: inState('OPEN'), hidden: inState('HIDDEN'), kept: inState('KEPT') };
}
