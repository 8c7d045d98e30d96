// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AudioVideoType, CreateHighlightInput, HighlightFilter, HighlightObjectType, HighlightSort, Level, NewTagInput, SuggestionReview, UpdateHighlightInput } from '#server/platform/graphql/wire.gen.ts';
import type { Highlight } from './highlight.ts';
import type { HighlightPage } from './queries.ts';
import type { HighlightTagChange } from './change-highlight-tags.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { Project } from '#server/kernel/projects/project.ts';
import type { Suggestion as SuggestedHighlight } from './suggestion.ts';
import type { Tag } from '#server/features/tags/tag.ts';

export type HighlightAudioVideo = {
  readonly fileId?: string | null;
  readonly startTime?: number | null;
  readonly endTime?: number | null;
  readonly snippetStart?: number | null;
  readonly snippetEnd?: number | null;
  readonly type?: AudioVideoType | null;
  readonly clipId?: string | null;
  readonly clipDuration?: number | null;
};

export type TagUse = {
  readonly tag: Tag;
  readonly count: number;
};

export type SuggestedHighlightPage = {
  readonly items: readonly SuggestedHighlight[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type NoteTagging = {
  readonly id?: string | null;
  readonly highlightCount: number;
  readonly changedCount: number;
};

export type HighlightsResolvers = ResolversOf<{
  HighlightAudioVideo: FieldResolvers<HighlightAudioVideo, {
    fileId: Resolver<string | null, HighlightAudioVideo>;
    startTime: Resolver<number | null, HighlightAudioVideo>;
    endTime: Resolver<number | null, HighlightAudioVideo>;
    snippetStart: Resolver<number | null, HighlightAudioVideo>;
    snippetEnd: Resolver<number | null, HighlightAudioVideo>;
    type: Resolver<AudioVideoType | null, HighlightAudioVideo>;
    clipId: Resolver<string | null, HighlightAudioVideo>;
    clipDuration: Resolver<number | null, HighlightAudioVideo>;
  }>;
  Highlight: FieldResolvers<Highlight, {
    id: Resolver<string, Highlight>;
    text: Resolver<string, Highlight>;
    deleted: Resolver<boolean, Highlight>;
    deletedAt: Resolver<Date | null, Highlight>;
    authorId: Resolver<string, Highlight>;
    aiGenerated: Resolver<boolean, Highlight>;
    aiTagged: Resolver<boolean, Highlight>;
    author: Resolver<Member | null, Highlight>;
    createdAt: Resolver<Date, Highlight>;
    updatedAt: Resolver<Date, Highlight>;
    inlineCommentOnly: Resolver<boolean, Highlight>;
    tags: Resolver<readonly Tag[], Highlight>;
    color: Resolver<string | null, Highlight>;
    objectType: Resolver<HighlightObjectType, Highlight>;
    objectId: Resolver<string, Highlight>;
    objectTitle: Resolver<string, Highlight>;
    projectId: Resolver<string, Highlight>;
    project: Resolver<Project | null, Highlight>;
    startOffset: Resolver<number | null, Highlight>;
    endOffset: Resolver<number | null, Highlight>;
    audioVideo: Resolver<HighlightAudioVideo | null, Highlight>;
    pdfAreas: Resolver<unknown | null, Highlight>;
    viewerLevel: Resolver<Level, Highlight>;
    version: Resolver<number, Highlight>;
  }>;
  HighlightPage: FieldResolvers<HighlightPage, {
    items: Resolver<readonly Highlight[], HighlightPage>;
    endCursor: Resolver<string | null, HighlightPage>;
    totalCount: Resolver<number, HighlightPage>;
  }>;
  TagUse: FieldResolvers<TagUse, {
    tag: Resolver<Tag, TagUse>;
    count: Resolver<number, TagUse>;
  }>;
  SuggestedHighlight: FieldResolvers<SuggestedHighlight, {
    id: Resolver<string, SuggestedHighlight>;
    objectType: Resolver<HighlightObjectType, SuggestedHighlight>;
    objectId: Resolver<string, SuggestedHighlight>;
    selectedText: Resolver<string, SuggestedHighlight>;
    startOffset: Resolver<number | null, SuggestedHighlight>;
    highlightReason: Resolver<string | null, SuggestedHighlight>;
    score: Resolver<number, SuggestedHighlight>;
    model: Resolver<string | null, SuggestedHighlight>;
    suggestedTagIds: Resolver<readonly string[], SuggestedHighlight>;
    suggestedTags: Resolver<readonly Tag[], SuggestedHighlight>;
    pdfHighlightAreas: Resolver<unknown, SuggestedHighlight>;
    version: Resolver<number, SuggestedHighlight>;
    createdAt: Resolver<Date, SuggestedHighlight>;
    review: Resolver<SuggestionReview | null, SuggestedHighlight>;
    reviewedAt: Resolver<Date | null, SuggestedHighlight>;
    reviewedBy: Resolver<Member | null, SuggestedHighlight>;
    highlightId: Resolver<string | null, SuggestedHighlight>;
  }>;
  SuggestedHighlightPage: FieldResolvers<SuggestedHighlightPage, {
    items: Resolver<readonly SuggestedHighlight[], SuggestedHighlightPage>;
    endCursor: Resolver<string | null, SuggestedHighlightPage>;
    totalCount: Resolver<number, SuggestedHighlightPage>;
  }>;
  Note: FieldResolvers<Note, {
    highlightCount: Resolver<number, Note>;
  }>;
  Insight: FieldResolvers<Insight, {
    highlightCount: Resolver<number, Insight>;
  }>;
  Project: FieldResolvers<Project, {
    highlightCount: Resolver<number, Project>;
  }>;
  Query: {
    highlight: Resolver<Highlight | null, unknown, { id: string }>;
    highlightsByIds: Resolver<readonly Highlight[], unknown, { ids: readonly string[] }>;
    highlights: Resolver<HighlightPage, unknown, { filter?: HighlightFilter | null; sort: HighlightSort | null; first: number | null; after?: string | null }>;
    objectTags: Resolver<readonly TagUse[], unknown, { objectType: HighlightObjectType; objectId: string }>;
    suggestedHighlights: Resolver<SuggestedHighlightPage, unknown, { objectType: HighlightObjectType; objectId: string; first: number | null; after?: string | null }>;
  };
  HighlightTagChange: FieldResolvers<HighlightTagChange, {
    id: Resolver<string | null, HighlightTagChange>;
    highlights: Resolver<readonly Highlight[], HighlightTagChange>;
    changedCount: Resolver<number, HighlightTagChange>;
  }>;
  NoteTagging: FieldResolvers<NoteTagging, {
    id: Resolver<string | null, NoteTagging>;
    highlightCount: Resolver<number, NoteTagging>;
    changedCount: Resolver<number, NoteTagging>;
  }>;
  Mutation: {
    createHighlight: Resolver<Highlight, unknown, { input: CreateHighlightInput }>;
    updateHighlight: Resolver<Highlight, unknown, { input: UpdateHighlightInput }>;
    deleteHighlights: Resolver<readonly Highlight[], unknown, { ids: readonly string[]; madeTagIds?: readonly string[] | null }>;
    restoreHighlights: Resolver<readonly Highlight[], unknown, { ids: readonly string[]; newTags?: readonly NewTagInput[] | null }>;
    changeHighlightTags: Resolver<HighlightTagChange, unknown, { ids: readonly string[]; add?: readonly string[] | null; remove?: readonly string[] | null; newTags?: readonly NewTagInput[] | null }>;
    setHighlightTags: Resolver<HighlightTagChange, unknown, { id: string; tagIds: readonly string[]; newTags?: readonly NewTagInput[] | null; madeTagIds?: readonly string[] | null }>;
    tagNotes: Resolver<NoteTagging, unknown, { noteIds: readonly string[]; add: readonly string[]; newTags?: readonly NewTagInput[] | null }>;
    undoHighlightTagChange: Resolver<readonly Highlight[], unknown, { id: string }>;
    acceptSuggestedHighlight: Resolver<Highlight, unknown, { id: string; tagIds?: readonly string[] | null }>;
    rejectSuggestedHighlights: Resolver<readonly SuggestedHighlight[], unknown, { ids: readonly string[] }>;
    reopenSuggestedHighlights: Resolver<readonly SuggestedHighlight[], unknown, { ids: readonly string[] }>;
  };
}>;
