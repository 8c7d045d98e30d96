import { IconArchive, IconUser, IconUsers } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  type ListOptions,
  ListOptionsBar,
  NewProjectButton,
  NoProjects,
  ProjectList,
  ProjectListTabs,
} from '#web/features/projects/index.ts';
import type { ProjectScope } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

type Match =
  | RouteMatchOf<'projects'>
  | RouteMatchOf<'projectsList'>
  | RouteMatchOf<'projectsAll'>
  | RouteMatchOf<'projectsYours'>
  | RouteMatchOf<'projectsSharedWithYou'>;

const pages = {
  ALL: { tab: 'projectsAll', empty: <NoProjects /> },
  YOURS: {
    tab: 'projectsYours',
    empty: (
      <EmptyState icon={<IconUser size={20} />} title="No projects yet" actions={<NewProjectButton />}>
        Projects you create appear here.
      </EmptyState>
    ),
  },
  SHARED_WITH_YOU: {
    tab: 'projectsSharedWithYou',
    empty: (
      <EmptyState icon={<IconUsers size={20} />} title="Nothing shared with you yet">
        Projects shared with you or one of your groups appear here.
      </EmptyState>
    ),
  },
} as const satisfies Record<ProjectScope, { tab: string; empty: ReactNode }>;

export function ProjectsPage({ match }: { match: Match }) {
  const scope = scopeOf(match.name);
  const { tab, empty } = pages[scope];
  const [options, setOptions] = useState<ListOptions>({ sort: 'CREATED_AT', archived: false });
  return (
    <AppPage title="Projects" crumbs={[{ title: 'Projects' }]} width="wide">
      <PageHeader title={<PageHeading>Projects</PageHeading>} action={<NewProjectButton />} />
      <ProjectListTabs current={tab} />
      <ListOptionsBar options={options} onChange={setOptions} />
      <ProjectList
        key={`${scope} ${options.sort} ${options.archived}`}
        label="Projects"
        filter={{ scope, ...options }}
        empty={
          options.archived ? (
            <EmptyState icon={<IconArchive size={20} />} title="No archived projects">
              Archived projects are read-only and hidden from the list.
            </EmptyState>
          ) : (
            empty
          )
        }
      />
    </AppPage>
  );
}

function scopeOf(name: Match['name']): ProjectScope {
  if (name === 'projectsYours') return 'YOURS';
  return name === 'projectsSharedWithYou' ? 'SHARED_WITH_YOU' : 'ALL';
}
