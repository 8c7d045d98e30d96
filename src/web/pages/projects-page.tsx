import { useQuery } from 'urql';
import { NewProjectButton } from '#web/features/projects/new-project-button.tsx';
import { NoProjects } from '#web/features/projects/no-projects.tsx';
import { ProjectTable } from '#web/features/projects/project-table.tsx';
import { ProjectsDocument } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { countLabel } from '#web/ui/count-label.ts';

/** A workspace holds at most 200 projects, so one page has them all. */
const mostProjects = 200;

export function ProjectsPage() {
  const query = useQuery({ query: ProjectsDocument, variables: { first: mostProjects } });
  const total = query[0].data?.projects.totalCount;
  return (
    <AppPage title="Projects" crumbs={[{ title: 'Projects' }]} width="wide">
      <PageHeader
        title={<PageHeading>Projects</PageHeading>}
        facts={total === undefined ? null : countLabel(total, 'project')}
        action={<NewProjectButton />}
      />
      <QueryView query={query} skeleton={<SkeletonRows rows={10} label="Loading projects" />} what="the projects">
        {({ projects }) =>
          projects.items.length === 0 ? <NoProjects /> : <ProjectTable label="Projects" projects={projects.items} />
        }
      </QueryView>
    </AppPage>
  );
}
