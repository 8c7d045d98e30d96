import type { Feature } from '#server/platform/app/feature.ts';
import { foldersSchema } from './resolvers.ts';
import { folderKind } from './folder.kind.ts';

export { folderLoader } from './loaders.ts';
export { countFolders, insertFolder } from './create-folder.ts';
export { trashFolderIn } from './trash-folder.ts';
export { removeSampleFolders } from './remove-sample-folders.ts';

export const folders: Feature = { name: 'folders', kinds: [folderKind], schema: () => foldersSchema };
