import type { SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';

/** There is something in it that its reader can see. */
export function hasWords({ sentences }: Pick<SummaryFieldsFragment, 'sentences'>): boolean {
  return sentences.some(({ support }) => support !== 'WITHHELD');
}
