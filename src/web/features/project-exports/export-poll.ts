/** How often a running export is looked at. */
export const exportPollMs = 1500;
