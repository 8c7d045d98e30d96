import { createStore } from '#web/ui/store.ts';

export type ImportProject = { readonly id: string; readonly title: string };

/** A file that somebody dropped on a project or uploaded: what is in it may be wanted, or the file as it is. */
export type BroughtFile = { readonly file: File; readonly addAsNote: () => void };

/** Something to import into a project. Without a file the person chooses one. */
export type ImportWish = { readonly project: ImportProject } & (
  | { readonly what: 'table' | 'project'; readonly brought: BroughtFile | null }
  | { readonly what: 'archive'; readonly brought: BroughtFile }
);

/** One after the other; the first is on the screen. */
export const importWishes = createStore<readonly ImportWish[]>([]);

export function wishImport(...wishes: readonly ImportWish[]): void {
  importWishes.set([...importWishes.get(), ...wishes]);
}

/** The next one is asked about then. */
export function endImportWish(wish: ImportWish): void {
  importWishes.set(importWishes.get().filter((one) => one !== wish));
}
