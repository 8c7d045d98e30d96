import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { ExportPanel } from '#web/features/project-exports/index.ts';
import { ProjectSettingsPage, useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';

export function ProjectExportPage({ match }: { match: RouteMatchOf<'projectSettingsExport'> }) {
  return (
    <ProjectSettingsPage projectId={match.params.projectId} current="projectSettingsExport">
      {(project) => <Exports project={project} />}
    </ProjectSettingsPage>
  );
}

function Exports({ project }: { project: ProjectSettingsFieldsFragment }) {
  const may = useCan('export.project', useProjectObject(project));
  return <ExportPanel projectId={project.id} refusal={may.allowed ? null : may.reason} />;
}
