import type { DocumentRange } from '#editor/text/find-in-document.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { createStore } from '#web/ui/store.ts';

export type Opened =
  /** The text as it was selected; where it stands now, the editor knows (`codingMarks`). */
  | { readonly kind: 'tagging'; readonly range: DocumentRange }
  | {
      readonly kind: 'highlight';
      readonly id: string;
      /** All at that place, this one included. */
      readonly overlapping: readonly string[];
      /** A click into text that can be written leaves the focus there. */
      readonly isFocused: boolean;
    }
  | { readonly kind: 'suggestion'; readonly id: string };

export type CodingView = {
  readonly opened: Opened | null;
  /** Paint mode: every selection gets this tag. */
  readonly armed: TagLook | null;
  /** The text is protected, and single keys code it. */
  readonly isCoding: boolean;
  /** Open suggestions that are in the text, in its order. */
  readonly suggestions: readonly string[];
};

export type ViewStore = {
  readonly get: () => CodingView;
  readonly set: (change: Partial<CodingView>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createViewStore(isCoding: boolean): ViewStore {
  const store = createStore<CodingView>({ opened: null, armed: null, isCoding, suggestions: [] });
  return { ...store, set: (change) => store.set({ ...store.get(), ...change }) };
}
