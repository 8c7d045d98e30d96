import { deepLinkHash } from './hash-state.ts';
import { route } from './route.ts';

const page = { hash: deepLinkHash } as const;

export const folderRoutes = {
  folder: route('/folders/{projectCategoryId}', page),
  folderChannels: route('/folders/{projectCategoryId}/channels', page),
  folderProjects: route('/folders/{projectCategoryId}/projects', page),
  folderInsights: route('/folders/{projectCategoryId}/insights', page),
} as const;
