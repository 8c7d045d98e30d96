import { titleOf } from '#domain/text/display-names.ts';
import { endDrag, startDrag } from '#web/features/folders/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import { CellControl, TableFrame, TableRows, type Column } from '#web/ui/table.tsx';
import { projectColumns, ProjectTitle } from './project-table.tsx';
import classes from './selectable-projects.module.css';

type SelectableProjectsProps = {
  label: string;
  projects: readonly ProjectFieldsFragment[];
  selection: Selection;
  selected: readonly ProjectFieldsFragment[];
  viewerId: string;
  hideFolder: boolean;
};

/** Each row has a box; a row, or all that are selected, can be dragged onto a folder. */
export function SelectableProjects({
  label,
  projects,
  selection,
  selected,
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
          onDragStart={(event) => startDrag(event, selection.ids.has(project.id) ? selected : [project])}
          onDragEnd={endDrag}
        >
          <CellControl>
            <span className={classes.box}>
              <Checkbox
                label={`Select ${titleOf('project', project.title)}`}
                checked={selection.ids.has(project.id)}
                onChange={(_checked, event) => selection.toggle(project.id, event.shiftKey)}
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
          checked={selected.length === projects.length}
          mixed={selected.length > 0 && selected.length < projects.length}
          onChange={() =>
            selected.length === projects.length
              ? selection.clear()
              : selection.setAll(projects.map(({ id }) => id))
          }
        />
        <span aria-hidden>Select all</span>
      </div>
      <TableFrame label={label} columns={columns}>
        <TableRows columns={columns} rows={projects} rowKey={(project) => project.id} />
      </TableFrame>
    </>
  );
}
