import { sql } from 'kysely';
import { foundUrl, objectUrl } from '#domain/routes/object-url.ts';
import { contactHidden } from '#domain/text/display-names.ts';
import { mostItemsInMessage } from '#domain/webhooks/retry-schedule.ts';
import type { NamedThings } from '#domain/webhooks/webhook-events.ts';
import { mayReadHidden } from '#server/features/people/index.ts';
import { isNotTrashed, isVisible, titleOf } from '#server/kernel/access/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/people/tables.ts';

/** A thing as a message names it: its id, its title and where it opens, never what is in it. */
export type MessageItem = {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly path: string;
};

/** Those that the asking member may see now, in the order of their ids. */
export async function findItems(ctx: Ctx, { among, ids }: NamedThings): Promise<MessageItem[]> {
  const some = ids.slice(0, mostItemsInMessage);
  if (among === 'people') return findContacts(ctx, some);
  return among === 'highlights' ? findHighlights(ctx, some) : findObjects(ctx, some);
}

async function findObjects(ctx: Ctx, ids: readonly string[]): Promise<MessageItem[]> {
  const db = await ctx.reads.db();
  const { rows } = await sql<{ id: string; type: AccessObjectType; title: string }>`
    select o.id, o.type, ${titleOf('o')} as title from access_objects o
    where ${isInWorkspace(ctx.workspace.id, 'o.id', ids)} and ${isVisible(ctx, 'o.source_id')}
      and ${isNotTrashed('o')} order by o.id`.execute(db);
  return rows.map(({ id, type, title }) => ({ type, id, title, path: objectUrl(type, { id, title }) }));
}

async function findHighlights(ctx: Ctx, ids: readonly string[]): Promise<MessageItem[]> {
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('highlights')
    .select('id')
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .where('hidden', '=', false)
    .where('inline_comment_only', '=', false)
    .where(isVisible(ctx, 'access_id'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => ({
    type: 'highlight',
    id,
    title: '',
    path: foundUrl('HIGHLIGHT', { id }) ?? '/',
  }));
}

/** A name that its reader may not know never leaves the database. */
async function findContacts(ctx: Ctx, ids: readonly string[]): Promise<MessageItem[]> {
  const db = await ctx.reads.db();
  const isMasked = mayReadHidden(ctx) ? sql<boolean>`false` : sql<boolean>`hidden_at is not null`;
  const rows = await db
    .selectFrom('people')
    .select(['id', sql<string>`case when ${isMasked} then ${contactHidden}::text else name end`.as('title')])
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .where('trashed_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, title }) => ({
    type: 'contact',
    id,
    title,
    path: foundUrl('PERSON', { id }) ?? '/',
  }));
}
