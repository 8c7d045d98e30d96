import { ValidationError } from '#domain/errors/hark-error.ts';
import { autoIdentify, parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject } from '#server/features/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import './tables.ts';

export type TranscriptionSettings = { readonly language: string; readonly vocabulary: readonly string[] };
const mostWords = 200;

/** The language of a project's recordings and the names that its people say. */
export async function readTranscriptionSettings(ctx: Ctx, projectId: string): Promise<TranscriptionSettings> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  const row = await db
    .selectFrom('transcription_settings')
    .select(['language', 'vocabulary'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row ?? { language: autoIdentify, vocabulary: [] };
}

export async function updateTranscriptionSettings(
  ctx: Ctx,
  input: { projectId: string; language: string; vocabulary: readonly string[] },
): Promise<TranscriptionSettings> {
  const language = accept(parseTranscriptionLanguage(input.language)) ?? autoIdentify;
  const vocabulary = [...new Set(input.vocabulary.map((word) => word.trim()).filter((word) => word !== ''))];
  if (vocabulary.length > mostWords || vocabulary.some((word) => word.length > 100)) {
    throw new ValidationError(`A vocabulary has at most ${mostWords} words of 100 characters`);
  }
  return inTransaction(ctx, async (tx) => {
    allow(
      tx,
      'project.updateSettings',
      await getAccessObject(tx, tx.db, { type: 'project', id: input.projectId }),
    );
    const values = { language, vocabulary, updated_at: tx.now() };
    await tx.db
      .insertInto('transcription_settings')
      .values({ workspace_id: tx.workspace.id, project_id: input.projectId, ...values })
      .onConflict((known) => known.columns(['workspace_id', 'project_id']).doUpdateSet(values))
      .execute();
    return { language, vocabulary };
  });
}
