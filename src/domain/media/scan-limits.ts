/**
 * Pages of one document that are read from their pictures, how many before others have their turn, and the words of a
 * page whose places are kept: a full page of a newspaper has some four thousand.
 */
export const scanLimits = { pages: 500, pagesPerTurn: 20, wordsPerPage: 5000 } as const;
