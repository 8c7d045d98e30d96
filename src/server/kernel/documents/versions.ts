import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { sql } from 'kysely';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
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
const pageKey = object({ createdAt: instant, id: uuid });

/** Newest first. Anyone who may read the document may read its history. */
export async function listVersions(
  ctx: Ctx,
  documentId: string,
  args: PageArgs,
): Promise<Page<DocumentVersion>> {
  const request = readPageArgs(args, pageKey);
  const db = await ctx.reads.db();
  await readDocumentAccess(ctx, db, documentId);
  const all = db
    .selectFrom('document_versions')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('document_id', '=', documentId);
  const rows = await all
    .select(columns)
    .$if(request.after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${request.after?.createdAt}::timestamptz, ${request.after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ createdAt: row.createdAt.toISOString(), id: row.id }),
    () => all.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
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
