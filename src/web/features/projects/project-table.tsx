import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, Table, type Column } from '#web/ui/table.tsx';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { statusOf } from './project-status-name.ts';

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
      render: (project) => <ProjectTitle project={project} />,
    },
    {
      key: 'status',
      header: 'Status',
      width: '112px',
      hideNarrow: true,
      render: (project) => {
        const { label, tone } = statusOf(project.status);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      key: 'folder',
      header: 'Folder',
      width: '18%',
      hideNarrow: true,
      render: (project) => (project.folder ? titleOf('folder', project.folder.title) : ''),
    },
    {
      key: 'createdBy',
      header: 'Created by',
      width: '16%',
      hideNarrow: true,
      render: (project) => authorNameOf(project.createdBy, viewerId),
    },
    {
      key: 'updatedAt',
      header: 'Updated',
      width: '120px',
      render: (project) => <RelativeTime at={project.updatedAt} />,
    },
  ];
}

export function ProjectTitle({ project }: { project: ProjectFieldsFragment }) {
  return (
    <CellTitle leading={<ProjectMark project={project} />}>
      <Link
        to="project"
        params={{ projectId: project.id }}
        titles={{ projectId: project.title }}
        data-row-link
      >
        {titleOf('project', project.title)}
      </Link>
    </CellTitle>
  );
}
