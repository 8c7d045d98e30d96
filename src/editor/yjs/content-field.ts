/** The name of the XML fragment in every document's Yjs data. */
export const contentField = 'content';
