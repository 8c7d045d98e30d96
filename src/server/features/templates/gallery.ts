import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TemplateTarget } from '#domain/templates/template-targets.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { countsOf, type TemplateCounts } from './template-counts.ts';
import './tables.ts';

/** Whether this installation has one. */
export type Gallery = Pick<Env, 'templateGallery'>;

/** A template that a workspace of this installation published. Of the workspace it tells nothing. */
export type GalleryTemplate = TemplateCounts & {
  readonly id: string;
  readonly target: TemplateTarget;
  readonly title: string;
  readonly description: string;
  readonly authorName: string | null;
  readonly publishedAt: Date;
  /** The template behind it, for the workspace that has it. */
  readonly templateId: string | null;
};

const newestFirst: Sort = {
  kind: 'time',
  column: 'gallery_templates.published_at',
  id: 'gallery_templates.id',
};

type Listed = PageArgs & { readonly target: TemplateTarget | null };

export async function listGallery(
  ctx: Ctx,
  { target, ...args }: Listed,
  gallery: Gallery,
): Promise<Page<GalleryTemplate>> {
  const db = await ctx.reads.db();
  await openGallery(db, gallery);
  let list = published(db, gallery);
  if (target !== null) list = list.where('gallery_templates.target', '=', target);
  return readPage(args, newestFirst, list, (rows) => rows.select(columnsFor(ctx)));
}

export async function findInGallery(
  ctx: Ctx,
  id: string,
  gallery: Gallery,
): Promise<GalleryTemplate | undefined> {
  const db = await ctx.reads.db();
  await openGallery(db, gallery);
  return published(db, gallery)
    .select(columnsFor(ctx))
    .where('gallery_templates.id', '=', id)
    .executeTakeFirst();
}

export async function readGalleryContents(
  db: Db,
  { id, target }: { id: string; target: TemplateTarget },
  gallery: Gallery,
): Promise<{ title: string; contents: unknown }> {
  await openGallery(db, gallery);
  const found = await published(db, gallery)
    .select(['title', 'contents'])
    .where('gallery_templates.id', '=', id)
    .where('gallery_templates.target', '=', target)
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found;
}

/** Row-level security shows the rows of other workspaces to transactions that ask, and to no other. */
async function openGallery(db: Db, { templateGallery }: Gallery): Promise<void> {
  if (templateGallery) await sql`select set_config('hark.gallery', 'on', true)`.execute(db);
}

function published(db: Db, { templateGallery }: Gallery) {
  return db.selectFrom('gallery_templates').where(sql<boolean>`${templateGallery}::boolean`);
}

function columnsFor({ workspace }: Pick<Ctx, 'workspace'>) {
  return [
    'gallery_templates.id',
    'gallery_templates.target',
    'gallery_templates.title',
    'gallery_templates.description',
    ...countsOf('gallery_templates'),
    'gallery_templates.author_name as authorName',
    'gallery_templates.published_at as publishedAt',
    sql<string | null>`case when gallery_templates.workspace_id = ${workspace.id}
      then gallery_templates.template_id end`.as('templateId'),
  ] as const;
}
