import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useViewer } from '#web/features/members/viewer-context.tsx';
import { ProjectsDocument } from './projects.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { TableFrame, TableMore, TableRows } from '#web/ui/table.tsx';
import { projectColumns } from './project-table.tsx';

/** Every page stays a query of its own, so that a change in any of them is read again. */
export function ProjectList() {
  const columns = projectColumns(useViewer().id);
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <TableFrame label="Projects" columns={columns}>
      {cursors.map((after, index) => (
        <ProjectRows
          key={after}
          after={after}
          columns={columns}
          onMore={index === cursors.length - 1 ? (cursor) => setCursors([...cursors, cursor]) : null}
        />
      ))}
    </TableFrame>
  );
}

type ProjectRowsProps = {
  after: string | null;
  columns: ReturnType<typeof projectColumns>;
  onMore: ((cursor: string) => void) | null;
};

function ProjectRows({ after, columns, onMore }: ProjectRowsProps) {
  const [{ data, fetching }] = useQuery({
    query: ProjectsDocument,
    variables: { first: itemLimits.page, after },
  });
  const cursor = data?.projects.endCursor ?? null;
  return (
    <>
      <TableRows columns={columns} rows={data?.projects.items ?? []} rowKey={(project) => project.id} />
      {onMore && (cursor !== null || (fetching && !data)) && (
        <TableMore columns={columns.length}>
          <Button busy={fetching && !data} onClick={() => cursor !== null && onMore(cursor)}>
            Show more
          </Button>
        </TableMore>
      )}
    </>
  );
}
