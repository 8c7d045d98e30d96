import { parseFieldReference } from '#domain/fields/field-reference.ts';
import { valueLoader, type FieldValue } from '#server/features/fields/index.ts';
import { countInObjects, highlightLoader } from '#server/features/highlights/index.ts';
import { insightLoader } from '#server/features/insights/index.ts';
import { noteLoader } from '#server/features/notes/index.ts';
import { notePeopleLoader } from '#server/features/people/index.ts';
import { responseLoader } from '#server/features/questions/index.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { videoThumbnailLoader } from './video-thumbnails.ts';
import { coderLoader, contributorLoader } from './row-loaders.ts';
import type { ViewRow } from './view-rows.ts';

/** What a column shows that is not the row's own. */
export type ViewCell = {
  readonly key: string;
  readonly values: readonly FieldValue[];
  readonly memberIds: readonly string[];
  readonly count: number | null;
  readonly texts: readonly string[];
  readonly thumbnailUrl: string | null;
};

/** Every row of a page asks the same loaders: one query for each kind of column. */
export function readCells(ctx: RequestCtx, row: ViewRow): Promise<ViewCell[]> {
  return Promise.all(
    row.lookedUp.map(async (key) => ({
      key,
      values: [],
      memberIds: [],
      count: null,
      texts: [],
      thumbnailUrl: null,
      ...(await read(ctx, row, key)),
    })),
  );
}

async function read(ctx: RequestCtx, row: ViewRow, key: string): Promise<Partial<ViewCell>> {
  if (key === 'contributors') return { memberIds: await contributorsOf(ctx, row) };
  if (key === 'authors') return { memberIds: await coderLoader(ctx).load(row.id) };
  if (key === 'contentPreview') return { texts: await beginningOf(ctx, row) };
  if (key === 'videoThumbnail') return { thumbnailUrl: await videoThumbnailLoader(ctx).load(row.id) };
  const noteId = await noteOf(ctx, row);
  if (noteId === null) return {};
  if (key === 'highlightCount') return { count: await countInObjects(ctx).load(noteId) };
  const reference = parseFieldReference(key);
  if (!reference) return {};
  if (reference.kind === 'question') return { texts: await answersOf(ctx, noteId, reference.id) };
  const values =
    reference.kind === 'personField' ? await valuesOfPeople(ctx, noteId) : await valuesOfNote(ctx, noteId);
  return { values: values.filter(({ fieldId }) => fieldId === reference.id) };
}

/** Null for what is in no note. */
async function noteOf(ctx: RequestCtx, { id, objectType }: ViewRow): Promise<string | null> {
  if (objectType === 'NOTE') return id;
  if (objectType === 'INSIGHT') return null;
  const highlight = await highlightLoader(ctx).load(id);
  return highlight?.objectType === 'note' ? highlight.objectId : null;
}

async function contributorsOf(ctx: RequestCtx, { id, objectType }: ViewRow): Promise<readonly string[]> {
  if (objectType !== 'HIGHLIGHT') return contributorLoader(ctx).load(id);
  const highlight = await highlightLoader(ctx).load(id);
  return highlight ? [highlight.authorId] : [];
}

/** Of the note or insight that a highlight is in. */
async function beginningOf(ctx: RequestCtx, { id }: ViewRow): Promise<readonly string[]> {
  const highlight = await highlightLoader(ctx).load(id);
  if (!highlight) return [];
  const loader = highlight.objectType === 'note' ? noteLoader(ctx) : insightLoader(ctx);
  const source = await loader.load(highlight.objectId);
  return source && source.preview !== '' ? [source.preview] : [];
}

async function answersOf(ctx: RequestCtx, noteId: string, questionId: string): Promise<readonly string[]> {
  const note = await noteLoader(ctx).load(noteId);
  const responses = note ? await responseLoader(ctx).load({ id: noteId, projectId: note.projectId }) : [];
  const response = responses.find((one) => one.questionId === questionId);
  if (!response) return [];
  const chosen = response.question.options.filter(({ id }) => response.optionIds.includes(id));
  return response.text === null ? chosen.map(({ optionText }) => optionText) : [response.text];
}

/** Nothing of those whom the person may not know. */
async function valuesOfPeople(ctx: RequestCtx, noteId: string): Promise<FieldValue[]> {
  const parts = await notePeopleLoader(ctx).load(noteId);
  const values = await Promise.all(
    parts
      .filter(({ person }) => !person.isHidden)
      .map(({ person }) => valueLoader(ctx).load({ id: person.id, projectId: null })),
  );
  return values.flat();
}

async function valuesOfNote(ctx: RequestCtx, noteId: string): Promise<readonly FieldValue[]> {
  const note = await noteLoader(ctx).load(noteId);
  return note ? valueLoader(ctx).load({ id: noteId, projectId: note.projectId }) : [];
}
