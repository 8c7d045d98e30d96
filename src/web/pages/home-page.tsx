import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { HomePageBody } from '#web/features/home/home-page-body.tsx';
import { useViewer, useWorkspace } from '#web/features/members/viewer-context.tsx';
import { HomePaths } from '#web/features/onboarding/home-paths.tsx';
import { NewProjectButton } from '#web/features/projects/new-project-button.tsx';
import { ProjectTable } from '#web/features/projects/project-table.tsx';
import { SampleNotice } from '#web/features/workspaces/sample-notice.tsx';
import { RecentlyVisited } from '#web/features/stars/recently-visited.tsx';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** The list comes newest first; the shell's sidebar reads the same page, so this costs no request. */
const shownProjects = 8;

export function HomePage() {
  const workspace = useWorkspace();
  const viewer = useViewer();
  const projects = useQuery({ query: ProjectsDocument, variables: { first: itemLimits.page, after: null } });
  return (
    <AppPage title="Home" crumbs={[{ title: 'Home' }]}>
      <PageHeader title={<PageHeading>{workspace.name}</PageHeading>} action={<NewProjectButton />} />
      {workspace.hasSampleData && <SampleNotice />}
      <RecentlyVisited />
      <QueryView query={projects} skeleton={<SkeletonRows label="Loading projects" />} what="the projects">
        {({ projects: page }) =>
          page.items.length === 0 ? (
            <Section title="Get started">
              <HomePaths />
            </Section>
          ) : (
            <Section
              title="Recent projects"
              aside={
                <Link to="projects" className={buttonClass('quiet')}>
                  All projects
                </Link>
              }
            >
              <ProjectTable
                label="Recent projects"
                viewerId={viewer.id}
                projects={page.items.slice(0, shownProjects)}
              />
            </Section>
          )
        }
      </QueryView>
      <HomePageBody />
    </AppPage>
  );
}
