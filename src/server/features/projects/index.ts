import type { Feature } from '#server/platform/app/feature.ts';
import { projectsSchema } from './resolvers.ts';

export { allowInProjects } from './allow-in-projects.ts';
export { insertProject } from './create-project.ts';
export { projectLoader } from './project-loader.ts';
export { removeSampleProjects } from './remove-sample-projects.ts';

export const projects: Feature = { name: 'projects', schema: () => projectsSchema };
