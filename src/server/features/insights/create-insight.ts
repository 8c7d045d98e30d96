import type { Level } from '#domain/access/levels.ts';
import { defaultInsightStatus, type InsightStatus } from '#domain/insights/insight-status.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { getAccessObject, registerObject } from '#server/kernel/access/index.ts';
import { createDocument, type PreparedContent } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insightColumns, type Insight } from './insight.ts';
import './tables.ts';

export type NewInsight = {
  projectId: string;
  title?: string | null;
  status?: InsightStatus;
  content?: DocumentJson | PreparedContent;
};

/** A new insight, a draft, in a project that the person may change. */
export async function createInsight(ctx: Ctx, input: NewInsight): Promise<Insight> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: input.projectId });
    allow(tx, 'insight.create', project);
    return insertInsight(tx, { ...input, createdBy: viewer.id });
  });
}

/** For commands that have checked that somebody may. */
export async function insertInsight(tx: TxCtx, input: NewInsight & { createdBy: string }): Promise<Insight> {
  const insight = await insertInsightRow(tx, input);
  await createDocument(tx, {
    id: insight.id,
    kind: 'insight',
    ownerId: insight.id,
    ...(input.content && { content: input.content }),
  });
  return readBack(tx, insight.id);
}

/** The row, its place in the access rules and its event; the caller brings the document. */
export async function insertInsightRow(
  tx: TxCtx,
  input: Omit<NewInsight, 'content'> & { createdBy: string; grants?: Readonly<Record<string, Level>> },
): Promise<{ id: string }> {
  const title = accept(parseText(textLimits.insightTitle, input.title ?? ''));
  const id = tx.newId();
  const accessId = await registerObject(tx, {
    id,
    type: 'insight',
    parentId: input.projectId,
    ...(input.grants && { grants: input.grants }),
  });
  const { version } = await tx.db
    .insertInto('insights')
    .values({
      workspace_id: tx.workspace.id,
      id,
      project_id: input.projectId,
      title,
      status: input.status ?? defaultInsightStatus,
      cover_file_id: null,
      access_id: accessId,
      locked_at: null,
      locked_by: null,
      created_by: input.createdBy,
      trashed_at: null,
      trashed_by: null,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx.record({
    type: 'insight.created',
    payload: { insightId: id, projectId: input.projectId },
    objectId: id,
    version,
  });
  return { id };
}

export function readBack(tx: TxCtx, id: string): Promise<Insight> {
  return tx.db
    .selectFrom('insights')
    .select(insightColumns(tx))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
