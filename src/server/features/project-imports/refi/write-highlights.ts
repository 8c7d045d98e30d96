import { describeHighlights } from '#editor/annotations/describe-highlights.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { insertHighlights, type WholeHighlight } from '#server/features/highlights/index.ts';
import { insertTaggings } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { dateOf } from './date-of.ts';
import type { Memos } from './memos.ts';
import type { Origins } from './origins.ts';
import { keptOf, type KeptParts, type PlannedHighlight, type PlannedNote } from './planned-note.ts';
import type { Comments } from './write-comments.ts';

type Writing = {
  readonly object: { readonly type: 'note' | 'insight'; readonly id: string };
  readonly note: PlannedNote;
  readonly tags: ReadonlyMap<string, string>;
  readonly createdBy: string;
  readonly origins: Origins;
  readonly memos: Memos;
  readonly comments: Comments;
};

/** The highlights of a note that is there, with their tags. */
export async function writeHighlights(tx: TxCtx, writing: Writing): Promise<void> {
  const { object, note, tags, createdBy, origins, memos } = writing;
  if (note.highlights.length === 0) return;
  const described = describeHighlights(asNode(note.document));
  const rows: WholeHighlight[] = note.highlights.map((one) => {
    const mark = one.isMarked ? described.get(one.id) : undefined;
    if (one.isMarked && !mark) origins.report('Selections without any text');
    const areas = one.area && [{ ...one.area, ...(note.file && { fileId: note.file.id }) }];
    const isTimed = one.startTime !== null;
    return {
      id: one.id,
      object,
      createdBy,
      createdAt: dateOf(one.kept.createdAt) ?? tx.now(),
      described: mark ?? null,
      text: one.text,
      areas,
      recording: isTimed ? recordingOf(note.file, one) : null,
    };
  });
  await insertHighlights(tx, rows);
  const taggings = note.highlights.flatMap((one) =>
    one.codings.flatMap(({ code, ...coding }) => {
      const tagId = tags.get(code);
      if (tagId === undefined) {
        origins.report('Codings by codes that aren’t in the file');
        return [];
      }
      const { guid, createdBy: by, createdAt, notes } = coding;
      const kept = keptOf({ createdBy: by, createdAt, notes: memos.notBeside(guid, notes) });
      origins.add({ kind: 'coding', id: derivedGuid(one.id, tagId, 0), guid, kept });
      return [{ highlightId: one.id, tagId }];
    }),
  );
  await insertTaggings(tx, taggings, createdBy);
  for (const one of note.highlights) {
    const words = one.isMarked ? described.get(one.id)?.text : one.isWorded ? one.text : undefined;
    const kept = commentOn(writing, one, words);
    origins.add({ kind: 'highlight', id: one.id, guid: one.guid, kept });
  }
}

/** Memos and the description of a highlight as comments on it; answers what is left to keep. */
function commentOn(
  { object, tags, comments, origins }: Writing,
  { id, guid, text, codings, kept }: PlannedHighlight,
  words: string | undefined,
): KeptParts {
  const on = { ...object, highlight: { id, text: words ?? text } };
  comments.addMemos(guid, on);
  for (const coding of codings) {
    const tagId = tags.get(coding.code);
    comments.addMemos(coding.guid, {
      ...on,
      ...(tagId !== undefined && { coding: derivedGuid(id, tagId, 0) }),
    });
  }
  if (words === undefined) return kept;
  if (kept.name !== undefined && !isOfWords(kept.name, words)) origins.report('Names of selections');
  const { description = '', ...rest } = kept;
  // Of what has words of its own a description says something else; many tools write the words once more.
  if (isOfWords(description, words)) return kept;
  if (comments.addDescription(description, on)) return rest;
  origins.report('Descriptions of selections');
  return kept;
}

function isOfWords(text: string, words: string): boolean {
  const folded = fold(text).replace(/(?:…|\.\.\.)$/u, '');
  return fold(words).startsWith(folded);
}

function fold(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function recordingOf(file: PlannedNote['file'], { startTime, endTime }: PlannedHighlight) {
  const start = startTime ?? 0;
  const type = file?.type === 'AUDIO' ? ('AUDIO' as const) : ('AV' as const);
  return file && { fileId: file.id, start, end: Math.max(start, endTime ?? start), type };
}
