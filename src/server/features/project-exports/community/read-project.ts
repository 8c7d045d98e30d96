import { sql } from 'kysely';
import { decode } from '#domain/codec/codec.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { ExportedProject } from '#domain/exports/project-codecs.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import { sectionStatesCodec } from '#domain/projects/sections.ts';
import { withoutAnnotations } from '#editor/annotations/without-annotations.ts';
import { withoutFilesOfOthers } from '#server/features/files/index.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import { reading, type SetUp } from './exporting.ts';
import '#server/kernel/documents/tables.ts';
import '#server/kernel/projects/tables.ts';

type Row = Omit<ExportedProject, 'status' | 'readme'> & {
  status: ProjectStatus;
  defaultFramework: SummaryFramework | null;
  sections: unknown;
};

export async function readProject(exporting: SetUp): Promise<ExportedProject> {
  const { ctx, projectId } = exporting;
  return reading(exporting, async (db) => {
    const { rows } = await sql<Row>`
      select id, title, color, icon, nullif(summary, '') as summary, status, folder_id as "projectCategoryId", sections,
        transcription_vocabulary as "transcriptionVocabulary", transcription_language as "transcriptionLanguage",
        default_framework as "defaultFramework", default_summary_language as "defaultSummaryLanguage",
        recruit_enabled as "recruitEnabled"
      from projects where workspace_id = ${ctx.workspace.id} and id = ${projectId}`.execute(db);
    const [row] = rows;
    if (!row) throw new NotFound();
    const { sections, ...project } = row;
    const { charts, highlights, insights, notes, readme, tags } = decode(sectionStatesCodec, sections);
    const written = await db
      .selectFrom('documents')
      .select('id')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', projectId)
      .executeTakeFirst();
    const words =
      written && (await withoutFilesOfOthers(ctx, db, await readDocument(db, ctx.workspace.id, projectId)));
    return {
      ...project,
      chartsEnabled: charts.enabled,
      chartsRank: charts.rank,
      highlightsEnabled: highlights.enabled,
      highlightsRank: highlights.rank,
      insightsEnabled: insights.enabled,
      insightsRank: insights.rank,
      notesEnabled: notes.enabled,
      notesRank: notes.rank,
      readmeEnabled: readme.enabled,
      readmeRank: readme.rank,
      tagsEnabled: tags.enabled,
      tagsRank: tags.rank,
      ...(words && {
        readme: withoutAnnotations(words, { isHighlight: () => false, isComment: () => false }),
      }),
    };
  });
}
