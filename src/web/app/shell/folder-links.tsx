import { IconChevronRight, IconFolder } from '@tabler/icons-react';
import { array } from '#domain/codec/structures.ts';
import { string } from '#domain/codec/primitives.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { dropTarget, flatten, useFolders } from '#web/features/folders/index.ts';
import { useProjectCommands } from '#web/features/projects/index.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './sidebar.module.css';

const openCodec = array(string);

/** The tree of folders, closed until somebody opens a branch. Projects can be dropped on each. */
export function FolderLinks({ currentId }: { currentId: string | null }) {
  const { tree } = useFolders();
  const [open, setOpen] = useLocalValue('openFolders', openCodec, []);
  const commands = useProjectCommands();
  const rows = flatten(tree, (id) => open.includes(id));
  if (rows.length === 0) return null;
  return (
    <section aria-label="Folders" className={classes.section}>
      <h2 className={classes.sectionTitle}>Folders</h2>
      <ul>
        {rows.map(({ folder, depth, children }) => {
          const title = titleOf('folder', folder.title);
          const isOpen = open.includes(folder.id);
          return (
            <li
              key={folder.id}
              className={classes.folder}
              style={{ paddingLeft: depth * 14 }}
              {...dropTarget((projects) => void commands.move(projects, folder))}
            >
              <button
                type="button"
                className={classes.toggle}
                aria-label={`${isOpen ? 'Close' : 'Open'} ${title}`}
                aria-expanded={isOpen}
                hidden={children.length === 0}
                onClick={() => setOpen(isOpen ? open.filter((id) => id !== folder.id) : [...open, folder.id])}
              >
                <IconChevronRight size={12} aria-hidden />
              </button>
              <Link
                to="folder"
                params={{ projectCategoryId: folder.id }}
                titles={{ projectCategoryId: folder.title }}
                className={classes.item}
                aria-current={folder.id === currentId ? 'page' : undefined}
              >
                <span className={classes.glyph}>
                  <IconFolder size={16} aria-hidden />
                </span>
                <span className={classes.label}>{title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
