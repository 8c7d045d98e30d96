import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { finite, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional, record } from '#domain/codec/structures.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

/** What an import has made so far, by which it goes on after a kill and is undone. */
const madeCodec = object({
  /** The new project of each of the archive. */
  projects: record(uuid),
  noteCounts: record(finite),
  /** The new channel of each of the archive; absent until all of them are there. */
  channels: optional(record(uuid)),
  /** Things of the archive that were there before, by their ids in it. */
  matched: record(uuid),
  personIds: array(uuid),
  fieldIds: array(uuid),
  boardIds: array(uuid),
  tagIds: array(uuid),
  reports: array(string),
});
export type MadeProjects = TypeOf<typeof madeCodec>;

const nothing: MadeProjects = {
  projects: {},
  noteCounts: {},
  matched: {},
  personIds: [],
  fieldIds: [],
  boardIds: [],
  tagIds: [],
  reports: [],
};

/** Locked until the transaction ends. Undefined for an import that nobody wants any more. */
export async function readMade(tx: TxCtx, importId: string): Promise<MadeProjects | undefined> {
  const row = await tx.db
    .selectFrom('project_imports')
    .select('made')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .where('status', '=', 'RUNNING')
    .forUpdate()
    .executeTakeFirst();
  return row && madeOf(row.made);
}

export function madeOf(stored: unknown): MadeProjects {
  return stored === null ? nothing : decode(madeCodec, stored);
}

export async function keepMade(tx: TxCtx, importId: string, made: MadeProjects | null): Promise<void> {
  await tx.db
    .updateTable('project_imports')
    .set({ made: made && JSON.stringify(made) })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .execute();
}
