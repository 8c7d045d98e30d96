import { titleOf } from '#domain/text/display-names.ts';
import { endDrag, startDrag } from '#web/features/folders/drag-projects.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CellControl, TableFrame, TableRows, type Column } from '#web/ui/table.tsx';
import { projectColumns, ProjectTitle } from './project-table.tsx';
import type { Selection } from './use-selection.ts';
import classes from './selectable-projects.module.css';

type SelectableProjectsProps = {
  label: string;
  projects: readonly ProjectFieldsFragment[];
  selection: Selection<ProjectFieldsFragment>;
  viewerId: string;
  hideFolder: boolean;
};

/** Each row has a box; a row, or all that are selected, can be dragged onto a folder. */
export function SelectableProjects({
  label,
  projects,
  selection,
  viewerId,
  hideFolder,
}: SelectableProjectsProps) {
  const [, ...others] = projectColumns(viewerId).filter(({ key }) => !hideFolder || key !== 'folder');
  const columns: Column<ProjectFieldsFragment>[] = [
    {
      key: 'title',
      header: 'Title',
      render: (project) => (
        <span
          role="presentation"
          className={classes.row}
          draggable
          onDragStart={(event) => startDrag(event, selection.has(project) ? selection.items : [project])}
          onDragEnd={endDrag}
        >
          <CellControl>
            <span className={classes.box}>
              <Checkbox
                label={`Select ${titleOf('project', project.title)}`}
                checked={selection.has(project)}
                onChange={(_checked, event) => selection.toggle(project, event.shiftKey)}
              />
            </span>
          </CellControl>
          <ProjectTitle project={project} />
        </span>
      ),
    },
    ...others,
  ];
  return (
    <>
      <div className={classes.all}>
        <Checkbox
          label="Select all projects of the list"
          checked={selection.items.length === projects.length}
          mixed={selection.items.length > 0 && selection.items.length < projects.length}
          onChange={() => selection.toggleAll()}
        />
        <span aria-hidden>Select all</span>
      </div>
      <TableFrame label={label} columns={columns}>
        <TableRows columns={columns} rows={projects} rowKey={(project) => project.id} />
      </TableFrame>
    </>
  );
}
