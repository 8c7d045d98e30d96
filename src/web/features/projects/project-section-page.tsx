import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ProjectDocument } from './projects.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { projectCrumbs } from './project-crumbs.ts';
import type { ProjectTab } from './project-tabs.tsx';
import { ProjectTop } from './project-top.tsx';

export type ProjectSectionPageProps = {
  projectId: string;
  tab: ProjectTab;
  /** Beside the breadcrumbs, the same on every tab. */
  renderActions: (project: ProjectSettingsFieldsFragment) => ReactNode;
  children: (project: ProjectSettingsFieldsFragment) => ReactNode;
};

const names: Readonly<Record<ProjectTab, string>> = {
  overview: 'Overview',
  readme: 'Readme',
  notes: 'Notes',
  highlights: 'Highlights',
  tags: 'Tags',
  insights: 'Insights',
  charts: 'Charts',
  settings: 'Settings',
};

/** A list of one project under the project's tabs. */
export function ProjectSectionPage({ projectId, tab, renderActions, children }: ProjectSectionPageProps) {
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  return (
    <AppPage
      title={`${names[tab]} · ${title}`}
      crumbs={[
        ...projectCrumbs(project),
        { title, ...(project ? { href: hrefOf(project) } : {}) },
        { title: names[tab] },
      ]}
      actions={project && renderActions(project)}
      width="none"
    >
      {project && <ProjectTop project={project} current={tab} />}
      <PageFrame width="wide">
        <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
          {(data) => (data.project ? children(data.project) : <NotFound />)}
        </QueryView>
      </PageFrame>
    </AppPage>
  );
}

function hrefOf({ id, title }: ProjectSettingsFieldsFragment): string {
  return buildUrl('project', { params: { projectId: id }, titles: { projectId: title } });
}
