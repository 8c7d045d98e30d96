import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ProjectListPage } from '#web/features/projects/project-list-page.tsx';
import { ProjectMenu } from '#web/features/projects/project-menu.tsx';
import { Readme } from '#web/features/projects/readme.tsx';

export function ProjectReadmePage({ match }: { match: RouteMatchOf<'projectReadme'> }) {
  return (
    <ProjectListPage
      projectId={match.params.projectId}
      tab="readme"
      renderAction={(project) => <ProjectMenu project={project} />}
    >
      {(project) => <Readme key={project.id} project={project} />}
    </ProjectListPage>
  );
}
