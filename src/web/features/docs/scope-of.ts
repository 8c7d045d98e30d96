import type { AiDocCardFragment } from '#web/lib/graphql.gen.ts';
import type { Scope } from '#web/features/conversations/index.ts';

export function scopeOf({
  objectType,
  objectIds,
}: Pick<AiDocCardFragment, 'objectType' | 'objectIds'>): Scope | null {
  return objectType === null ? null : { objectType, objectIds };
}
