import { sql } from 'kysely';
import { findStandings } from '#server/kernel/access/index.ts';
import { gather } from '#server/platform/db/gather.ts';
import '#server/platform/ai/language/tables.ts';
import '#server/platform/search/tables.ts';
import type { Db } from '#server/platform/db/database.ts';

const accessLost = 'You no longer have access to what this answer was made from.';
const generationOff = 'AI is turned off for this workspace.';

export type AccessQuestion = {
  /** Undefined for who is no member. */
  readonly accountId: string | undefined;
  readonly itemIds: readonly string[];
};

/** Why a model must not write on for somebody from these items; undefined where it may. */
export const findStopReason = gather<AccessQuestion, string | undefined>(
  ({ database, workspaceId }, questions) =>
    database.transaction({ workspaceId }, 'read only', async (db) => {
      if (await isOff(db, workspaceId)) return questions.map(() => generationOff);
      const readers = await findReaders(db, workspaceId, questions);
      const lost = await findLost(db, workspaceId, [...readers.values()]);
      return questions.map(({ accountId, itemIds }) => {
        const reader = accountId === undefined ? undefined : readers.get(accountId);
        if (!reader) return accessLost;
        return itemIds.some((id) => lost.has(`${reader.account} ${id}`)) ? accessLost : undefined;
      });
    }),
);

async function isOff(db: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ off: boolean }>`select exists (
    select from model_settings where workspace_id = ${workspaceId} and not generation_on) as off`.execute(db);
  return rows[0]?.off === true;
}

type Reader = { readonly account: string; readonly grantees: readonly string[]; readonly items: string[] };

/** Who still is a member, with everything that is written from for them. */
async function findReaders(
  db: Db,
  workspaceId: string,
  questions: readonly AccessQuestion[],
): Promise<ReadonlyMap<string, Reader>> {
  const itemsOf = Map.groupBy(questions, ({ accountId }) => accountId ?? '');
  itemsOf.delete('');
  const standings = await findStandings(db, workspaceId, itemsOf.keys());
  return new Map(
    [...standings].map(([account, { grantees }]) => [
      account,
      {
        account,
        grantees,
        items: [...new Set(itemsOf.get(account)?.flatMap(({ itemIds }) => itemIds))],
      },
    ]),
  );
}

/** Items that are gone or not for that person to see any more. */
async function findLost(
  db: Db,
  workspaceId: string,
  readers: readonly Reader[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ account: string; item: string }>`
    select r.account, item.id as item
    from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as r (account uuid, grantees text[], items uuid[])
    cross join unnest(r.items) as item (id)
    where not exists (
      select from search_items i
      where i.workspace_id = ${workspaceId} and i.id = item.id and not i.removed and (i.access_id is null or exists (
        select from grants g
        where g.workspace_id = ${workspaceId} and g.object_id = i.access_id and g.grantee = any(r.grantees))))`.execute(
    db,
  );
  return new Set(rows.map(({ account, item }) => `${account} ${item}`));
}
