import { useQuery } from 'urql';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { AccessPanel, RequestAccess } from '#web/features/access/index.ts';
import { ProjectSettingsNav, ProjectSkeleton } from '#web/features/projects/index.ts';
import { PublicLinkSection } from '#web/features/public-links/index.ts';
import { ProjectDocument } from '#web/features/projects/projects.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

/** The share dialog as a page: where mails and notifications lead to. */
export function ProjectAccessPage({ match }: { match: RouteMatchOf<'projectSettingsAccess'> }) {
  const { projectId } = match.params;
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  return (
    <AppPage
      title={`Access to ${title}`}
      crumbs={[
        { title: 'Projects', href: buildUrl('projects') },
        { title, href: buildUrl('project', { params: { projectId } }) },
        { title: 'Access' },
      ]}
    >
      <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
        {(data) =>
          data.project ? (
            <>
              <PageHeader title={<PageHeading>Settings</PageHeading>} facts={title} />
              <ProjectSettingsNav project={data.project} current="projectSettingsAccess" />
              <div style={{ maxWidth: 620 }}>
                <AccessPanel
                  object={{ type: 'PROJECT', id: projectId, title: data.project.title }}
                  onLost={() => replaceWith('projects')}
                />
                <PublicLinkSection object={{ type: 'PROJECT', id: projectId }} />
              </div>
            </>
          ) : (
            <RequestAccess object={{ type: 'PROJECT', id: projectId }} />
          )
        }
      </QueryView>
    </AppPage>
  );
}
