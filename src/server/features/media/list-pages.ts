import { ValidationError } from '#domain/errors/hark-error.ts';
import { getReadableFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { mostPerPage } from '#server/platform/graphql/page.ts';
import './tables.ts';

export type FileTextPage = {
  readonly fileId: string;
  readonly page: number;
  readonly text: string;
  readonly source: 'TEXT' | 'OCR' | 'NONE';
  readonly width: number | null;
  readonly height: number | null;
};

/** The words of a PDF, page by page. Throws NotFound. */
export async function listPages(
  ctx: Ctx,
  { fileId, afterPage, first }: { fileId: string; afterPage: number; first: number },
): Promise<FileTextPage[]> {
  if (first < 0 || first > mostPerPage)
    throw new ValidationError(`Ask for 0 to ${mostPerPage} items at a time`);
  const file = await getReadableFile(ctx, fileId);
  const db = await ctx.reads.db();
  return db
    .selectFrom('file_pages')
    .select(['file_id as fileId', 'page', 'text', 'source', 'width', 'height'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('file_id', '=', file.id)
    .where('page', '>', afterPage)
    .orderBy('page')
    .limit(first)
    .execute();
}
