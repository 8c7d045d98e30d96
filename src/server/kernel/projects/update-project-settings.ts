import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import { decode } from '#domain/codec/codec.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { changeSection, sectionStatesCodec, type SectionChange } from '#domain/projects/sections.ts';
import { parseVocabulary } from '#domain/projects/vocabulary.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeProjects } from './change-projects.ts';
import { getProject } from './policy.ts';
import type { Project } from './project.ts';
import './tables.ts';

/** Null takes a choice back; left out, it stays. */
export type ProjectSettings = {
  id: string;
  section?: SectionChange | null;
  transcriptionLanguage?: string | null;
  transcriptionVocabulary?: readonly string[] | null;
  defaultFramework?: SummaryFramework | null;
  defaultSummaryLanguage?: string | null;
  recruitEnabled?: boolean | null;
};

export async function updateProjectSettings(ctx: Ctx, input: ProjectSettings): Promise<Project> {
  const change = readChange(input);
  return inTransaction(ctx, async (tx) => {
    const found = await getProject(tx, input.id);
    allow(tx, 'project.updateSettings', found);
    allow(tx, 'project.update', found);
    const sections = input.section && { sections: await changedSections(tx, input.id, input.section) };
    const [project] = await changeProjects(tx, [input.id], {
      ...change,
      ...sections,
      updated_at: tx.now(),
    });
    if (!project) throw new NotFound();
    await tx.record({
      type: 'project.updated',
      payload: { projectId: project.id, changed: Object.keys({ ...change, ...sections }) },
      objectId: project.id,
      version: project.version,
    });
    return project;
  });
}

function readChange(input: ProjectSettings) {
  const { transcriptionVocabulary: words, defaultFramework: framework } = input;
  return {
    ...language('transcription_language', input.transcriptionLanguage),
    ...language('default_summary_language', input.defaultSummaryLanguage),
    ...(words != null && { transcription_vocabulary: accept(parseVocabulary(words)) }),
    ...(framework !== undefined && { default_framework: framework }),
    ...(input.recruitEnabled != null && { recruit_enabled: input.recruitEnabled }),
  };
}

function language(
  column: 'transcription_language' | 'default_summary_language',
  input: string | null | undefined,
) {
  if (input === undefined) return {};
  return { [column]: input === null ? null : (accept(parseTranscriptionLanguage(input)) ?? null) };
}

/** The row is locked: two people who move sections at once don't undo each other. */
async function changedSections(tx: TxCtx, id: string, change: SectionChange): Promise<string> {
  const { sections } = await tx.db
    .selectFrom('projects')
    .select('sections')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.stringify(changeSection(decode(sectionStatesCodec, sections), change));
}
