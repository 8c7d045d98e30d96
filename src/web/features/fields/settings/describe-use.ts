import type { FieldOwner } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';

const things = { NOTE: 'note', INSIGHT: 'insight', PERSON: 'contact', PROJECT: 'project' } as const;

/** How much a deletion touches, in words. */
export function describeUse(count: number | undefined, owner: FieldOwner): string {
  if (count === undefined) return 'Counting where it is used…';
  return count === 0 ? 'It isn’t used anywhere.' : `It’s used on ${countLabel(count, things[owner])}.`;
}
