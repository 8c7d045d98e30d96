import { IconFolder } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import { useProjectCommands } from '#web/features/projects/index.ts';
import type { FolderFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { dropTarget, FolderMenu } from '#web/features/folders/index.ts';
import classes from './folder-cards.module.css';

/** Folders side by side; projects can be dropped on each. */
export function FolderCards({ folders, label }: { folders: readonly FolderFieldsFragment[]; label: string }) {
  const commands = useProjectCommands();
  return (
    <ul aria-label={label} className={classes.cards}>
      {folders.map((folder) => (
        <li
          key={folder.id}
          className={classes.card}
          {...dropTarget((projects) => void commands.move(projects, folder))}
        >
          <IconFolder size={20} aria-hidden className={classes.icon} />
          <span className={classes.texts}>
            <Link
              to="folder"
              params={{ projectCategoryId: folder.id }}
              titles={{ projectCategoryId: folder.title }}
              data-row-link
              className={classes.title}
            >
              {titleOf('folder', folder.title)}
            </Link>
            <span className={classes.facts}>{countLabel(folder.projectCount, 'project')}</span>
          </span>
          <span className={classes.menu}>
            <FolderMenu folder={folder} />
          </span>
        </li>
      ))}
    </ul>
  );
}
