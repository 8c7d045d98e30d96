import { createStore } from '#web/ui/store.ts';

/** A file of the open document that somebody wants to see, by a link or from a list. */
export type FileWish = {
  /** Null: the one PDF that there is. */
  readonly fileId: string | null;
  readonly page: number | null;
  /** Words on that page to mark. */
  readonly quote: string | null;
};

export const fileWishes = createStore<FileWish | null>(null);

/** The block of that file opens it. A new object each time: asking again goes there again. */
export function wishFile(next: FileWish | null): void {
  fileWishes.set(next);
}
