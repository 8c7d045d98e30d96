import { createStore } from '#web/ui/store.ts';

/** A table that somebody dropped on a project: its rows may be wanted, or the file as it is. */
export type BroughtTable = {
  readonly projectId: string;
  readonly file: File;
  readonly addAsNote: () => void;
};

export const broughtTables = createStore<BroughtTable | null>(null);
