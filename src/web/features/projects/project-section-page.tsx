import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ProjectDocument } from './projects.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { projectCrumbs } from './project-crumbs.ts';
import { ProjectTabs, type ProjectTab } from './project-tabs.tsx';

export type ProjectSectionPageProps = {
  projectId: string;
  tab: ProjectTab;
  renderAction: (project: ProjectSettingsFieldsFragment) => ReactNode;
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
export function ProjectSectionPage({ projectId, tab, renderAction, children }: ProjectSectionPageProps) {
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
      width="wide"
    >
      <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
        {(data) =>
          data.project ? (
            <>
              <PageHeader
                title={
                  <PageHeading>
                    <ProjectMark project={data.project} size={24} /> {title}
                  </PageHeading>
                }
                action={renderAction(data.project)}
              />
              <ArchivedNotice project={data.project} />
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

function hrefOf({ id, title }: ProjectSettingsFieldsFragment): string {
  return buildUrl('project', { params: { projectId: id }, titles: { projectId: title } });
}
