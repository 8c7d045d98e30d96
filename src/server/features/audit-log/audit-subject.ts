import { sql } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import { allContent } from '#server/kernel/kinds/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Something that an entry is about, as it is called now. */
export type AuditSubject = {
  readonly id: string;
  readonly type: AccessObjectType;
  readonly title: string;
};

/** An entry may name a thousand things that were moved at once; a line has room for the first. */
const mostSubjects = 10;

/** The ids that an entry names, each once. */
export function idsOf({ objectId, payload }: Pick<AuditEntry, 'objectId' | 'payload'>): string[] {
  const named = [objectId, ...Object.values(payload)].flat();
  return [...new Set(named.filter((value): value is string => isOf(uuid, value)))].slice(0, mostSubjects);
}

/** Null for what is gone, what has no title, and what the reader may not see: admins don't see every project. */
export const subjectLoader = loaderById<AuditSubject>(async (ctx, db, ids) => {
  const branches = allContent().map(
    ({ type, table }) => sql`
      select ${sql.lit(type)} as type, c.id, c.title from ${sql.table(table)} c
      where ${isInWorkspace(ctx.workspace.id, 'c.id', ids)} and ${isVisible(ctx, 'c.access_id')}`,
  );
  return (await sql<AuditSubject>`${sql.join(branches, sql` union all `)}`.execute(db)).rows;
});
