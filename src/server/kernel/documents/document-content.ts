import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readDocumentAccess } from './document-access.ts';
import { readState } from './load-document.ts';
import { readLongState } from './read-long-state.ts';

/** The whole document as it is now, for anyone who may read it. */
export async function documentContent(ctx: Ctx, id: string): Promise<DocumentJson> {
  const db = await ctx.reads.db();
  await readDocumentAccess(ctx, db, id);
  return readDocument(db, ctx.workspace.id, id);
}

/** For who has made sure already that it may be shown. */
export async function readDocument(db: Db, workspaceId: string, id: string): Promise<DocumentJson> {
  return readLongState(workspaceId, 'content', await readState(db, workspaceId, id));
}
