import type { Action } from '#domain/access/actions.ts';
import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isNotTrashed, levelOfRank } from '#server/kernel/access/index.ts';
import '#server/features/insights/tables.ts';
import { allowsDownloads, isListedByLink } from '#server/features/public-links/index.ts';
import '#server/features/public-links/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { fileColumns, type StoredFile } from './file.ts';
import { getFile } from './queries.ts';
import './tables.ts';

type Reading = Extract<Action, 'file.read' | 'file.download'>;

/** A whole file that the caller may see, member or visitor. Throws NotFound. */
export async function getReadableFile(
  ctx: Ctx,
  id: string,
  action: Reading = 'file.read',
): Promise<StoredFile> {
  const file =
    ctx.actor.kind === 'visitor'
      ? await getSharedFile(ctx, ctx.actor.publicLinkId, id, action)
      : await getFile(ctx, id);
  if (file.status !== 'DONE') throw new NotFound();
  if (ctx.actor.kind !== 'visitor') allow(ctx, action, { level: levelOfRank(ctx, file.rank) });
  return file;
}

/**
 * Of an insight or a note on the page of a shared project: open to everybody who sees the project, and published, or
 * of the notes that the link shows.
 */
const isInSharedProject = sql<boolean>`(access_objects.parent_id = public_links.object_id
  and access_objects.source_id = (select project.source_id from access_objects project
    where project.workspace_id = access_objects.workspace_id and project.id = public_links.object_id)
  and (access_objects.type = 'note' and public_links.show_notes and public_links.view_id is null
    or access_objects.type = 'insight' and exists (select 1 from insight_publications out
      where out.workspace_id = access_objects.workspace_id and out.insight_id = access_objects.id
        and out.unpublished_at is null)))`;

/**
 * A visitor sees the files of the notes and insights that the link shows. What they could keep they do not get where
 * the link allows no downloads.
 */
async function getSharedFile(ctx: Ctx, linkId: string, id: string, action: Reading): Promise<StoredFile> {
  const db = await ctx.reads.db();
  const file = await db
    .selectFrom('files')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'files.workspace_id')
        .onRef('access_objects.id', '=', 'files.owner_id'),
    )
    .innerJoin('public_links', (join) =>
      join
        .onRef('public_links.workspace_id', '=', 'files.workspace_id')
        .on(sql<boolean>`(public_links.object_id = files.owner_id or ${isInSharedProject})`),
    )
    .select(fileColumns(ctx))
    .select('public_links.view_id as viewId')
    .where('files.workspace_id', '=', ctx.workspace.id)
    .where('files.id', '=', id)
    .where('files.trashed_at', 'is', null)
    .where('public_links.id', '=', linkId)
    .where('public_links.revoked_at', 'is', null)
    // A link to one highlight plays its clip and opens no file.
    .where('public_links.highlight_id', 'is', null)
    .where('files.owner_type', '<>', 'project')
    // Where names are hidden only what is shown in the page itself: documents were not looked through for names.
    .where(sql<boolean>`(not public_links.hide_names or files.type in ('AUDIO', 'VIDEO', 'IMAGE'))`)
    .$if(action === 'file.download', (query) => query.where(allowsDownloads('public_links')))
    .where(isNotTrashed('access_objects'))
    .executeTakeFirst();
  if (!file) throw new NotFound();
  const { viewId, ...stored } = file;
  // Of a view, what is in it now.
  if (viewId !== null && !(await isListedByLink(ctx, linkId, file.ownerId))) throw new NotFound();
  return stored;
}
