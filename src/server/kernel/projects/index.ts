import type { Feature } from '#server/platform/app/feature.ts';
import { projectsSchema } from './resolvers.ts';
import { projectKind } from './project.kind.ts';

export { projectItems } from './project.kind.ts';
export { allowInProjects } from './allow-in-projects.ts';
export { changeProjects } from './change-projects.ts';
export { countProjects } from './count-projects.ts';
export { foldersFrom } from './folders-from.ts';
export { insertFromTemplate, insertProject } from './create-project.ts';
export { getProject } from './policy.ts';
export { projectLoader } from './project-loader.ts';
export { removeSampleProjects } from './remove-sample-projects.ts';
export { takeOutOfTrash } from './restore-projects.ts';
export { putInTrash } from './trash-projects.ts';
export { updateProjectSettings } from './update-project-settings.ts';

export const projects: Feature = { name: 'projects', kinds: [projectKind], schema: () => projectsSchema };
