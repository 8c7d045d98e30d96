/** About 10,000 × 8,000: more than any camera or screen, and what one decoder may hold in memory. */
export const pixelLimit = 80_000_000;
