import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ProjectActions } from '#web/features/project-actions/index.ts';
import { ProjectSectionPage } from '#web/features/projects/index.ts';
import { Readme } from '#web/pages/project/readme.tsx';

export function ProjectReadmePage({ match }: { match: RouteMatchOf<'projectReadme'> }) {
  return (
    <ProjectSectionPage
      projectId={match.params.projectId}
      tab="readme"
      renderActions={(project) => <ProjectActions project={project} />}
    >
      {(project) => <Readme key={project.id} project={project} />}
    </ProjectSectionPage>
  );
}
