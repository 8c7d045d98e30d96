import type { TagLook } from '#web/kit/objects/tag-look.ts';

/** A suggestion as it is reviewed, whatever it is for. */
export type ReviewItem = {
  readonly id: string;
  readonly words: string;
  readonly tags: readonly TagLook[];
  /** Null where nothing says how sure it is. */
  readonly score: number | null;
  readonly reason: string | null;
  /** Shows its words in the text. */
  readonly show: () => void;
};

/** What deciding is called. */
export type ReviewVerbs = { readonly accept: string; readonly reject: string };
