export const peekModes = ['Center', 'Side', 'FullPage'] as const;
export type PeekMode = (typeof peekModes)[number];

/** Pixels: the reading column, and the two widths above which a page stops growing. */
export const layoutWidths = { content: 864, wide: 1200, widest: 1696 } as const;
