import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { mayReplaceByItself, type ReplaceableSummary } from '#domain/ai/automatic-summary.ts';
import { defaultFramework } from '#domain/ai/frameworks.ts';
import { HarkError } from '#domain/errors/hark-error.ts';
import { Stopped, writeToEnd, type AnswerModels, type Writing } from '#server/features/answering/index.ts';
import { asMember } from '#server/kernel/access/index.ts';
import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { openStream } from '#server/platform/streams/open-stream.ts';
import '#server/features/notes/tables.ts';
import { refuseTwo, writingOf } from '../begun-summary.ts';
import { insertSummary } from '../insert-summary.ts';
import { allowSubject } from '../policy.ts';
import { readDefaults } from '../read-defaults.ts';
import type { Subject } from '../subject.ts';
import { readSummaryMode } from '../summary-mode.ts';
import '../tables.ts';

/** What last changed the note when this was asked for, and who did it, as far as that is known. */
export type SettledNote = {
  readonly noteId: string;
  readonly eventId: string;
  readonly actorId: string | null;
};

/**
 * Summarizes a note that rests, with the rights of who changed it. Answers whether there was something to do. Throws
 * GenerationFailed where it should be tried again once the model can be had; with `orQuotes` key quotes do instead.
 */
export async function summarizeSettled(
  ctx: Ctx,
  models: AnswerModels,
  settled: SettledNote,
  { orQuotes = false } = {},
): Promise<boolean> {
  const subject: Subject = { objectType: 'note', objectId: settled.noteId, highlightIds: [] };
  try {
    const memberId = settled.actorId ?? (await findAuthor(ctx, settled.noteId));
    if (memberId === null) return false;
    const member = await asMember(ctx, memberId);
    const begun = await inTransaction(member, (tx) => begin(tx, subject, settled));
    if (begun) await write(member, writingOf(models, { ...begun, waitsForModel: !orQuotes }));
    return begun !== null;
  } catch (error) {
    // Nobody asked for it: what may not be done, or has too few words, is left alone.
    if (error instanceof HarkError) return false;
    throw error;
  }
}

/** What could not be written leaves nothing behind: nobody asked for it. */
async function write(ctx: Ctx, writing: Writing): Promise<void> {
  const failed: { fault?: GenerationFailed } = {};
  await writeToEnd(ctx, {
    ...writing,
    async work(own, page) {
      try {
        return await writing.work(own, page);
      } catch (error) {
        if (!(error instanceof GenerationFailed) || error.fault === 'cancelled') throw error;
        failed.fault = error;
        throw new Stopped(error.message);
      }
    },
  });
  if (!failed.fault) return;
  await inTransaction(ctx, async (tx) => {
    const isOurs = sql`workspace_id = ${tx.workspace.id}`;
    await sql`delete from summaries where ${isOurs} and id = ${writing.id} and state = 'failed'`.execute(
      tx.db,
    );
    await sql`delete from streams where ${isOurs} and id = ${writing.streamId}`.execute(tx.db);
  });
  throw failed.fault;
}

async function begin(tx: TxCtx, subject: Subject, { noteId, eventId }: SettledNote) {
  if ((await readSummaryMode(tx.db, tx.workspace.id, subject)) !== 'On') return null;
  await allowSubject(tx, 'generate', subject);
  await refuseTwo(tx, subject);
  if ((await hasChangedSince(tx, noteId, eventId)) || !mayReplaceByItself(await findCurrent(tx, noteId)))
    return null;
  const defaults = await readDefaults(tx, subject);
  const framework = defaults.framework ?? defaultFramework;
  // A custom prompt is somebody's own question; by itself there is nothing to ask.
  if (framework === 'CustomPrompt') return null;
  const ask = { framework, type: defaults.type, prompt: null, language: defaults.language };
  const streamId = await openStream(tx, { memberId: requireMember(tx).viewer.id });
  const made = { ...ask, subject, streamId, requestKey: null, createdBy: aiUserId };
  return { id: await insertSummary(tx, made), streamId, subject, ask };
}

/** Then the later change asks for itself. */
async function hasChangedSince(tx: TxCtx, noteId: string, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    select from events e join events before on before.workspace_id = e.workspace_id and before.id = ${eventId}
    where e.workspace_id = ${tx.workspace.id} and e.object_id = ${noteId}
      and e.type in ('note.contentChanged', 'transcript.completed')
      and (e.created_at, e.id) > (before.created_at, before.id) limit 1`.execute(tx.db);
  return rows.length > 0;
}

async function findCurrent(tx: TxCtx, noteId: string): Promise<ReplaceableSummary | null> {
  const { rows } = await sql<ReplaceableSummary>`
    select s.created_by as "createdBy", not exists (
      select from summaries later where later.workspace_id = s.workspace_id and later.object_id = s.object_id
        and later.shown_at is not null and later.created_at > s.created_at) as "isNewest"
    from summaries s where s.workspace_id = ${tx.workspace.id} and s.object_id = ${noteId} and s.shown_at is not null
    order by s.shown_at desc limit 1`.execute(tx.db);
  return rows[0] ?? null;
}

async function findAuthor(ctx: Ctx, noteId: string): Promise<string | null> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const note = await db
      .selectFrom('notes')
      .select('created_by as author')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', noteId)
      .executeTakeFirst();
    return note?.author ?? null;
  });
}
