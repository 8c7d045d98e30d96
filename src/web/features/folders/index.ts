export { dropTarget, endDrag, startDrag } from './drag-projects.ts';
export { FolderMenu } from './folder-menu.tsx';
export { flatten, type FolderNode } from './folder-tree.ts';
export { MoveToFolder } from './lazy-dialogs.tsx';
export { NewFolderButton } from './new-folder-button.tsx';
export { useFolderCommands } from './use-folder-commands.ts';
export { useFolders } from './use-folders.ts';
