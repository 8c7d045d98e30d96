import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
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
  const words = input.vocabulary.map((word) => accept(parseText(textLimits.vocabularyWord, word)));
  const vocabulary = [...new Set(words.filter((word) => word !== ''))];
  if (vocabulary.length > mostWords) {
    throw new ValidationError(`A vocabulary has at most ${mostWords} words`);
  }
  return inTransaction(ctx, async (tx) => {
    const project = await getAccessObject(tx, tx.db, { type: 'project', id: input.projectId });
    allow(tx, 'project.updateSettings', project);
    allow(tx, 'project.update', project);
    const values = { language, vocabulary, updated_at: tx.now() };
    await tx.db
      .insertInto('transcription_settings')
      .values({ workspace_id: tx.workspace.id, project_id: input.projectId, ...values })
      .onConflict((known) => known.columns(['workspace_id', 'project_id']).doUpdateSet(values))
      .execute();
    return { language, vocabulary };
  });
}
