import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { NewProjectButton } from '#web/features/projects/new-project-button.tsx';
import { NoProjects } from '#web/features/projects/no-projects.tsx';
import { ProjectList } from '#web/features/projects/project-list.tsx';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function ProjectsPage() {
  const query = useQuery({ query: ProjectsDocument, variables: { first: itemLimits.page, after: null } });
  const total = query[0].data?.projects.totalCount;
  return (
    <AppPage title="Projects" crumbs={[{ title: 'Projects' }]} width="wide">
      <PageHeader
        title={<PageHeading>Projects</PageHeading>}
        facts={total === undefined ? null : countLabel(total, 'project')}
        action={<NewProjectButton />}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={10} label="Loading projects" />}
        what="the projects"
      >
        {({ projects }) => (projects.items.length === 0 ? <NoProjects /> : <ProjectList />)}
      </QueryView>
    </AppPage>
  );
}
