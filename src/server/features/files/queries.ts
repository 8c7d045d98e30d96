import type { FileType } from '#domain/files/file-types.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isNotTrashed, isVisible, levelOfRank } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { fileColumns, type StoredFile } from './file.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'files.created_at', id: 'files.id' };

export type FileListArgs = PageArgs & { ownerId: string; type?: FileType | null };

/** The files of a project, note or insight that are there as a whole, the newest first. */
export async function listFiles(
  ctx: Ctx,
  { ownerId, type, ...args }: FileListArgs,
): Promise<Page<StoredFile>> {
  let visible = visibleFiles(ctx, await ctx.reads.db())
    .where('files.owner_id', '=', ownerId)
    .where('files.status', '=', 'DONE');
  if (type) visible = visible.where('files.type', '=', type);
  return readPage(args, newestFirst, visible, (list) => list.select(fileColumns(ctx)));
}

/** Uploads of the person that are under way or ended without a file, the newest first; a day back. */
export async function listUploads(
  ctx: Ctx,
  args: PageArgs & { memberId: string },
): Promise<Page<StoredFile>> {
  const since = new Date(ctx.now().getTime() - 86_400_000);
  const visible = visibleFiles(ctx, await ctx.reads.db())
    .where('files.created_by', '=', args.memberId)
    .where('files.status', '<>', 'DONE')
    .where('files.updated_at', '>', since);
  return readPage(args, newestFirst, visible, (list) => list.select(fileColumns(ctx)));
}

export async function findFile(ctx: Ctx, id: string): Promise<StoredFile | undefined> {
  return readFile(ctx, await ctx.reads.db(), id);
}

/** Throws NotFound for what the person may not see, and for what is in the trash, by itself or with its owner. */
export async function getFile(ctx: Ctx, id: string): Promise<StoredFile> {
  const file = await findFile(ctx, id);
  if (!file || levelOfRank(ctx, file.rank) === null) throw new NotFound();
  return file;
}

export function readFile(
  asking: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  id: string,
): Promise<StoredFile | undefined> {
  return visibleFiles(asking, db).select(fileColumns(asking)).where('files.id', '=', id).executeTakeFirst();
}

/** Those that the person may see and that are not in the trash. */
export function visibleFiles(asking: Pick<Ctx, 'actor' | 'workspace'>, db: Db) {
  return db
    .selectFrom('files')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'files.workspace_id')
        .onRef('access_objects.id', '=', 'files.owner_id'),
    )
    .where('files.workspace_id', '=', asking.workspace.id)
    .where('files.trashed_at', 'is', null)
    .where(isVisible(asking, 'access_objects.source_id'))
    .where(isNotTrashed('access_objects'));
}
