import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ProjectSectionPage } from '#web/features/projects/project-section-page.tsx';
import { ProjectMenu } from '#web/features/projects/project-menu.tsx';
import { Readme } from '#web/features/projects/readme.tsx';

export function ProjectReadmePage({ match }: { match: RouteMatchOf<'projectReadme'> }) {
  return (
    <ProjectSectionPage
      projectId={match.params.projectId}
      tab="readme"
      renderAction={(project) => <ProjectMenu project={project} />}
    >
      {(project) => <Readme key={project.id} project={project} />}
    </ProjectSectionPage>
  );
}
