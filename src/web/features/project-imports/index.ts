export { ImportNewProjectButton, ImportProjectButton } from './import-project-button.tsx';
export { FoundProjectImport } from './lazy-project-import.tsx';
