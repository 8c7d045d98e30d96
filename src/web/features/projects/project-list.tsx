import { useState, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment, ProjectListQueryVariables } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ProjectBulkBar } from './project-bulk-bar.tsx';
import { ProjectListDocument } from './projects.gen.ts';
import { SelectableProjects } from './selectable-projects.tsx';

type Filter = Omit<ProjectListQueryVariables, 'first' | 'after'>;

export type ProjectListProps = {
  label: string;
  filter: Filter;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** In a folder its name says nothing. */
  hideFolder?: boolean;
};

/** Projects with a selection. A workspace has at most 200, so its pages stay few. */
export function ProjectList({ label, filter, empty, hideFolder = false }: ProjectListProps) {
  const variables = { ...filter, first: itemLimits.pageMax };
  const first = useQuery({ query: ProjectListDocument, variables: { ...variables, after: null } });
  const cursor = first[0].data?.projects.endCursor ?? null;
  const [isAll, setAll] = useState(false);
  const [second] = useQuery({
    query: ProjectListDocument,
    variables: { ...variables, after: cursor },
    pause: cursor === null || !isAll,
  });
  const rest = cursor !== null && isAll ? (second.data?.projects.items ?? []) : [];
  return (
    <QueryView
      query={first}
      skeleton={<SkeletonRows rows={8} label={`Loading ${label.toLowerCase()}`} />}
      what="the projects"
    >
      {({ projects }) =>
        projects.items.length === 0 ? (
          empty
        ) : (
          <>
            <ListWithSelection
              label={label}
              projects={[...projects.items, ...rest]}
              hideFolder={hideFolder}
            />
            {cursor !== null && !isAll && (
              <div style={{ padding: 'var(--space-3) var(--space-2)' }}>
                <Button onClick={() => setAll(true)}>Show more</Button>
              </div>
            )}
          </>
        )
      }
    </QueryView>
  );
}

type ListProps = { label: string; projects: readonly ProjectFieldsFragment[]; hideFolder: boolean };

function ListWithSelection({ label, projects, hideFolder }: ListProps) {
  const viewer = useViewer();
  const selection = useSelection(projects);
  // A row that goes away leaves the selection.
  const selected = projects.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <SelectableProjects
        label={label}
        projects={projects}
        selection={selection}
        selected={selected}
        viewerId={viewer.id}
        hideFolder={hideFolder}
      />
      <ProjectBulkBar projects={selected} onDone={selection.clear} />
    </>
  );
}
