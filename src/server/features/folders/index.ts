import type { Feature } from '#server/platform/app/feature.ts';
import { foldersSchema } from './resolvers.ts';

export { insertFolder } from './create-folder.ts';
export { removeSampleFolders } from './remove-sample-folders.ts';

export const folders: Feature = { name: 'folders', schema: () => foldersSchema };
