import { sql, type RawBuilder } from 'kysely';
import type { Subject } from './subject.ts';

/** Of a row of `summaries s`. Those of a theme or a wrap are with its channel: they have no permission map of their own. */
export function isOf({
  objectType,
  objectId,
}: Pick<Subject, 'objectType' | 'objectId'>): RawBuilder<boolean> {
  if (objectType === 'theme') return sql<boolean>`s.theme_id = ${objectId}`;
  if (objectType === 'wrap') return sql<boolean>`s.wrap_id = ${objectId}`;
  return sql<boolean>`s.object_id = ${objectId}`;
}
