import { fileAddress, withAbsoluteAddresses } from '#editor/attributes/absolute-addresses.ts';
import { memberScope, nameMentioned, readCards } from '#server/features/cards/index.ts';
import { withoutFilesOfOthers } from '#server/features/files/index.ts';
import { titleOf } from '#server/kernel/access/index.ts';
import { documentContent } from '#server/kernel/documents/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import type { Exported } from './exported.ts';

/** A note or an insight as this person may take it out of the workspace. */
export async function readExported(
  ctx: Ctx,
  { rootUrl }: Pick<Env, 'rootUrl'>,
  id: string,
): Promise<Exported> {
  const stored = await documentContent(ctx, id);
  allow(ctx, 'export.document', { level: 'READ' });
  const title = (await readTitle(ctx, id)) || 'Untitled';
  const home = workspaceUrl(rootUrl, ctx.workspace.subdomain);
  const [db, scope] = [await ctx.reads.db(), memberScope(ctx, home)];
  const seen = await withoutFilesOfOthers(ctx, db, stored);
  const content = withAbsoluteAddresses(await nameMentioned(db, scope, seen), home);
  return {
    title,
    content,
    fileUrl: fileAddress(home),
    readCard: await readCards(db, scope, content),
    pictures: new Map(),
  };
}

async function readTitle(ctx: Ctx, documentId: string): Promise<string> {
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('documents')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'documents.workspace_id')
        .onRef('access_objects.id', '=', 'documents.owner_id'),
    )
    .select(titleOf('access_objects').as('title'))
    .where('documents.workspace_id', '=', ctx.workspace.id)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return row?.title ?? '';
}
