export const noteSidebarTabs = ['Summary', 'Highlights', 'Tags', 'Fields', 'Comments', 'Contacts'] as const;
export type NoteSidebarTab = (typeof noteSidebarTabs)[number];
