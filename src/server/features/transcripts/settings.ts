import { autoIdentify } from '#domain/locales/transcription-language.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { updateProjectSettings } from '#server/kernel/projects/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';

export type TranscriptionSettings = { readonly language: string; readonly vocabulary: readonly string[] };
type Chosen = { transcriptionLanguage: string | null; transcriptionVocabulary: readonly string[] };

/** The language of a project's recordings and the names that its people say. */
export async function readTranscriptionSettings(ctx: Ctx, projectId: string): Promise<TranscriptionSettings> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  const project = await db
    .selectFrom('projects')
    .select([
      'transcription_language as transcriptionLanguage',
      'transcription_vocabulary as transcriptionVocabulary',
    ])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return settingsOf(project);
}

export async function updateTranscriptionSettings(
  ctx: Ctx,
  { projectId, language, vocabulary }: { projectId: string; language: string; vocabulary: readonly string[] },
): Promise<TranscriptionSettings> {
  const project = await updateProjectSettings(ctx, {
    id: projectId,
    transcriptionLanguage: language,
    transcriptionVocabulary: vocabulary.filter((word) => word.trim() !== ''),
  });
  return settingsOf(project);
}

function settingsOf({ transcriptionLanguage, transcriptionVocabulary }: Chosen): TranscriptionSettings {
  return { language: transcriptionLanguage ?? autoIdentify, vocabulary: transcriptionVocabulary };
}
