import { sql, type RawBuilder } from 'kysely';
import '#server/features/tags/tables.ts';
import type { CardScope } from './card-scope.ts';

/** Of tag `t` on board `b` of project `p`: the workspace's tags are everybody's, a project's go with the project. */
export function isSeenTag(scope: CardScope): RawBuilder<boolean> {
  return sql<boolean>`(t.trashed_at is null and b.deleted_at is null
    and (b.project_id is null or (p.trashed_at is null and ${scope.isSeen('p.access_id', 'p.id')})))`;
}
