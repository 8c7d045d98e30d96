import { IconChevronRight, IconFolder } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { useProjectCommands } from '#web/features/projects/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import {
  dropTarget,
  flatten,
  FolderMenu,
  type FolderNode,
  NewFolderButton,
  useFolderCommands,
  useFolders,
} from '#web/features/folders/index.ts';
import classes from './folder-tree-list.module.css';

/** All folders as a tree. Right opens, left closes; Alt with the arrows up and down moves a folder among its siblings. */
export function FolderTreeList() {
  const { tree, isReady } = useFolders();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const commands = useFolderCommands();
  const projects = useProjectCommands();
  const rows = flatten(tree, (id) => !closed.has(id));

  function setOpen(id: string, isOpen: boolean) {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  }

  function onKeyDown(event: KeyboardEvent, { folder, children }: FolderNode) {
    if (event.key === 'ArrowRight' && children.length > 0) setOpen(folder.id, true);
    if (event.key === 'ArrowLeft') setOpen(folder.id, false);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    const parentId = folder.parent?.id ?? null;
    const siblings = siblingsOf(tree, folder.id);
    const at = siblings.findIndex((node) => node.folder.id === folder.id);
    const index = at + step;
    if (index < 0 || index >= siblings.length) return;
    void commands.move(folder, parentId === null ? null : { id: parentId, title: '' }, index);
  }

  if (!isReady) return <SkeletonRows label="Loading folders" />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<IconFolder size={20} />}
        title="No folders yet"
        actions={<NewFolderButton parentId={null} />}
      >
        A folder groups projects and sets who can access them.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Folders" className={classes.tree}>
      {rows.map((node) => {
        const { folder, depth, children } = node;
        const isOpen = !closed.has(folder.id);
        return (
          <li
            key={folder.id}
            className={classes.row}
            style={{ paddingLeft: depth * 24 }}
            {...dropTarget((dropped) => void projects.move(dropped, folder))}
          >
            <button
              type="button"
              className={classes.toggle}
              aria-label={`${isOpen ? 'Close' : 'Open'} ${titleOf('folder', folder.title)}`}
              aria-expanded={isOpen}
              data-empty={children.length === 0 || undefined}
              tabIndex={children.length === 0 ? -1 : 0}
              onClick={() => setOpen(folder.id, !isOpen)}
            >
              <IconChevronRight size={14} aria-hidden />
            </button>
            <IconFolder size={16} aria-hidden className={classes.icon} />
            <Link
              to="folder"
              params={{ projectCategoryId: folder.id }}
              titles={{ projectCategoryId: folder.title }}
              data-row-link
              className={classes.title}
              onKeyDown={(event) => onKeyDown(event, node)}
            >
              {titleOf('folder', folder.title)}
            </Link>
            <span className={classes.facts}>{countLabel(folder.projectCount, 'project')}</span>
            <FolderMenu folder={folder} />
          </li>
        );
      })}
    </ul>
  );
}

function siblingsOf(nodes: readonly FolderNode[], id: string): readonly FolderNode[] {
  if (nodes.some(({ folder }) => folder.id === id)) return nodes;
  for (const { children } of nodes) {
    const found = siblingsOf(children, id);
    if (found.length > 0) return found;
  }
  return [];
}
