import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { getAccessObject, isVisible } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { TagSort } from '#server/platform/graphql/wire.gen.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { boardColumns, type TagBoard } from './board.ts';
import { usableTags, visibleBoards, visibleTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

const sorts = {
  RANK: { kind: 'number', column: 'tags.rank', id: 'tags.id' },
  TITLE: { kind: 'text', column: 'tags.title', id: 'tags.id' },
  CREATED_AT: { kind: 'time', column: 'tags.created_at', id: 'tags.id' },
} as const satisfies Record<TagSort, Sort>;

/** A whole codebook is read at once, so that typing finds tags without asking. */
const mostTagsPerPage = 1000;

export type TagListArgs = PageArgs & {
  projectId: string | null;
  boardId: string | null;
  unused?: boolean | null;
  sort?: TagSort | null;
};

export async function listTags(ctx: Ctx, args: TagListArgs): Promise<Page<Tag>> {
  const { projectId, boardId } = args;
  if ((projectId === null) === (boardId === null)) throw new ValidationError('Name a board or a project');
  const sort = sorts[args.sort ?? 'RANK'];
  const db = await ctx.reads.db();
  if (projectId !== null) await getAccessObject(ctx, db, { type: 'project', id: projectId });
  else if (!(await findBoard(ctx, boardId ?? ''))) throw new NotFound();
  const scope =
    projectId !== null
      ? usableTags(ctx, db, projectId)
      : visibleTags(ctx, db).where('tags.board_id', '=', boardId).where('tags.trashed_at', 'is', null);
  const tags = scope.$if(args.unused === true, (query) => query.where(isUnused(ctx)));
  return readPage(args, sort, tags, (list) => list.select(tagColumns), { most: mostTagsPerPage });
}

function isUnused(ctx: Ctx) {
  return sql<boolean>`not exists (select 1 from highlight_tags u
    where u.workspace_id = tags.workspace_id and u.tag_id = tags.id and not u.hidden
      and ${isVisible(ctx, 'u.access_id')})`;
}

export async function findTag(ctx: Ctx, id: string): Promise<Tag | undefined> {
  return visibleTags(ctx, await ctx.reads.db())
    .select(tagColumns)
    .where('tags.id', '=', id)
    .executeTakeFirst();
}

/** Those of the project first. Without a project, those of the workspace. */
export async function listBoards(ctx: Ctx, projectId: string | null): Promise<TagBoard[]> {
  const db = await ctx.reads.db();
  if (projectId !== null) await getAccessObject(ctx, db, { type: 'project', id: projectId });
  return visibleBoards(ctx, db)
    .select(boardColumns(ctx))
    .where('tag_boards.deleted_at', 'is', null)
    .where(sql<boolean>`(tag_boards.project_id is null or tag_boards.project_id = ${projectId}::uuid)`)
    .orderBy(sql`tag_boards.project_id is null, tag_boards.rank, tag_boards.id`)
    .execute();
}

export async function findBoard(ctx: Ctx, id: string): Promise<TagBoard | undefined> {
  return visibleBoards(ctx, await ctx.reads.db())
    .select(boardColumns(ctx))
    .where('tag_boards.id', '=', id)
    .where('tag_boards.deleted_at', 'is', null)
    .executeTakeFirst();
}
