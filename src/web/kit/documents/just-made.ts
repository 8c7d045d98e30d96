const made = new Set<string>();

/** Somebody made a document and is about to see it: its title wants to be typed. */
export function announceMade(id: string): void {
  made.add(id);
}

/** Once for each: coming back later is no making. */
export function takeMade(id: string): boolean {
  return made.delete(id);
}
