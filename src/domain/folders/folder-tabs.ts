export const folderTabs = ['All', 'Projects', 'Channels', 'PublishedInsights'] as const;
export type FolderTab = (typeof folderTabs)[number];

export const folderTabLabels: Readonly<Record<FolderTab, string>> = {
  All: 'All',
  Projects: 'Projects',
  Channels: 'Channels',
  PublishedInsights: 'Published insights',
};
