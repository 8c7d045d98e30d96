export { workspacePlaces } from './places.ts';
export { ReadOnlyBanner } from './read-only-banner.tsx';
export { SampleDataSetting } from './sample-data-setting.tsx';
export { SampleNotice } from './sample-notice.tsx';
export { workspaceSettings } from './settings-places.ts';
export { WorkspaceForm } from './workspace-form.tsx';
export { WorkspaceSwitches } from './workspace-switches.tsx';
export { workspacesCache } from './workspaces-cache.ts';
