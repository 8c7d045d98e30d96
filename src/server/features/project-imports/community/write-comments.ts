import { parseMomentTime } from '#domain/comments/comment-moment.ts';
import { parseCommentBody, type ReadComment } from '#domain/comments/comment-body.ts';
import type { ExportedThread } from '#domain/exports/comment-codecs.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { withNewIds } from '#editor/attributes/with-new-ids.ts';
import { parseDocument } from '#editor/check/check-document.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import {
  insertWholeComments,
  insertWholeThreads,
  type WholeThread,
} from '#server/features/comments/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { dateOf } from '../refi/date-of.ts';
import { allRows } from './community-set.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import type { WrittenDocuments } from './write-written.ts';

/** Of notes and insights that the archive has. Nobody hears of them: they were said elsewhere. */
export async function writeComments(
  tx: TxCtx,
  writing: CommunityWriting,
  { noteIds, insightIds }: WrittenDocuments,
): Promise<void> {
  const { set, idOf, createdBy, report } = writing;
  const typeOf = new Map<string, 'note' | 'insight'>([
    ...noteIds.map((id) => [id, 'note'] as const),
    ...insightIds.map((id) => [id, 'insight'] as const),
  ]);
  const highlightsOf = await readHighlights(writing);
  const threads = new Set<string>();
  for await (const part of set.parts('commentThreads')) {
    const whole = part.flatMap((thread): WholeThread[] => {
      const objectType = typeOf.get(idOf(thread.objectId));
      if (!objectType) return [];
      threads.add(thread.id);
      return [{ ...threadOf(tx, writing, { thread, highlightsOf }), objectType }];
    });
    await insertWholeThreads(tx, whole, createdBy);
  }
  const room = new Map<string, number>([...threads].map((id) => [id, countLimits.commentsPerThread.max]));
  for await (const part of set.parts('comments')) {
    const whole = part.flatMap(({ id, threadId, body, author, createdAt, editedAt }) => {
      const left = room.get(threadId) ?? 0;
      const comment = left > 0 ? bodyOf(body, idOf) : undefined;
      if (!comment) return [];
      room.set(threadId, left - 1);
      const times = { createdAt: dateOf(createdAt) ?? tx.now(), editedAt: dateOf(editedAt) ?? null };
      const originalAuthor = cut(author ?? '', textLimits.memberName.max) || null;
      return [{ id: idOf(id), threadId: idOf(threadId), comment, originalAuthor, ...times }];
    });
    await insertWholeComments(tx, whole, createdBy);
    report('Comments that don’t fit', part.length - whole.length);
  }
}

/** The document that each highlight is in, by their ids in the archive. */
async function readHighlights({ set }: CommunityWriting): Promise<ReadonlyMap<string, string>> {
  return new Map((await allRows(set, 'highlights')).map(({ id, objectId }) => [id, objectId]));
}

type Placing = { readonly thread: ExportedThread; readonly highlightsOf: ReadonlyMap<string, string> };

/** About the whole document where the archive doesn’t have what it is about. */
function threadOf(
  tx: TxCtx,
  { idOf, files }: CommunityWriting,
  { thread, highlightsOf }: Placing,
): Omit<WholeThread, 'objectType'> {
  const { highlightId, fileId, time, objectId } = thread;
  const moment = time === null ? undefined : parseMomentTime(time);
  const common = {
    id: idOf(thread.id),
    objectId: idOf(objectId),
    quote: cut(thread.quote, textLimits.quotedText.max),
    createdAt: dateOf(thread.createdAt) ?? tx.now(),
    resolvedAt: dateOf(thread.resolvedAt) ?? null,
  };
  const nowhere = { highlightId: null, fileId: null, time: null };
  if (thread.anchor === 'selection') return { ...common, ...nowhere, anchor: 'selection' };
  if (thread.anchor === 'highlight' && highlightId !== null && highlightsOf.get(highlightId) === objectId)
    return { ...common, ...nowhere, anchor: 'highlight', highlightId: idOf(highlightId) };
  if (thread.anchor === 'moment' && fileId !== null && files.has(fileId) && moment?.ok)
    return { ...common, ...nowhere, anchor: 'moment', fileId: idOf(fileId), time: moment.value };
  return { ...common, ...nowhere, anchor: 'document' };
}

/** What comments can have; mentions name the copies. Undefined for anything else. */
function bodyOf(
  body: Readonly<Record<string, unknown>>,
  idOf: (id: string) => string,
): ReadComment | undefined {
  const given = parseCommentBody(body);
  if (!given.ok) return undefined;
  const blocks: NodeJson = given.value.body;
  const copy = parseCommentBody(withNewIds({ ...blocks, type: 'doc' }, idOf));
  return copy.ok && parseDocument(copy.value.body).ok ? copy.value : undefined;
}
