import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { RequestAccess } from '#web/features/access/index.ts';
import { ProjectActions } from '#web/features/project-actions/index.ts';
import {
  projectCrumbs,
  ProjectFacts,
  ProjectSkeleton,
  ProjectSummary,
  ProjectTitle,
  ProjectTop,
} from '#web/features/projects/index.ts';
import { ProjectOverview } from '#web/pages/project/project-overview.tsx';
import { ProjectDocument } from '#web/features/projects/projects.gen.ts';
import { loadPreloads, loadViewPage } from '#web/features/views/index.ts';
import type { ProjectSectionName } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';

const sectionPages = [
  loadViewPage,
  () => import('./project-notes-page.tsx'),
  () => import('./project-highlights-page.tsx'),
  () => import('./project-insights-page.tsx'),
];
/** What could not be loaded early is loaded when it is opened. */
const noMatter = () => {};

export function ProjectPage({ match }: { match: RouteMatchOf<'project'> }) {
  const query = useQuery({ query: ProjectDocument, variables: { id: match.params.projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  const { projectId } = match.params;
  const isOpen = project != null;
  useEffect(() => {
    if (!isOpen) return;
    loadPreloads()
      .then(({ preloadViews }) => preloadViews(projectId))
      .catch(noMatter);
    for (const load of sectionPages) load().catch(noMatter);
  }, [isOpen, projectId]);
  const approach = (section: ProjectSectionName) =>
    void loadPreloads()
      .then(({ preloadSection }) => preloadSection(projectId, section))
      .catch(noMatter);
  return (
    <AppPage
      title={title}
      crumbs={[...projectCrumbs(project), { title }]}
      actions={project && <ProjectActions project={project} />}
      width="none"
    >
      {project && (
        <ProjectTop
          project={project}
          current="overview"
          heading={<ProjectTitle project={project} />}
          onApproach={approach}
        />
      )}
      <PageFrame>
        <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
          {(data) =>
            data.project ? (
              <>
                <ProjectFacts project={data.project} />
                <ProjectSummary project={data.project} />
                <div style={{ height: 'var(--space-6)' }} />
                <ProjectOverview project={data.project} />
              </>
            ) : (
              <RequestAccess object={{ type: 'PROJECT', id: match.params.projectId }} />
            )
          }
        </QueryView>
      </PageFrame>
    </AppPage>
  );
}
