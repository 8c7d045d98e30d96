export { ImportNewProjectButton, ImportProjectButton } from './import-project-button.tsx';
export { projectImportsCache } from './project-imports-cache.ts';
