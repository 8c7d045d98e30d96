export { ImportNewProjectButton, ImportProjectButton } from './import-project-button.tsx';
export { FoundProjectImport } from './lazy-project-import.tsx';
export { projectImportsCache } from './project-imports-cache.ts';
