import { aiUserId } from '#domain/ai/ai-user.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { highlightColor } from '#domain/highlights/highlight-color.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { SuggestionReview } from '#domain/highlights/suggested-highlight.ts';
import type { TagToMake } from '#server/features/tags/index.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds, readOwnId } from '#server/platform/graphql/id-argument.ts';
import { mostPerPage } from '#server/platform/graphql/page.ts';
import type {
  CreateHighlightInput,
  HighlightFilter as WireFilter,
  HighlightObjectType as WireObjectType,
  NewTagInput,
  SuggestionReview as WireReview,
  PdfAreaInput,
} from '#server/platform/graphql/wire.gen.ts';
import { changeHighlightTags } from './change-highlight-tags.ts';
import { createHighlight } from './create-highlight.ts';
import { deleteHighlights } from './delete-highlights.ts';
import { listSuggestions, reasonOf, suggestedTags } from './list-suggestions.ts';
import { countInObjects, countInProjects, objectTitles, tagsOfHighlight, taggedByAi } from './loaders.ts';
import type { TextPlace } from './mark-text.ts';
import { listObjectTags } from './object-tags.ts';
import { findHighlights, listHighlights, type HighlightFilter } from './queries.ts';
import { restoreHighlights } from './restore-highlights.ts';
import { acceptSuggestion, rejectSuggestions, reopenSuggestions } from './review-suggestions.ts';
import { setHighlightTags } from './set-highlight-tags.ts';
import { tagNotes } from './tag-notes.ts';
import { undoHighlightTagChange } from './undo-tag-change.ts';
import { updateHighlight } from './update-highlight.ts';
import { highlightTypes } from './wire.ts';
import type { HighlightsResolvers } from './highlights.gen.ts';

const wireReviews = { Accepted: 'ACCEPTED', Rejected: 'REJECTED' } as const satisfies Record<
  SuggestionReview,
  WireReview
>;

function readRef({ objectType, objectId }: { objectType: WireObjectType; objectId: string }) {
  return { type: highlightTypes.read(objectType), id: readId(objectId) };
}

function readPlace({ anchor, quote }: CreateHighlightInput): TextPlace | null {
  if (anchor != null && quote != null)
    throw new ValidationError('Name the text by its ends or its words, not both');
  if (anchor != null) return { anchor };
  return quote == null ? null : { quote: { text: quote.text, occurrence: quote.occurrence ?? 0 } };
}

function readFilter(filter: WireFilter | null | undefined): HighlightFilter {
  const { objectId, projectId, tagId, tagGroupId, authorId, personId, ...rest } = filter ?? {};
  return {
    ...rest,
    objectId: objectId == null ? null : readId(objectId),
    projectId: projectId == null ? null : readId(projectId),
    tagId: tagId == null ? null : readId(tagId),
    authorId: authorId == null ? null : readId(authorId),
    tagGroupId: tagGroupId ? readId(tagGroupId) : (tagGroupId ?? null),
    personId: personId == null ? null : readId(personId),
  };
}

function readAreas(areas: readonly PdfAreaInput[] | null | undefined): PdfArea[] | null {
  if (areas == null) return null;
  return areas.map(({ fileId, ...area }) => ({
    ...area,
    ...(fileId != null && { fileId: readId(fileId) }),
  }));
}

/** For lists that may be empty. */
function readSome(ids: readonly string[] | null | undefined): string[] {
  return ids == null || ids.length === 0 ? [] : readIds(ids);
}

function readNewTags(tags: readonly NewTagInput[] | null | undefined): TagToMake[] {
  return (tags ?? []).map(({ id, title, boardId, groupId, color }) => ({
    title,
    color: color ?? null,
    id: readOwnId(id),
    boardId: boardId == null ? null : readId(boardId),
    groupId: groupId == null ? null : readId(groupId),
  }));
}

export const highlightsSchema: SchemaPart<HighlightsResolvers> = {
  sdl: new URL('./highlights.graphql', import.meta.url),
  resolvers: {
    Query: {
      highlight: async (_root, { id }, ctx) => (await findHighlights(ctx, [readId(id)]))[0] ?? null,
      highlightsByIds: (_root, { ids }, ctx) => {
        if (ids.length > mostPerPage)
          throw new ValidationError(`Ask for 0 to ${mostPerPage} items at a time`);
        return findHighlights(ctx, [...new Set(ids.map(readId))]);
      },
      highlights: (_root, { filter, ...args }, ctx) =>
        listHighlights(ctx, { ...args, filter: readFilter(filter) }),
      objectTags: (_root, args, ctx) => listObjectTags(ctx, readRef(args)),
      suggestedHighlights: (_root, args, ctx) => listSuggestions(ctx, { ...args, object: readRef(args) }),
    },
    Mutation: {
      createHighlight: (_root, { input }, ctx) =>
        createHighlight(ctx, {
          ...input,
          id: readOwnId(input.id),
          object: readRef(input),
          place: readPlace(input),
          pdfAreas: readAreas(input.pdfAreas),
          tagIds: readSome(input.tagIds),
          newTags: readNewTags(input.newTags),
        }),
      updateHighlight: (_root, { input }, ctx) =>
        updateHighlight(ctx, { ...input, id: readId(input.id), pdfAreas: readAreas(input.pdfAreas) }),
      deleteHighlights: (_root, { ids, madeTagIds }, ctx) =>
        deleteHighlights(ctx, readIds(ids), readSome(madeTagIds)),
      restoreHighlights: (_root, { ids, newTags }, ctx) =>
        restoreHighlights(ctx, readIds(ids), readNewTags(newTags)),
      changeHighlightTags: (_root, { ids, add, remove, newTags }, ctx) =>
        changeHighlightTags(ctx, {
          ids: readIds(ids),
          add: readSome(add),
          remove: readSome(remove),
          newTags: readNewTags(newTags),
        }),
      setHighlightTags: (_root, { id, tagIds, newTags, madeTagIds }, ctx) =>
        setHighlightTags(ctx, readId(id), {
          tagIds: readSome(tagIds),
          newTags: readNewTags(newTags),
          madeTagIds: readSome(madeTagIds),
        }),
      tagNotes: (_root, { noteIds, add, newTags }, ctx) => {
        const made = readNewTags(newTags);
        const known = made.length === 0 ? readIds(add) : readSome(add);
        return tagNotes(ctx, { noteIds: readIds(noteIds), add: known, newTags: made });
      },
      undoHighlightTagChange: (_root, { id }, ctx) => undoHighlightTagChange(ctx, readId(id)),
      acceptSuggestedHighlight: (_root, { id, tagIds }, ctx) =>
        acceptSuggestion(ctx, readId(id), tagIds == null ? null : readSome(tagIds)),
      rejectSuggestedHighlights: (_root, { ids }, ctx) => rejectSuggestions(ctx, readIds(ids)),
      reopenSuggestedHighlights: (_root, { ids }, ctx) => reopenSuggestions(ctx, readIds(ids)),
    },
    Highlight: {
      deleted: ({ deletedAt }) => deletedAt !== null,
      aiGenerated: ({ authorId }) => authorId === aiUserId,
      aiTagged: ({ id }, _args, ctx) => taggedByAi(ctx).load(id),
      author: ({ authorId }, _args, ctx) => memberLoader(ctx).load(authorId),
      tags: ({ id }, _args, ctx) => tagsOfHighlight(ctx).load(id),
      color: async ({ id, inlineCommentOnly }, _args, ctx) =>
        highlightColor({ tags: await tagsOfHighlight(ctx).load(id), inlineCommentOnly }),
      objectType: ({ objectType }) => highlightTypes.write(objectType),
      objectTitle: ({ objectId }, _args, ctx) => objectTitles(ctx).load(objectId),
      project: ({ projectId }, _args, ctx) => projectLoader(ctx).load(projectId),
      audioVideo: ({ mediaType: type, ...highlight }) =>
        highlight.fileId === null && highlight.clipId === null && highlight.startTime === null
          ? null
          : { ...highlight, type },
      pdfAreas: ({ pdfAreas }) => (pdfAreas === null ? null : (JSON.parse(pdfAreas) as unknown)),
      viewerLevel: ({ rank }, _args, ctx) => {
        const level = levelOfRank(ctx, rank);
        if (level === null) throw new NotFound();
        return level;
      },
    },
    HighlightPage: {
      items: ({ items }) => [...items],
      totalCount: ({ count }) => count(),
    },
    HighlightTagChange: { highlights: ({ highlights }) => [...highlights] },
    SuggestedHighlight: {
      objectType: ({ objectType }) => highlightTypes.write(objectType),
      highlightReason: (suggestion, _args, ctx) => reasonOf(ctx, suggestion),
      suggestedTagIds: ({ suggestedTagIds }) => [...suggestedTagIds],
      suggestedTags: (suggestion, _args, ctx) => suggestedTags(ctx, suggestion),
      pdfHighlightAreas: ({ pdfAreas }) => JSON.parse(pdfAreas) as unknown,
      review: ({ review }) => (review === null ? null : wireReviews[review]),
      reviewedBy: ({ reviewedBy }, _args, ctx) =>
        reviewedBy === null ? null : memberLoader(ctx).load(reviewedBy),
    },
    Note: { highlightCount: ({ id }, _args, ctx) => countInObjects(ctx).load(id) },
    Insight: { highlightCount: ({ id }, _args, ctx) => countInObjects(ctx).load(id) },
    Project: { highlightCount: ({ id }, _args, ctx) => countInProjects(ctx).load(id) },
  },
};
