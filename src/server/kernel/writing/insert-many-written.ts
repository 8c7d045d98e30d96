import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { inParts } from '#server/platform/db/in-parts.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

export type PreparedWritten = {
  readonly id: string;
  /** Within its limit. */
  readonly title: string;
  readonly createdAt: Date;
  /** The first state of its document, and the words in it. */
  readonly state: Uint8Array;
  readonly text: string;
};

/** Many at once. For commands that have checked everything and tell of it themselves. */
export async function insertManyWritten(
  writing: Pick<Writing<Written>, 'thing' | 'table'>,
  tx: TxCtx,
  many: Many,
): Promise<void> {
  await inParts(many.all, (all) => insertSome(writing, tx, { ...many, all }));
}

type Many = {
  readonly projectId: string;
  readonly createdBy: string;
  readonly all: readonly PreparedWritten[];
};

async function insertSome(
  { thing, table }: Pick<Writing<Written>, 'thing' | 'table'>,
  tx: TxCtx,
  { projectId, createdBy, all }: Many,
): Promise<void> {
  const ids = all.map(({ id }) => id);
  const times = all.map(({ createdAt }) => createdAt.toISOString());
  const now = tx.now().toISOString();
  const rows = sql`
    with place as (
      select source_id from access_objects where workspace_id = ${tx.workspace.id} and id = ${projectId}
    ), registered as (
      insert into access_objects (workspace_id, id, type, parent_id, source_id)
      select ${tx.workspace.id}::uuid, one.id, ${thing}, ${projectId}::uuid, place.source_id
      from unnest(${ids}::uuid[]) as one (id), place
    )
    insert into ${sql.table(table)} (workspace_id, id, project_id, title, access_id, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, one.id, ${projectId}::uuid, one.title, place.source_id, ${createdBy}::uuid,
      one.created_at, ${now}::timestamptz
    from unnest(${ids}::uuid[], ${all.map(({ title }) => title)}::text[], ${times}::timestamptz[])
      as one (id, title, created_at), place`;
  const documents = sql`
    insert into documents (workspace_id, id, kind, owner_id, snapshot, text, created_at, edited_at)
    select ${tx.workspace.id}::uuid, id, ${thing}, id, state, text, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${ids}::uuid[], ${all.map(({ state }) => Buffer.from(state))}::bytea[],
      ${all.map(({ text }) => text)}::text[]) as one (id, state, text)`;
  await Promise.all([rows.execute(tx.db), documents.execute(tx.db)]);
}
