import type { TextBox } from '#domain/files/text-box.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { FileTextPage } from './list-pages.ts';
import './tables.ts';

/** Where the words of a page are that was found for this reader. */
export async function readPageBoxes(
  ctx: Ctx,
  { fileId, page }: Pick<FileTextPage, 'fileId' | 'page'>,
): Promise<readonly TextBox[] | null> {
  const db = await ctx.reads.db();
  const found = await db
    .selectFrom('file_pages')
    .select('boxes')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('file_id', '=', fileId)
    .where('page', '=', page)
    .executeTakeFirst();
  return found?.boxes ?? null;
}
