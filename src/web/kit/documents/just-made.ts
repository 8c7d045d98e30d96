export type Made = {
  /** What it was made of gave it a title; else that wants to be typed first. */
  readonly isTitled: boolean;
};

const made = new Map<string, Made>();

/** Somebody made a document and is about to see it. */
export function announceMade(id: string, how: Made = { isTitled: false }): void {
  made.set(id, how);
}

/** Once for each: coming back later is no making. */
export function takeMade(id: string): Made | null {
  const found = made.get(id) ?? null;
  made.delete(id);
  return found;
}
