export const colorThemes = ['light', 'dark', 'legacy'] as const;
export type ColorTheme = (typeof colorThemes)[number];
