export { ImportNewProjectButton } from './import-new-project-button.tsx';
export { FoundProjectImport, ImportProjectDialog } from './lazy-project-import.tsx';
