import { Forbidden, NotFound } from '#domain/errors/hark-error.ts';
import type { TemplatePart } from '#domain/templates/template-parts.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Gallery } from './gallery.ts';
import { publicContents } from './public-contents.ts';
import { findTemplate, readTemplate, readTemplateContents, type Template } from './template.ts';
import '#server/kernel/members/tables.ts';
import './tables.ts';

export type Publication = {
  id: string;
  /** Of a project. */
  parts: readonly TemplatePart[];
  withReadme: boolean;
  withName: boolean;
};

/** A copy of the template in the gallery of the installation, for every workspace on it. A second time it is replaced. */
export async function publishTemplate(
  ctx: Ctx,
  { id, parts, withReadme, withName }: Publication,
  { templateGallery }: Gallery,
): Promise<Template> {
  const { viewer } = requireMember(ctx);
  allow(ctx, 'template.publishToCommunity');
  if (!templateGallery) throw new Forbidden('The template gallery is turned off on this server');
  // Before the transaction: cleaning the texts of a large project takes a while.
  const contents = await readOpen(ctx, id, { parts: new Set(parts), withReadme });
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.publishToCommunity');
    const { target, title, description } = await readTemplate(tx, id);
    const copy = {
      target,
      title,
      description,
      contents,
      author_name: withName ? await nameOf(tx, viewer.id) : null,
      published_by: viewer.id,
      published_at: tx.now(),
    };
    await tx.db
      .insertInto('gallery_templates')
      .values({ workspace_id: tx.workspace.id, id: tx.newId(), template_id: id, ...copy })
      .onConflict((known) => known.columns(['workspace_id', 'template_id']).doUpdateSet(copy))
      .execute();
    await tx.record({ type: 'template.published', payload: { templateId: id }, objectId: id });
    return readTemplate(tx, id);
  });
}

type Parts = { readonly parts: ReadonlySet<TemplatePart>; readonly withReadme: boolean };

async function readOpen(ctx: Ctx, id: string, chosen: Parts): Promise<string> {
  const template = await findTemplate(ctx, id);
  if (!template) throw new NotFound();
  const { target, title } = template;
  const { contents } = await readTemplateContents(ctx, await ctx.reads.db(), { id, target });
  await ctx.reads.end();
  return publicContents(target, contents, { ...chosen, title, copyId: ctx.newId() });
}

async function nameOf(tx: TxCtx, memberId: string): Promise<string | null> {
  const { name } = await tx.db
    .selectFrom('members')
    .select('name')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return name === '' ? null : name;
}
