import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { HomeSearch } from '#web/pages/home/home-search.tsx';
import { HomePageBody } from '#web/pages/home/home-page-body.tsx';
import { useViewer, useWorkspace } from '#web/features/members/index.ts';
import { UnreadNews } from '#web/features/notifications/index.ts';
import { HomePaths } from '#web/features/onboarding/index.ts';
import { NewProjectButton, ProjectTable } from '#web/features/projects/index.ts';
import { OwnWork } from '#web/features/upkeep/index.ts';
import { SampleNotice } from '#web/features/workspaces/index.ts';
import { RecentlyVisited } from '#web/features/stars/index.ts';
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
      <HomeSearch />
      <OwnWork />
      <UnreadNews />
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
