import { sql } from 'kysely';
import { followedChangeTypes } from '#domain/notifications/followed-changes.ts';
import { followFrequencies } from '#domain/notifications/follows.ts';
import { nextDigestAt } from '#domain/notifications/next-digest.ts';
import { readLastDays } from '#server/features/channels/index.ts';
import { isActiveMember, isNamedBy, isNotTrashed, titleOf } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import '#server/kernel/members/tables.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import { inTransaction, type TxCtx, type WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { digestMail, listChanges, type DigestLine } from './digest-mail.ts';
import { readPublishedQuotes } from './published-quotes.ts';
import { sendNoticeDigest, type DigestServices } from './send-notice-digest.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';
import './tables.ts';

/** The hourly look: everyone who is due gets one mail with what changed since their last one. */
export async function sendDigests(services: DigestServices, signal?: AbortSignal): Promise<void> {
  let after: string | null = null;
  do {
    const workspaces: WorkspaceRef[] = await listWorkspaces(services, after);
    for (const workspace of workspaces) {
      while (await sendBatch(services, workspace)) signal?.throwIfAborted();
      await sendNoticeDigest(services, workspace);
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
    const urlOf = (path: string): string => workspaceUrl(rootUrl, workspace.subdomain, path);
    const quotes = await readPublishedQuotes(tx, changes, urlOf(''));
    const fed = changes.filter(({ event }) => event === 'channel.dataAdded');
    const wraps = await readLastDays(tx, new Set(fed.map(({ objectId }) => objectId)));
    for (const [memberId, lines] of Map.groupBy(changes, (line) => line.memberId)) {
      const to = lines[0]?.email ?? '';
      const unsubscribe = unsubscribeUrl(services, workspace, { memberId, notice: 'FOLLOWED_CHANGE' });
      const lists = listChanges(lines, urlOf, { quotes: quotes.get(memberId), wraps });
      await services.mailer.post(tx.db, digestMail({ to, workspace, rootUrl, brand, unsubscribe, lists }));
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

type Change = DigestLine & { readonly memberId: string; readonly email: string };

/**
 * What happened to each followed object and below it, of what its follower may see now, did not do themselves and
 * wants by mail.
 */
async function findChanges(tx: TxCtx, due: Due, until: Date): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with recursive due as (
      select * from unnest(${due.memberIds}::uuid[], ${due.objectIds}::uuid[]) as pair (member_id, object_id)
    ), below as (
      select distinct object_id as root_id, object_id as id from due
      union
      select below.root_id, child.id from access_objects child join below on child.parent_id = below.id
      where child.workspace_id = ${tx.workspace.id}
    ), changes as (
      select distinct m.id as member_id, m.email, o.id, o.workspace_id, o.type, o.parent_id, e.id as event_id,
        e.type as event, e.actor_id, e.created_at
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
        and not exists (
          select 1 from notice_choices c where c.workspace_id = f.workspace_id and c.member_id = f.member_id
            and c.notice = 'FOLLOWED_CHANGE' and c.way <> 'DIGEST' and (c.object_id is null and not exists (
                select 1 from notice_choices own where own.workspace_id = c.workspace_id
                  and own.member_id = c.member_id and own.notice = c.notice and own.object_id in (o.id, o.parent_id))
              or c.object_id in (o.id, o.parent_id)))
    )
    select c.member_id as "memberId", c.email, c.id as "objectId", c.type as "objectType", ${titleOf('c')} as title,
      coalesce(
        (select p.title from projects p where p.workspace_id = c.workspace_id and p.id = c.id),
        (select p.title from projects p where p.workspace_id = c.workspace_id and p.id = c.parent_id)
      ) as "projectTitle", c.event, count(*)::int as count,
      case when count(distinct c.actor_id) = 1 then (select a.name from members a
        where a.workspace_id = c.workspace_id and a.id = min(c.actor_id::text)::uuid and a.removed_at is null)
      end as actor
    from changes c
    group by c.member_id, c.email, c.workspace_id, c.id, c.type, c.parent_id, c.event
    order by c.member_id, "projectTitle" nulls last, max(c.created_at), c.id, c.event`.execute(tx.db);
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
