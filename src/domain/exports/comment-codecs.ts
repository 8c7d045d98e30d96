import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, instant, literal, string, unknown, uuid } from '#domain/codec/primitives.ts';
import { nullable, object, optional, record } from '#domain/codec/structures.ts';

/** What people say about one place in a note or an insight. A selection is where its document marks it. */
export const exportedThreadCodec = object(
  {
    id: uuid,
    objectId: uuid,
    anchor: literal('document', 'selection', 'highlight', 'moment'),
    quote: string,
    highlightId: nullable(uuid),
    fileId: nullable(uuid),
    time: nullable(finite),
    createdAt: instant,
    resolvedAt: nullable(instant),
  },
  'exported comment thread',
);
export type ExportedThread = TypeOf<typeof exportedThreadCodec>;

export const exportedCommentCodec = object(
  {
    id: uuid,
    threadId: uuid,
    /** The editor's own JSON; what comments can have is checked where it is imported. */
    body: record(unknown),
    /** The name of who wrote it. */
    author: optional(string),
    createdAt: instant,
    editedAt: nullable(instant),
  },
  'exported comment',
);
export type ExportedComment = TypeOf<typeof exportedCommentCodec>;
