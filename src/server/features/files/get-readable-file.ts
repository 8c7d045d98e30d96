import type { Action } from '#domain/access/actions.ts';
import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { filesIn } from '#editor/files/files-in.ts';
import { isNotTrashed, levelOfRank } from '#server/kernel/access/index.ts';
import { allowsDownloads, isListedByLink, showsOwner } from '#server/features/public-links/index.ts';
import '#server/features/public-links/tables.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
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
 * A visitor sees the files of the readme, notes and insights that the link shows. What they could keep they do not get where
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
    .innerJoin('public_links', 'public_links.workspace_id', 'files.workspace_id')
    .select(fileColumns(ctx))
    .select('public_links.view_id as viewId')
    .where('files.workspace_id', '=', ctx.workspace.id)
    .where('files.id', '=', id)
    .where('files.trashed_at', 'is', null)
    .where('public_links.id', '=', linkId)
    .where('public_links.revoked_at', 'is', null)
    .where(showsOwner(ctx.workspace.id))
    // Where names are hidden only what is shown in the page itself: documents were not looked through for names.
    .where(sql<boolean>`(not public_links.hide_names or files.type in ('AUDIO', 'VIDEO', 'IMAGE'))`)
    .$if(action === 'file.download', (query) => query.where(allowsDownloads('public_links')))
    .where(isNotTrashed('access_objects'))
    .executeTakeFirst();
  if (!file) throw new NotFound();
  const { viewId, ...stored } = file;
  // Of the files of a project, what its readme shows: the rest only waits there to become notes.
  if (file.ownerType === 'project' && (viewId !== null || !(await isInReadme(ctx, stored))))
    throw new NotFound();
  // Of a view, what is in it now.
  if (viewId !== null && !(await isListedByLink(ctx, linkId, file.ownerId))) throw new NotFound();
  return stored;
}

async function isInReadme(ctx: Ctx, { id, ownerId }: StoredFile): Promise<boolean> {
  return filesIn(await readDocument(await ctx.reads.db(), ctx.workspace.id, ownerId)).includes(id);
}
