import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

export const documentsChannel = 'hark_documents';

const notice = object({ workspaceId: uuid, documentId: uuid, nodeId: string, seqs: array(string) });
/** Tells the other nodes which updates to read. Exact numbers: commits can overtake each other. */
export type DocumentNotice = TypeOf<typeof notice>;

/** A notification holds at most 8000 bytes; past this many it names none, and the reader takes all it does not have. */
export const mostSeqs = 200;

export function readNotice(payload: string): DocumentNotice {
  return decode(notice, JSON.parse(payload));
}
