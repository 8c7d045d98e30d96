import {
  IconCopy,
  IconDots,
  IconArrowLeft,
  IconArrowRight,
  IconPencil,
  IconPlus,
  IconPresentation,
  IconTrash,
  IconWorldShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ProjectFieldsFragment, ViewFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { layouts } from './layouts.tsx';
import { RenameViewDialog } from './rename-view-dialog.tsx';
import { ShareViewDialog } from './share-view-dialog.tsx';
import {
  CreateViewDocument,
  DeleteViewDocument,
  DuplicateViewDocument,
  MoveViewDocument,
  RestoreViewDocument,
} from './views.gen.ts';
import classes from './view-tabs.module.css';

export type ViewTabsProps = {
  project: ProjectFieldsFragment;
  views: readonly ViewFieldsFragment[];
  current: ViewFieldsFragment;
  mayChange: Decision;
};

/** A section's views side by side; they change places by drag or by the menu of the one that is open. */
export function ViewTabs({ project, views, current, mayChange }: ViewTabsProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const commands = useViewCommands(project, current, views);
  const move = useCommand(MoveViewDocument);
  const projectId = project.id;
  return (
    <nav aria-label="Views" className={classes.tabs}>
      {views.map((view, at) => (
        <span
          key={view.id}
          className={classes.tab}
          data-active={view.id === current.id || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const id = event.dataTransfer.getData('text/plain');
            if (mayChange.allowed && views.some((one) => one.id === id))
              void move.run({ input: { projectId, id, index: at } });
          }}
        >
          <a
            href={hrefOfView(project, view)}
            aria-current={view.id === current.id ? 'page' : undefined}
            draggable={mayChange.allowed}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', view.id)}
          >
            {layouts[view.layout]?.icon}
            {titleOf('view', view.title)}
          </a>
          {view.id === current.id && (
            <Menu
              align="start"
              trigger={
                <IconButton label="View actions">
                  <IconDots size={14} />
                </IconButton>
              }
              groups={commands.menu(
                mayChange,
                () => setRenaming(true),
                () => setSharing(true),
              )}
            />
          )}
        </span>
      ))}
      {mayChange.allowed && (
        <Menu
          align="start"
          trigger={
            <IconButton label="Add a view">
              <IconPlus size={16} />
            </IconButton>
          }
          groups={[
            Object.entries(layouts).map(([layout, { name, icon }]) => ({
              label: name,
              icon,
              onSelect: () => commands.create(layout as ViewFieldsFragment['layout'], name),
            })),
          ]}
        />
      )}
      {isSharing && <ShareViewDialog view={current} onClose={() => setSharing(false)} />}
      {isRenaming && <RenameViewDialog view={current} onClose={() => setRenaming(false)} />}
    </nav>
  );
}

const sectionRoutes = {
  NOTE: 'projectNotes',
  INSIGHT: 'projectInsights',
  HIGHLIGHT: 'projectHighlights',
} as const satisfies Record<ObjectType, string>;

/** A section's first view is the section itself. */
export function hrefOfView(project: ProjectFieldsFragment, view: ViewFieldsFragment): string {
  const titles = { projectId: project.title };
  return view.isFirst
    ? buildUrl(sectionRoutes[view.objectType], { params: { projectId: project.id }, titles })
    : buildUrl('projectView', { params: { projectId: project.id, viewId: view.id }, titles });
}

function useViewCommands(
  project: ProjectFieldsFragment,
  current: ViewFieldsFragment,
  views: readonly ViewFieldsFragment[],
) {
  const projectId = project.id;
  const ref = { projectId, id: current.id };
  const create = useCommand(CreateViewDocument);
  const duplicate = useCommand(DuplicateViewDocument);
  const move = useCommand(MoveViewDocument);
  const remove = useCommand(DeleteViewDocument);
  const restore = useCommand(RestoreViewDocument);
  const at = views.findIndex(({ id }) => id === current.id);

  async function createIt(layout: ViewFieldsFragment['layout'], title: string) {
    const data = JSON.stringify(
      layout === 'BOARD' && current.objectType === 'INSIGHT' ? { group: { by: 'PUBLISHED' } } : {},
    );
    const made = await create.run({
      input: { projectId, objectType: current.objectType, layout, title, data },
    });
    if (made) goTo('projectView', { params: { projectId, viewId: made.createView.id } });
  }

  async function copy() {
    const made = await duplicate.run(ref);
    if (made) goTo('projectView', { params: { projectId, viewId: made.duplicateView.id } });
  }

  async function deleteIt() {
    goTo(sectionRoutes[current.objectType], { params: { projectId } });
    if (!(await remove.run(ref))) return;
    showToast({
      message: `Deleted “${titleOf('view', current.title)}”`,
      undo: () => void restore.run(ref),
    });
  }

  function menu(mayChange: Decision, onRename: () => void, onShare: () => void): MenuItem[][] {
    const disabledReason = mayChange.allowed ? null : mayChange.reason;
    const step = (by: 1 | -1) => () => void move.run({ input: { ...ref, index: at + by } });
    return [
      [
        { label: 'Rename', icon: <IconPencil size={16} />, disabledReason, onSelect: onRename },
        { label: 'Duplicate', icon: <IconCopy size={16} />, disabledReason, onSelect: () => void copy() },
        { label: 'Share', icon: <IconWorldShare size={16} />, onSelect: onShare },
        ...(current.objectType === 'INSIGHT'
          ? [
              {
                label: 'Present',
                icon: <IconPresentation size={16} />,
                href: buildUrl('projectViewPresent', { params: { projectId, viewId: current.id } }),
              },
            ]
          : []),
      ],
      [
        {
          label: 'Move left',
          icon: <IconArrowLeft size={16} />,
          disabledReason: disabledReason ?? (at === 0 ? 'First' : null),
          onSelect: step(-1),
        },
        {
          label: 'Move right',
          icon: <IconArrowRight size={16} />,
          disabledReason: disabledReason ?? (at === views.length - 1 ? 'Last' : null),
          onSelect: step(1),
        },
      ],
      current.isFirst
        ? []
        : [
            {
              label: 'Delete',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason,
              onSelect: () => void deleteIt(),
            },
          ],
    ];
  }

  return {
    create: (layout: ViewFieldsFragment['layout'], title: string) => void createIt(layout, title),
    menu,
  };
}
