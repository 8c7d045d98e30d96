export { ProjectActions } from './project-actions.tsx';
