import { sql, type RawBuilder } from 'kysely';
import type { Subject } from './subject.ts';

/** Of a row of `summaries s`. A theme's are with its channel: it has no permission map of its own. */
export function isOf({
  objectType,
  objectId,
}: Pick<Subject, 'objectType' | 'objectId'>): RawBuilder<boolean> {
  return objectType === 'theme'
    ? sql<boolean>`s.theme_id = ${objectId}`
    : sql<boolean>`s.object_id = ${objectId}`;
}
