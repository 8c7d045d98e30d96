import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import './tables.ts';

/** A project that somebody saved for others of the workspace to start from. */
export type Template = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tagCount: number;
  readonly fieldCount: number;
  readonly viewCount: number;
  readonly questionCount: number;
  readonly noteCount: number;
  readonly insightCount: number;
  readonly createdBy: string;
  readonly createdAt: Date;
};

const newestFirst: Sort = {
  kind: 'time',
  column: 'workspace_templates.created_at',
  id: 'workspace_templates.id',
};

export async function listTemplates(ctx: Ctx, args: PageArgs): Promise<Page<Template>> {
  return readPage(args, newestFirst, kept(ctx, await ctx.reads.db()), (list) => list.select(columns));
}

export async function readTemplate(tx: TxCtx, id: string): Promise<Template> {
  const found = await kept(tx, tx.db)
    .select(columns)
    .where('workspace_templates.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found;
}

export async function readTemplateContents(tx: TxCtx, id: string): Promise<unknown> {
  const found = await kept(tx, tx.db)
    .select('contents')
    .where('workspace_templates.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found.contents;
}

function kept({ workspace }: Pick<Ctx, 'workspace'>, db: Db) {
  return db
    .selectFrom('workspace_templates')
    .where('workspace_templates.workspace_id', '=', workspace.id)
    .where('workspace_templates.deleted_at', 'is', null);
}

const countOf = (file: string) =>
  sql<number>`coalesce(jsonb_array_length(workspace_templates.contents -> ${sql.lit(file)}), 0)`;

const columns = [
  'workspace_templates.id',
  'workspace_templates.title',
  'workspace_templates.description',
  countOf('tags').as('tagCount'),
  countOf('fields').as('fieldCount'),
  countOf('projectViews').as('viewCount'),
  countOf('questions').as('questionCount'),
  countOf('notes').as('noteCount'),
  countOf('insights').as('insightCount'),
  'workspace_templates.created_by as createdBy',
  'workspace_templates.created_at as createdAt',
] as const;
