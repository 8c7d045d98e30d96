export { ExportFolder } from './export-folder.tsx';
export { ExportPanel } from './export-panel.tsx';
export { ExportSelection } from './export-selection.tsx';
export { WorkspaceExportSection } from './workspace-export-section.tsx';
