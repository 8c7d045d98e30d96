export { ExportPanel } from './export-panel.tsx';
export { projectExportsCache } from './project-exports-cache.ts';
