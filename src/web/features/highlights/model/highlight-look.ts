import { highlightColor } from '#domain/highlights/highlight-color.ts';

import type { TagLook } from '#web/kit/objects/tag-look.ts';

/** What the screen knows of a highlight. Where it stands, only the text knows. */
export type HighlightLook = {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly TagLook[];
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly inlineCommentOnly: boolean;
  readonly createdAt: string;
  /** Set for a part of a recording. */
  readonly audioVideo: {
    readonly fileId: string | null;
    readonly startTime?: number | null;
    readonly endTime?: number | null;
  } | null;
  /** Set for areas of a PDF. */
  readonly pdfAreas?: unknown;
};

/** Null: plain text. */
export function colorOf(look: HighlightLook): string | null {
  return highlightColor(look);
}
