// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateNoteInput, Level, NoteSort, UpdateNoteInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from './note.ts';
import type { Project } from '#server/kernel/projects/project.ts';

export type NotePage = {
  readonly items: readonly Note[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type NotesResolvers = ResolversOf<{
  Note: FieldResolvers<Note, {
    id: Resolver<string, Note>;
    projectId: Resolver<string, Note>;
    project: Resolver<Project | null, Note>;
    title: Resolver<string, Note>;
    preview: Resolver<string, Note>;
    opening: Resolver<string, Note>;
    content: Resolver<unknown, Note>;
    lockedAt: Resolver<Date | null, Note>;
    lockedBy: Resolver<Member | null, Note>;
    aiGenerated: Resolver<boolean, Note>;
    createdBy: Resolver<Member | null, Note>;
    createdAt: Resolver<Date, Note>;
    updatedAt: Resolver<Date, Note>;
    trashedAt: Resolver<Date | null, Note>;
    viewerLevel: Resolver<Level, Note>;
    version: Resolver<number, Note>;
  }>;
  NotePage: FieldResolvers<NotePage, {
    items: Resolver<readonly Note[], NotePage>;
    endCursor: Resolver<string | null, NotePage>;
    totalCount: Resolver<number, NotePage>;
  }>;
  Query: {
    note: Resolver<Note | null, unknown, { id: string }>;
    notes: Resolver<NotePage, unknown, { projectId: string; first: number | null; after?: string | null; sort: NoteSort | null }>;
  };
  Mutation: {
    createNote: Resolver<Note, unknown, { input: CreateNoteInput }>;
    updateNote: Resolver<Note, unknown, { input: UpdateNoteInput }>;
    duplicateNote: Resolver<Note, unknown, { id: string }>;
    lockNote: Resolver<Note, unknown, { id: string }>;
    unlockNote: Resolver<Note, unknown, { id: string }>;
    moveNotes: Resolver<readonly Note[], unknown, { ids: readonly string[]; projectId: string }>;
    trashNotes: Resolver<readonly Note[], unknown, { ids: readonly string[] }>;
    restoreNotes: Resolver<readonly Note[], unknown, { ids: readonly string[] }>;
  };
}>;
