export { TagsPage } from './page/tags-page.tsx';
export { WorkspaceTagsPage } from './page/workspace-tags-page.tsx';
export { tagSettings } from './settings-places.ts';
export { tagShortcuts } from './shortcuts.ts';
export { TagPageMenu } from './tag/tag-page-menu.tsx';
export { TagScreen } from './tag/tag-screen.tsx';
export { TrashedTag } from './tag/trashed-tag.tsx';
