import type { TranslationError } from '#domain/ai/translation.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { languageOf } from '#domain/locales/transcription-language.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import '#server/features/transcripts/tables.ts';
import { TranslationFailed, type Translator } from '#server/platform/ai/translate/translator.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { aboutObject } from '#server/kernel/access/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { inBatches, spokenParts } from './spoken-parts.ts';
import type { TranslationPart } from './tables.ts';
import './tables.ts';

export type TranslationPayload = { translationId: string };
type Run = JobRun<TranslationPayload>;
type Asking = Pick<Run, 'ctx' | 'payload'>;
type Ending =
  | { readonly status: 'Success'; engine: string; parts: string; text: string }
  | { readonly status: 'Failure'; error: TranslationError; message: string };
type Asked = { fileId: string; noteId: string; to: string; from: string | undefined };

/** Says in another language what is said in a recording. Ends once, whatever is tried again. */
export function translateFile({ models: { translator } }: JobServices): Job<TranslationPayload> {
  return defineJob({
    name: 'translations.translate',
    payload: object({ translationId: uuid }),
    timeoutSeconds: 2 * 3600,
    about: (tx, { translationId: id }) => aboutObject(tx, { table: 'translations', column: 'note_id', id }),
    async onFailure(job) {
      const asked = await readAsked(job);
      if (asked) await fail(job, asked, new TranslationFailed('Error', 'Translating failed several times'));
    },
    async run(job) {
      const asked = await readAsked(job);
      if (!asked) return {};
      try {
        if (!translator) throw new TranslationFailed('Error', 'Translation isn’t set up on this server');
        return await succeed(job, asked, translator.name, await translateAll(job, asked, translator));
      } catch (error) {
        if (error instanceof TranslationFailed) return await fail(job, asked, error);
        throw error;
      }
    },
  });
}

async function translateAll(job: Run, asked: Asked, translator: Translator): Promise<TranslationPart[]> {
  const { ctx } = job;
  if (asked.from !== undefined && asked.from === languageOf(asked.to)) {
    throw new TranslationFailed('UnsupportedLanguagePair', 'The transcript is already in this language');
  }
  const content = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readDocument(db, ctx.workspace.id, asked.noteId),
  );
  const spoken = spokenParts(asNode(content), asked.fileId);
  if (spoken.length === 0) {
    throw new TranslationFailed('Error', 'There’s nothing to translate: the recording has no transcript');
  }
  const done: TranslationPart[] = [];
  for (const batch of inBatches(spoken)) {
    await job.progress(done.length / spoken.length, 'Translating');
    await announce(ctx, 'file.updated', asked.fileId);
    const texts = batch.map(({ text }) => text);
    const said = await translator.translate({ texts, from: asked.from, to: asked.to, signal: job.signal });
    done.push(...batch.map((part, at) => ({ ...part, text: said[at] ?? '' })));
  }
  // Somebody may have cancelled while the last of it was translated.
  await job.progress(1, 'Translating');
  return done;
}

/** Undefined when another attempt ended it, or it was taken back. */
async function readAsked({ ctx, payload }: Asking): Promise<Asked | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('translations')
      .select(['file_id as fileId', 'note_id as noteId', 'language as to'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', payload.translationId)
      .where('status', '=', 'Requested')
      .executeTakeFirst();
    if (!row) return undefined;
    const heard = await db
      .selectFrom('transcripts')
      .select('language')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('file_id', '=', row.fileId)
      .where('status', '=', 'COMPLETE')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return { ...row, from: heard?.language == null ? undefined : languageOf(heard.language) };
  });
}

async function succeed(job: Run, asked: Asked, engine: string, parts: TranslationPart[]): Promise<object> {
  const values: Ending = {
    status: 'Success',
    engine,
    parts: JSON.stringify(parts),
    text: parts.map(({ text }) => text).join('\n'),
  };
  return end(job, asked, values, 'translation.completed');
}

async function fail(job: Asking, asked: Asked, { error, message }: TranslationFailed): Promise<object> {
  return end(job, asked, { status: 'Failure', error, message }, 'translation.failed');
}

async function end(
  { ctx, payload: { translationId } }: Asking,
  { noteId }: Asked,
  values: Ending,
  type: 'translation.completed' | 'translation.failed',
): Promise<object> {
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('translations')
      .set({ ...values, finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', translationId)
      .where('status', '=', 'Requested')
      .returning('id')
      .executeTakeFirst();
    // Taken back, or ended by another attempt.
    if (row) await tx.record({ type, payload: { translationId, noteId }, objectId: noteId });
  });
  return { status: values.status };
}
