/** What a stored mention of a contact is called. Names are looked up for each reader. */
export const contactLabel = 'contact';

/** Shown where a mentioned contact was erased or is in the trash. */
export const deletedContact = 'Deleted contact';

/** A contact's name stays out of the text, where hiding or erasing them could not reach it. */
export function storedLabel(kind: unknown, label: string): string {
  return kind === 'person' ? contactLabel : label;
}
