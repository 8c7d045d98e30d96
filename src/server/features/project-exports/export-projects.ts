import { decode } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { exportConfigCodec, type ExportConfig } from '#domain/exports/manifest.ts';
import { isCommunityKind, type ProjectExportKind } from '#domain/exports/project-export.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ProjectExport } from './project-export.ts';
import { startExport, type ExportJob } from './start-export.ts';

const most = 100;

/** Begins to write folders, several projects or the whole workspace into one community archive. */
export async function exportProjects(
  exporting: ExportJob,
  ctx: Ctx,
  { kind, ...input }: { kind: ProjectExportKind; config: ExportConfig },
): Promise<ProjectExport> {
  if (!isCommunityKind(kind))
    throw new ValidationError('Several projects can only be exported as a community archive');
  const config = decode(exportConfigCodec, input.config);
  const title = accept(parseText(textLimits.projectTitle, config.title));
  if (Math.max(config.projectIds.length, config.projectCategoryIds.length) > most)
    throw new ValidationError(`Choose at most ${most} projects and ${most} folders at a time`);
  return startExport(exporting, ctx, {
    kind,
    format: 'CSV',
    scope: { projectId: null, config: { ...config, title } },
    only: null,
  });
}
