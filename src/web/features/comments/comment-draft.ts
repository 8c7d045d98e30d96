import type { JSONContent } from '@tiptap/react';
import { useMemo } from 'react';
import type { Codec, TypeOf } from '#domain/codec/codec.ts';
import { string, unknown } from '#domain/codec/primitives.ts';
import { array, object, optional, record } from '#domain/codec/structures.ts';
import { useViewer } from '#web/features/members/index.ts';
import { typedDraft, type TypedDraft } from '#web/lib/typed-draft.ts';
import type { CommentTarget } from './comment-target.ts';

const attrs = optional(record(unknown));
const node: Codec<JSONContent> = {
  name: 'node',
  read: (value, path) =>
    object({
      type: string,
      text: optional(string),
      attrs,
      marks: optional(array(object({ type: string, attrs }))),
      content: optional(array(node)),
    }).read(value, path),
};
const commentDraftCodec = object({ body: node, text: string }, 'comment draft');

/** With its mentions, and as text for the field that is not open yet. */
export type CommentDraft = TypeOf<typeof commentDraftCodec>;

export function useCommentDraft(place: string): TypedDraft<CommentDraft> {
  const { id } = useViewer();
  return useMemo(() => typedDraft(commentDraftCodec, id, `comment.${place}`), [id, place]);
}

/** Positions in a text move while others write; the words that were selected stay. */
export function placeOfNewComment(documentId: string, target: CommentTarget | null): string {
  switch (target?.kind) {
    case undefined:
      return documentId;
    case 'selection':
      return `${documentId}.“${target.quote}”`;
    case 'highlight':
      return `highlight.${target.highlightId}`;
    case 'moment':
      return `${documentId}.${target.fileId}.${target.time}`;
    default:
      return target satisfies never;
  }
}
