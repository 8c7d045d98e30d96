/** Items that programs of a workspace may import in a minute, and so in one request. */
export const apiItemsPerMinute = 1000;

/** Characters of a note that a program writes. */
export const longestImportedNote = 100_000;

/** How long the answer to a request with a key can be asked for again. */
export const requestKeyHours = 24;
