export { ExportPanel } from './export-panel.tsx';
export { ExportSelection } from './export-selection.tsx';
export { projectExportsCache } from './project-exports-cache.ts';
