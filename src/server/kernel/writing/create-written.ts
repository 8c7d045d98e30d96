import { sql } from 'kysely';
import type { Level } from '#domain/access/levels.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { getAccessObject, registerObject } from '#server/kernel/access/index.ts';
import { createDocument, type PreparedContent } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readBackWritten, type WrittenChange } from './change-written.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

export type NewWritten = {
  projectId: string;
  title?: string | null;
  content?: DocumentJson | PreparedContent;
  aiGenerated?: boolean;
  /** Columns that only this kind has. */
  own?: WrittenChange;
};

/** In a project that the person may change. */
export async function createWritten<Row extends Written>(
  writing: Writing<Row>,
  ctx: Ctx,
  input: NewWritten,
): Promise<Row> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: input.projectId });
    allow(tx, `${writing.thing}.create`, project);
    return insertWritten(writing, tx, { ...input, createdBy: viewer.id });
  });
}

/** For commands that have checked that somebody may. */
export async function insertWritten<Row extends Written>(
  writing: Writing<Row>,
  tx: TxCtx,
  input: NewWritten & { createdBy: string },
): Promise<Row> {
  const id = await insertWrittenRow(writing, tx, input);
  await createDocument(tx, {
    id,
    kind: writing.thing,
    ownerId: id,
    ...(input.content && { content: input.content }),
  });
  return readBackWritten(writing, tx, id);
}

type NewRow = Omit<NewWritten, 'content'> & {
  createdBy: string;
  grants?: Readonly<Record<string, Level>>;
};

/** The row, its place in the access rules and its event; the caller brings the document. */
export async function insertWrittenRow(
  { thing, table, titleLimit, events }: Omit<Writing<Written>, 'columns'>,
  tx: TxCtx,
  { projectId, createdBy, grants, aiGenerated = false, own = {}, ...input }: NewRow,
): Promise<string> {
  const title = accept(parseText(titleLimit, input.title ?? ''));
  const id = tx.newId();
  const accessId = await registerObject(tx, {
    id,
    type: thing,
    parentId: projectId,
    ...(grants && { grants }),
  });
  const row = {
    workspace_id: tx.workspace.id,
    id,
    project_id: projectId,
    title,
    access_id: accessId,
    ai_generated: aiGenerated,
    created_by: createdBy,
    created_at: tx.now(),
    updated_at: tx.now(),
    ...own,
  };
  const { rows } = await sql<{ version: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning version`.execute(tx.db);
  await tx.record({ ...events.created(id, projectId), objectId: id, version: rows[0]?.version ?? 1 });
  return id;
}
