/** A file of the open document that somebody wants to see, by a link or from a list. */
export type FileWish = {
  /** Null: the one PDF that there is. */
  readonly fileId: string | null;
  readonly page: number | null;
};

let wish: FileWish | null = null;
const listeners = new Set<() => void>();

export const fileWishes = {
  get: (): FileWish | null => wish,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The block of that file opens it. A new object each time: asking again goes there again. */
export function wishFile(next: FileWish | null): void {
  wish = next;
  for (const listener of listeners) listener();
}
