import type { Level } from '#domain/access/levels.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { getAccessObject, registerObject } from '#server/kernel/access/index.ts';
import { createDocument, type PreparedContent } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { noteColumns, type Note } from './note.ts';
import './tables.ts';

export type NewNote = { projectId: string; title?: string | null; content?: DocumentJson | PreparedContent };

/** A new note in a project that the person may change. */
export async function createNote(ctx: Ctx, input: NewNote): Promise<Note> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: input.projectId });
    allow(tx, 'note.create', project);
    return insertNote(tx, { ...input, createdBy: viewer.id });
  });
}

/** For commands that have checked that somebody may. */
export async function insertNote(tx: TxCtx, input: NewNote & { createdBy: string }): Promise<Note> {
  const note = await insertNoteRow(tx, input);
  await createDocument(tx, {
    id: note.id,
    kind: 'note',
    ownerId: note.id,
    ...(input.content && { content: input.content }),
  });
  return readBack(tx, note.id);
}

/** The row, its place in the access rules and its event; the caller brings the document. */
export async function insertNoteRow(
  tx: TxCtx,
  input: {
    projectId: string;
    title?: string | null;
    createdBy: string;
    grants?: Readonly<Record<string, Level>>;
  },
): Promise<{ id: string }> {
  const title = accept(parseText(textLimits.noteTitle, input.title ?? ''));
  const id = tx.newId();
  const accessId = await registerObject(tx, {
    id,
    type: 'note',
    parentId: input.projectId,
    ...(input.grants && { grants: input.grants }),
  });
  const { version } = await tx.db
    .insertInto('notes')
    .values({
      workspace_id: tx.workspace.id,
      id,
      project_id: input.projectId,
      title,
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
    type: 'note.created',
    payload: { noteId: id, projectId: input.projectId },
    objectId: id,
    version,
  });
  return { id };
}

export function readBack(tx: TxCtx, id: string): Promise<Note> {
  return tx.db
    .selectFrom('notes')
    .select(noteColumns(tx))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
