/** Pages of one document that are read from their pictures, and how many before others have their turn. */
export const scanLimits = { pages: 500, pagesPerTurn: 20 } as const;
