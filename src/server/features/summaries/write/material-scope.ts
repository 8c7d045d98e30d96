import { sql, type RawBuilder } from 'kysely';
import type { Subject } from '../subject.ts';

/** Of a row of `search_items i`: whether a summary of the subject is made from it. */
export function isMaterial({ objectType, objectId, highlightIds }: Subject): RawBuilder<boolean> {
  if (objectType === 'highlights')
    return sql<boolean>`(i.type = 'HIGHLIGHT' and i.id = any(${[...highlightIds]}::uuid[]))`;
  if (objectType === 'project')
    return sql<boolean>`(i.project_id = ${objectId} and i.type in ('NOTE', 'HIGHLIGHT'))`;
  return sql<boolean>`i.id = ${objectId}`;
}
