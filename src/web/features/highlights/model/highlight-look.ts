import { highlightColor } from '#domain/highlights/highlight-color.ts';
import type { AudioVideoType, HighlightLookFragment } from '#web/lib/graphql.gen.ts';
import type { Named } from '#web/lib/outbox/keep.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';

/** What the screen knows of a highlight. Where it stands, only the text knows. */
export type HighlightLook = {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly TagLook[];
  readonly author: { readonly id: string; readonly name: string } | null;
  /** Left out by what is not on the server yet. */
  readonly aiGenerated?: boolean;
  readonly aiTagged?: boolean;
  readonly inlineCommentOnly: boolean;
  readonly createdAt: string;
  /** Set for a part of a recording. */
  readonly audioVideo: {
    readonly fileId: string | null;
    readonly startTime?: number | null;
    readonly endTime?: number | null;
    readonly type?: AudioVideoType | null;
  } | null;
  /** Set for areas of a PDF. */
  readonly pdfAreas?: unknown;
};

/** Null: plain text. */
export function colorOf(look: HighlightLook): string | null {
  return highlightColor(look);
}

/** As the server will describe it, for as long as it can't: version 0 is older than anything it says. */
export function asAnswer(look: HighlightLook, objectId: string): Named<HighlightLookFragment> {
  const { audioVideo, author, tags } = look;
  return {
    __typename: 'Highlight',
    id: look.id,
    text: look.text,
    deleted: false,
    aiGenerated: look.aiGenerated ?? false,
    aiTagged: look.aiTagged ?? false,
    inlineCommentOnly: look.inlineCommentOnly,
    createdAt: look.createdAt,
    objectId,
    pdfAreas: look.pdfAreas ?? null,
    version: 0,
    audioVideo: audioVideo && {
      __typename: 'HighlightAudioVideo',
      fileId: audioVideo.fileId,
      startTime: audioVideo.startTime ?? null,
      endTime: audioVideo.endTime ?? null,
      type: audioVideo.type ?? null,
    },
    author: author && { __typename: 'Member', ...author },
    tags: tags.map(({ id, title, color }) => ({ __typename: 'Tag', id, title, color })),
  };
}
