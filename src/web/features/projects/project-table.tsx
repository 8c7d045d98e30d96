import { titleOf, userNameOf } from '#domain/text/display-names.ts';
import { useViewer } from '#web/features/members/viewer-context.tsx';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, Table, type Column } from '#web/ui/table.tsx';

export function ProjectTable({ projects, label }: { projects: readonly ProjectFieldsFragment[]; label: string }) {
  const viewer = useViewer();
  const columns: Column<ProjectFieldsFragment>[] = [
    {
      key: 'title',
      header: 'Title',
      render: (project) => (
        <CellTitle leading={<Avatar name={titleOf('project', project.title)} seed={project.id} size={20} square />}>
          <Link
            to="project"
            params={{ projectId: project.id }}
            titles={{ projectId: project.title }}
            data-row-link
          >
            {titleOf('project', project.title)}
          </Link>
        </CellTitle>
      ),
    },
    {
      key: 'createdBy',
      header: 'Created by',
      width: '22%',
      hideNarrow: true,
      render: (project) => userNameOf(project.createdBy, viewer.id),
    },
    {
      key: 'updatedAt',
      header: 'Updated',
      width: '132px',
      render: (project) => <RelativeTime at={project.updatedAt} />,
    },
  ];
  return <Table label={label} columns={columns} rows={projects} rowKey={(project) => project.id} />;
}
