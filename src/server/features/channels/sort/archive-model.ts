/**
 * Stands for the model of a channel whose themes came with an archive. It has no numbers: the first model that reads the
 * channel gives each theme its middle, and what people know of the themes stays.
 */
export const archiveModel = 'archive';

/** Not empty: a theme without a middle is one that nothing is like. */
export const unknownMiddle = Buffer.alloc(4);
