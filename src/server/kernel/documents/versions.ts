import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { readDocumentAccess } from './document-access.ts';
import { readLongState } from './read-long-state.ts';
import './tables.ts';

/** A document as it once was; its state is read only when somebody looks at it. */
export type DocumentVersion = {
  readonly documentId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly memberIds: readonly string[];
  readonly reason: 'edit' | 'restore';
};

const columns = [
  'id',
  'document_id as documentId',
  'created_at as createdAt',
  'member_ids as memberIds',
  'reason',
] as const;
const newestFirst: Sort = { kind: 'time', column: 'created_at', id: 'id' };

/** Newest first. Anyone who may read the document may read its history. */
export async function listVersions(
  ctx: Ctx,
  documentId: string,
  args: PageArgs,
): Promise<Page<DocumentVersion>> {
  const db = await ctx.reads.db();
  await readDocumentAccess(ctx, db, documentId);
  const all = db
    .selectFrom('document_versions')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('document_id', '=', documentId);
  return readPage(args, newestFirst, all, (list) => list.select(columns));
}

export async function findVersion(
  ctx: Ctx,
  documentId: string,
  id: string,
): Promise<DocumentVersion | undefined> {
  const db = await ctx.reads.db();
  await readDocumentAccess(ctx, db, documentId);
  return db
    .selectFrom('document_versions')
    .select(columns)
    .where('workspace_id', '=', ctx.workspace.id)
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function readVersion(ctx: Ctx, version: DocumentVersion): Promise<DocumentJson> {
  const db = await ctx.reads.db();
  const { state } = await db
    .selectFrom('document_versions')
    .select('state')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('document_id', '=', version.documentId)
    .where('id', '=', version.id)
    .executeTakeFirstOrThrow();
  return readLongState(ctx.workspace.id, 'content', state);
}
