import { sql } from 'kysely';
import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import '#server/features/api-tokens/tables.ts';
import '#server/kernel/members/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/platform/events/tables.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import type { AuditEntry } from './audit-entry.ts';
import { readAuditFilter, type AuditFilter } from './audit-filter.ts';

/** Who signs in is nobody yet: the event names them. */
const actedBy = sql<string | null>`coalesce(events.actor_id, case
  when events.type in ('member.signedIn', 'member.signInFailed') then (events.payload->>'memberId')::uuid end)`;

const pageKey = object({ sortTime: instant, id: uuid });

/** What happened in the workspace, newest first. */
export async function listAuditLog(
  ctx: Ctx,
  args: PageArgs & { filter?: AuditFilter | null },
): Promise<Omit<Page<AuditEntry>, 'totalCount'>> {
  allow(ctx, 'auditLog.read');
  const request = readPageArgs(args, pageKey);
  const filter = readAuditFilter(args.filter ?? {});
  const rows = await readEntries(await ctx.reads.db(), {
    workspaceId: ctx.workspace.id,
    filter,
    after: request.after,
    limit: request.limit + 1,
  });
  const { items, endCursor } = toPage(rows, request, ({ sortTime, id }) => ({ sortTime, id }), 0);
  return { items, endCursor };
}

export type AuditQuery = {
  workspaceId: string;
  filter: AuditFilter;
  after: Pick<AuditEntry, 'sortTime' | 'id'> | null;
  limit: number;
};

/** A piece of the log by its sort key; the file is read in such pieces too. */
export function readEntries(
  db: Db,
  { workspaceId, filter, after, limit }: AuditQuery,
): Promise<AuditEntry[]> {
  const { actorId, objectId, types, from, to } = filter;
  return db
    .selectFrom('events')
    .leftJoin('members', (join) =>
      join.onRef('members.workspace_id', '=', 'events.workspace_id').on('members.id', '=', actedBy),
    )
    .leftJoin('api_tokens', (join) =>
      join
        .onRef('api_tokens.workspace_id', '=', 'events.workspace_id')
        .onRef('api_tokens.id', '=', 'events.api_token_id'),
    )
    .select([
      'events.id',
      'events.type',
      'events.created_at as createdAt',
      sql<string>`to_char(events.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'sortTime',
      ),
      actedBy.as('actorId'),
      'members.name as actorName',
      'members.email as actorEmail',
      'events.api_token_id as apiTokenId',
      'api_tokens.name as apiTokenName',
      'events.object_id as objectId',
      'events.payload',
      'events.before',
      'events.after',
    ])
    .where('events.workspace_id', '=', workspaceId)
    .$if(actorId != null, (query) => query.where(actedBy, '=', actorId ?? null))
    .$if(objectId != null, (query) => query.where('events.object_id', '=', objectId ?? null))
    .$if(types != null && types.length > 0, (query) =>
      query.where(sql<boolean>`events.type = any(${[...(types ?? [])]}::text[])`),
    )
    .$if(from != null, (query) => query.where(sql<boolean>`events.created_at >= ${from}::timestamptz`))
    .$if(to != null, (query) => query.where(sql<boolean>`events.created_at <= ${to}::timestamptz`))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(events.created_at, events.id) < (${after?.sortTime}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('events.created_at', 'desc')
    .orderBy('events.id', 'desc')
    .limit(limit)
    .execute();
}
