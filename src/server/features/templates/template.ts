import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TemplateTarget } from '#domain/templates/template-targets.ts';
import type { TemplateType } from '#domain/templates/template-types.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { countsOf, type TemplateCounts } from './template-counts.ts';
import './tables.ts';

/** Of those that a workspace keeps; methods are for everybody. */
type KeptType = Exclude<TemplateType, 'Community'>;

/** A project, note or insight that somebody saved for others of the workspace to start from. */
export type Template = TemplateCounts & {
  readonly id: string;
  readonly target: TemplateTarget;
  readonly type: KeptType;
  readonly title: string;
  readonly description: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Null: not in the gallery. */
  readonly publishedAt: Date | null;
};

const newestFirst: Sort = {
  kind: 'time',
  column: 'workspace_templates.created_at',
  id: 'workspace_templates.id',
};

type Listed = PageArgs & { readonly target: TemplateTarget | null; readonly type: KeptType | null };

export async function listTemplates(ctx: Ctx, { target, type, ...args }: Listed): Promise<Page<Template>> {
  let list = kept(ctx, await ctx.reads.db());
  if (target !== null) list = list.where('workspace_templates.target', '=', target);
  if (type !== null) list = list.where(typeOf, '=', type);
  return readPage(args, newestFirst, list, (rows) => rows.select(columns));
}

export async function findTemplate(ctx: Ctx, id: string): Promise<Template | undefined> {
  return kept(ctx, await ctx.reads.db())
    .select(columns)
    .where('workspace_templates.id', '=', id)
    .executeTakeFirst();
}

export async function readTemplate(tx: TxCtx, id: string): Promise<Template> {
  const found = await kept(tx, tx.db)
    .select(columns)
    .where('workspace_templates.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found;
}

export async function readTemplateContents(
  { workspace }: Pick<Ctx, 'workspace'>,
  db: Db,
  { id, target }: { id: string; target: TemplateTarget },
): Promise<{ title: string; contents: unknown }> {
  const found = await kept({ workspace }, db)
    .select(['title', 'contents'])
    .where('workspace_templates.id', '=', id)
    .where('workspace_templates.target', '=', target)
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found;
}

function kept({ workspace }: Pick<Ctx, 'workspace'>, db: Db) {
  return db
    .selectFrom('workspace_templates')
    .where('workspace_templates.workspace_id', '=', workspace.id)
    .where('workspace_templates.deleted_at', 'is', null);
}

const typeOf = sql<KeptType>`case when workspace_templates.by_hand then 'Manual' else 'Workspace' end`;

const columns = [
  'workspace_templates.id',
  'workspace_templates.target',
  typeOf.as('type'),
  'workspace_templates.title',
  'workspace_templates.description',
  ...countsOf('workspace_templates'),
  'workspace_templates.created_by as createdBy',
  'workspace_templates.created_at as createdAt',
  sql<Date | null>`(select g.published_at from gallery_templates g
    where g.workspace_id = workspace_templates.workspace_id and g.template_id = workspace_templates.id)`.as(
    'publishedAt',
  ),
] as const;
