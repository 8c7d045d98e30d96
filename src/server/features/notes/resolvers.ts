import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { documentContent, openingLoader, prepareContent } from '#server/kernel/documents/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import {
  createWritten,
  duplicateWritten,
  lockWritten,
  moveWritten,
  restoreWritten,
  trashWritten,
  unlockWritten,
} from '#server/kernel/writing/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { noteWriting } from './note-writing.ts';
import { findNote, listNotes } from './queries.ts';
import { updateNote } from './update-note.ts';
import type { NotesResolvers } from './notes.gen.ts';

export const notesSchema: SchemaPart<NotesResolvers> = {
  sdl: new URL('./notes.graphql', import.meta.url),
  resolvers: {
    Query: {
      note: async (_root, { id }, ctx) => (await findNote(ctx, readId(id))) ?? null,
      notes: (_root, args, ctx) => listNotes(ctx, { ...args, projectId: readId(args.projectId) }),
    },
    Mutation: {
      createNote: async (_root, { input }, ctx) =>
        createWritten(noteWriting, ctx, {
          projectId: readId(input.projectId),
          title: input.title ?? null,
          ...(input.content != null && { content: await prepareContent(ctx, input.content) }),
        }),
      updateNote: (_root, { input }, ctx) => updateNote(ctx, { ...input, id: readId(input.id) }),
      duplicateNote: (_root, { id }, ctx) => duplicateWritten(noteWriting, ctx, readId(id)),
      lockNote: (_root, { id }, ctx) => lockWritten(noteWriting, ctx, readId(id)),
      unlockNote: (_root, { id }, ctx) => unlockWritten(noteWriting, ctx, readId(id)),
      moveNotes: (_root, { ids, projectId }, ctx) =>
        moveWritten(noteWriting, ctx, readIds(ids), readId(projectId)),
      trashNotes: (_root, { ids }, ctx) => trashWritten(noteWriting, ctx, readIds(ids)),
      restoreNotes: (_root, { ids }, ctx) => restoreWritten(noteWriting, ctx, readIds(ids)),
    },
    Note: {
      project: ({ projectId }, _args, ctx) => projectLoader(ctx).load(projectId),
      content: ({ id }, _args, ctx) => {
        limitUses(ctx, 'documents', 10);
        return documentContent(ctx, id);
      },
      opening: ({ id }, _args, ctx) => openingLoader(ctx).load(id),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      lockedBy: ({ lockedBy }, _args, ctx) => (lockedBy === null ? null : memberLoader(ctx).load(lockedBy)),
      viewerLevel: ({ rank }, _args, ctx) => {
        const level = levelOfRank(ctx, rank);
        if (level === null) throw new NotFound();
        return level;
      },
    },
  },
};
