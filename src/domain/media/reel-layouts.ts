export const reelLayouts = ['Reel', 'TwoColumn', 'ThreeColumn'] as const;
export type ReelLayout = (typeof reelLayouts)[number];

export const audioVideoTabs = ['Original', 'HighlightsOnly'] as const;
export type AudioVideoTab = (typeof audioVideoTabs)[number];
