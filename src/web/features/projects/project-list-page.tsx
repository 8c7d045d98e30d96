import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ProjectDocument } from './projects.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { ProjectTabs, type ProjectTab } from './project-tabs.tsx';

export type ProjectListPageProps = {
  projectId: string;
  tab: ProjectTab;
  renderAction: (project: ProjectFieldsFragment) => ReactNode;
  children: (project: ProjectFieldsFragment) => ReactNode;
};

const names: Readonly<Record<ProjectTab, string>> = {
  overview: 'Overview',
  notes: 'Notes',
  insights: 'Insights',
};

/** A list of one project under the project's tabs. */
export function ProjectListPage({ projectId, tab, renderAction, children }: ProjectListPageProps) {
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  return (
    <AppPage
      title={`${names[tab]} · ${title}`}
      crumbs={[
        { title: 'Projects', href: buildUrl('projects') },
        { title, ...(project ? { href: hrefOf(project) } : {}) },
        { title: names[tab] },
      ]}
      width="wide"
    >
      <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
        {(data) =>
          data.project ? (
            <>
              <PageHeader title={<PageHeading>{title}</PageHeading>} action={renderAction(data.project)} />
              <ProjectTabs project={data.project} current={tab} />
              {children(data.project)}
            </>
          ) : (
            <NotFound />
          )
        }
      </QueryView>
    </AppPage>
  );
}

function hrefOf({ id, title }: ProjectFieldsFragment): string {
  return buildUrl('project', { params: { projectId: id }, titles: { projectId: title } });
}
