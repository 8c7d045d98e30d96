import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { AccessObject } from '#domain/access/can.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { RequestAccess } from '#web/features/access/index.ts';
import { useCan } from '#web/features/members/index.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { projectCrumbs } from './project-crumbs.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { ProjectDocument } from './projects.gen.ts';
import { ProjectSettingsNav, type ProjectSettingsRoute } from './settings-nav.tsx';
import { useProjectObject } from './use-project-object.ts';

export type ProjectSettingsPageProps = {
  projectId: string;
  current: ProjectSettingsRoute;
  /** `disabledReason`: why this person can't change settings. */
  children: (project: ProjectSettingsFieldsFragment, disabledReason: string | null) => ReactNode;
};

/** The frame around each page of a project's settings. */
export function ProjectSettingsPage({ projectId, current, children }: ProjectSettingsPageProps) {
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  return (
    <AppPage
      title={`Settings of ${title}`}
      crumbs={[
        ...projectCrumbs(project),
        { title, href: buildUrl('project', { params: { projectId } }) },
        { title: 'Settings' },
      ]}
    >
      <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
        {(data) =>
          data.project ? (
            <Content project={data.project} current={current}>
              {children}
            </Content>
          ) : (
            <RequestAccess object={{ type: 'PROJECT', id: projectId }} />
          )
        }
      </QueryView>
    </AppPage>
  );
}

type ContentProps = {
  project: ProjectSettingsFieldsFragment;
  current: ProjectSettingsRoute;
  children: ProjectSettingsPageProps['children'];
};

function Content({ project, current, children }: ContentProps) {
  const object: AccessObject = useProjectObject(project);
  const may = useCan('project.updateSettings', object);
  const mayEdit = useCan('project.update', object);
  const reason = !may.allowed ? may.reason : !mayEdit.allowed ? mayEdit.reason : null;
  return (
    <>
      <PageHeader title={<PageHeading>Settings</PageHeading>} facts={titleOf('project', project.title)} />
      <ArchivedNotice project={project} />
      <ProjectSettingsNav project={project} current={current} />
      {children(project, reason)}
    </>
  );
}
