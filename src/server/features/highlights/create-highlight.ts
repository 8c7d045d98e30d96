import { ValidationError } from '#domain/errors/hark-error.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { addTaggings, type TagToMake } from '#server/features/tags/index.ts';
import { editDocument, lockDocuments } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { HighlightAudioVideoInput } from '#server/platform/graphql/wire.gen.ts';
import type { Highlight } from './highlight.ts';
import {
  describedColumns,
  filesOfAreas,
  noAudioVideo,
  positionOf,
  readAudioVideo,
  readPdfAreas,
  readTagIds,
  type MediaColumns,
} from './highlight-draft.ts';
import { holdTags } from './hold-tags.ts';
import { makeNewTags } from './make-new-tags.ts';
import { markText, type TextPlace } from './mark-text.ts';
import { holdObject, type ObjectRef } from './objects.ts';
import { findStored, readBack } from './read-back.ts';
import { requireFile } from './require-file.ts';
import './tables.ts';

export type NewHighlight = {
  id: string | null;
  object: ObjectRef;
  place: TextPlace | null;
  audioVideo?: HighlightAudioVideoInput | null;
  pdfAreas?: readonly PdfArea[] | null;
  text?: string | null;
  tagIds?: readonly string[];
  newTags?: readonly TagToMake[];
  inlineCommentOnly?: boolean | null;
};

/** The mark in the document, the highlight and its tags, all or nothing. Asking again with one id makes one. */
export async function createHighlight(ctx: Ctx, input: NewHighlight): Promise<Highlight> {
  const { viewer } = requireMember(ctx);
  const draft = readDraft(input);
  return inTransaction(ctx, async (tx) => {
    const object = await holdObject(tx, input.object);
    allow(tx, 'highlight.create', object);
    await lockDocuments(tx, [object.id]);
    const known = input.id === null ? undefined : await findStored(tx, input.id);
    if (known) {
      if (known.objectId !== object.id || known.authorId !== viewer.id) {
        throw new ValidationError('This id is taken');
      }
      return readBack(tx, known.id);
    }
    await requireFile(tx, draft.media.file_id);
    for (const id of filesOfAreas(input.pdfAreas)) await requireFile(tx, id);
    const choice = { tagIds: draft.tagIds, newTags: input.newTags ?? [] };
    const tagIds = readTagIds(await makeNewTags(tx, object.projectId, choice));
    await holdTags(tx, tagIds, [object.projectId]);
    const id = input.id ?? tx.newId();
    await insertHighlight(tx, { ...draft, tagIds, id, object: input.object, createdBy: viewer.id });
    return readBack(tx, id);
  });
}

type Draft = ReturnType<typeof readDraft>;

function readDraft({ place, audioVideo, pdfAreas, text, tagIds = [], inlineCommentOnly }: NewHighlight) {
  const areas = pdfAreas == null ? null : readPdfAreas(pdfAreas);
  if (place === null && audioVideo == null && areas === null) {
    throw new ValidationError('Name what to highlight: text, a part of a recording or areas of a PDF');
  }
  return {
    place,
    media: audioVideo == null ? noAudioVideo : readAudioVideo(audioVideo),
    areas,
    text: accept(parseText(textLimits.highlightText, text ?? '')),
    tagIds: readTagIds(tagIds),
    inlineCommentOnly: inlineCommentOnly ?? false,
  };
}

export type HighlightRow = Draft & { id: string; object: ObjectRef; createdBy: string };

type Columns = MediaColumns & {
  text: string;
  start_offset: number | null;
  end_offset: number | null;
  position: number;
};

/** For commands that have checked that somebody may, and that the tags can be used there. */
export async function insertHighlight(
  tx: TxCtx,
  { id, object, createdBy, place, media, areas, text, tagIds, inlineCommentOnly }: HighlightRow,
): Promise<void> {
  let columns: Columns = {
    ...media,
    text,
    start_offset: null,
    end_offset: null,
    position: positionOf({ ...media, pdf_areas: areas }),
  };
  if (place !== null) {
    await editDocument(tx, object.id, (doc) => {
      const described = describedColumns(markText(doc, id, place));
      // A recording that a person names counts more than a transcript that has none.
      const isTheirs = media !== noAudioVideo && described.file_id === null;
      columns = isTheirs ? { ...described, ...media } : { ...media, ...described };
    });
  }
  await tx.db
    .insertInto('highlights')
    .values({
      workspace_id: tx.workspace.id,
      id,
      object_type: object.type,
      object_id: object.id,
      marked: place !== null,
      ...columns,
      pdf_areas: areas,
      inline_comment_only: inlineCommentOnly,
      lost_ranges: null,
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
      deleted_at: null,
      deleted_by: null,
    })
    .execute();
  if (tagIds.length > 0) await addTaggings(tx, { highlightIds: [id], tagIds, addedBy: createdBy });
  await tx.record({
    type: 'highlight.created',
    payload: { highlightId: id, parentId: object.id },
    objectId: id,
    version: 1,
  });
}
