import { sql } from 'kysely';
import { followedChangeTypes } from '#domain/notifications/followed-changes.ts';
import { followFrequencies } from '#domain/notifications/follows.ts';
import { nextDigestAt } from '#domain/notifications/next-digest.ts';
import { isActiveMember, isNamedBy, isNotTrashed, titleOf } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import '#server/kernel/members/tables.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type TxCtx, type WorkspaceRef } from '#server/platform/context/context.ts';
import { digestMail, type DigestLine } from './digest-mail.ts';
import './tables.ts';

type DigestServices = Pick<Services, 'database' | 'systemCtx' | 'mailer' | 'env' | 'now'>;

/** The hourly look: everyone who is due gets one mail with what changed since their last one. */
export async function sendDigests(services: DigestServices, signal?: AbortSignal): Promise<void> {
  let after: string | null = null;
  do {
    const workspaces: WorkspaceRef[] = await listWorkspaces(services, after);
    for (const workspace of workspaces) {
      while (await sendBatch(services, workspace)) signal?.throwIfAborted();
    }
    after = workspaces.at(-1)?.id ?? null;
    signal?.throwIfAborted();
  } while (after !== null);
}

function listWorkspaces({ database }: DigestServices, after: string | null): Promise<WorkspaceRef[]> {
  return database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspaces')
      .select(['id', 'subdomain', 'name'])
      .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(500)
      .execute(),
  );
}

const peopleAtOnce = 100;
/** Transactions that began before and commit after the look must not fall between two mails. */
const settleMs = 60_000;

/** Mails and the note that they were written commit together: a crash repeats both or neither. */
async function sendBatch(services: DigestServices, workspace: WorkspaceRef): Promise<boolean> {
  return inTransaction(services.systemCtx(workspace), async (tx) => {
    const until = new Date(tx.now().getTime() - settleMs);
    const due = await takeDue(tx);
    if (due.memberIds.length === 0) return false;
    const changes = await findChanges(tx, due, until);
    const { rootUrl } = services.env;
    const brand = await readMailBrand(tx.db, workspace, rootUrl);
    for (const [to, lines] of Map.groupBy(changes, ({ email }) => email)) {
      await services.mailer.post(tx.db, digestMail({ to, workspace, rootUrl, brand, lines }));
    }
    await postpone(tx, due, until);
    return true;
  });
}

type Due = { memberIds: string[]; objectIds: string[] };

/** Pairs, as two lists of the same length. Another worker's people are passed over. */
async function takeDue(tx: TxCtx): Promise<Due> {
  const { rows } = await sql<{ member_id: string; object_id: string }>`
    select member_id, object_id from follows
    where workspace_id = ${tx.workspace.id} and due_at <= ${tx.now()} and member_id in (
      select distinct member_id from follows
      where workspace_id = ${tx.workspace.id} and due_at <= ${tx.now()} order by member_id limit ${peopleAtOnce})
    for update skip locked`.execute(tx.db);
  return { memberIds: rows.map((row) => row.member_id), objectIds: rows.map((row) => row.object_id) };
}

/** What happened below each followed object, of what its follower may see now and did not do themselves. */
async function findChanges(tx: TxCtx, due: Due, until: Date): Promise<(DigestLine & { email: string })[]> {
  const { rows } = await sql<DigestLine & { email: string }>`
    with recursive due as (
      select * from unnest(${due.memberIds}::uuid[], ${due.objectIds}::uuid[]) as pair (member_id, object_id)
    ), below as (
      select distinct object_id as root_id, object_id as id from due
      union
      select below.root_id, child.id from access_objects child join below on child.parent_id = below.id
      where child.workspace_id = ${tx.workspace.id}
    )
    select m.email, root.id as "objectId", root.type as "objectType", ${titleOf('root')} as title,
      e.type as event, count(*)::int as count
    from due
    join follows f on f.workspace_id = ${tx.workspace.id} and f.member_id = due.member_id and f.object_id = due.object_id
    join members m on m.workspace_id = f.workspace_id and m.id = f.member_id and ${isActiveMember}
    join access_objects root on root.workspace_id = f.workspace_id and root.id = f.object_id and ${isNotTrashed('root')}
    join below on below.root_id = f.object_id
    join access_objects o on o.workspace_id = f.workspace_id and o.id = below.id and ${isNotTrashed('o')}
    join events e on e.workspace_id = f.workspace_id and e.object_id = o.id
      and e.type = any(${[...followedChangeTypes]}::text[])
      and e.created_at > f.told_until and e.created_at <= ${until} and e.actor_id is distinct from f.member_id
    where exists (
        select 1 from grants g where g.workspace_id = o.workspace_id and g.object_id = o.source_id and ${isNamedBy})
      and exists (
        select 1 from grants g where g.workspace_id = o.workspace_id and g.object_id = root.source_id and ${isNamedBy})
    group by m.email, root.workspace_id, root.id, root.type, e.type
    order by m.email, title, root.id, e.type`.execute(tx.db);
  return rows;
}

async function postpone(tx: TxCtx, due: Due, until: Date): Promise<void> {
  const cases = followFrequencies.map(
    (frequency) => sql`when ${frequency} then ${nextDigestAt(frequency, tx.now())}::timestamptz`,
  );
  await sql`
    update follows f
    set told_until = greatest(told_until, ${until}::timestamptz), due_at = case frequency ${sql.join(cases, sql` `)} end
    from unnest(${due.memberIds}::uuid[], ${due.objectIds}::uuid[]) as pair (member_id, object_id)
    where f.workspace_id = ${tx.workspace.id} and f.member_id = pair.member_id and f.object_id = pair.object_id
  `.execute(tx.db);
}
