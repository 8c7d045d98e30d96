import { titleOf, userNameOf } from '#domain/text/display-names.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, Table, type Column } from '#web/ui/table.tsx';

export type ProjectTableProps = {
  projects: readonly ProjectFieldsFragment[];
  label: string;
  viewerId: string;
};

export function ProjectTable({ projects, label, viewerId }: ProjectTableProps) {
  return (
    <Table
      label={label}
      columns={projectColumns(viewerId)}
      rows={projects}
      rowKey={(project) => project.id}
    />
  );
}

export function projectColumns(viewerId: string): Column<ProjectFieldsFragment>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      render: (project) => (
        <CellTitle
          leading={<Avatar name={titleOf('project', project.title)} seed={project.id} size={20} square />}
        >
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
      width: '24%',
      hideNarrow: true,
      render: (project) => userNameOf(project.createdBy, viewerId),
    },
    {
      key: 'updatedAt',
      header: 'Updated',
      width: '136px',
      render: (project) => <RelativeTime at={project.updatedAt} />,
    },
  ];
}
