import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { mergeSpeakers, readSpeakers, renameSpeaker } from './change-speakers.ts';
import { importTranscript } from './import-transcript.ts';
import { rateTranscript } from './rate-transcript.ts';
import {
  cancelTranscript,
  countTranscriptionMinutes,
  requestTranscript,
  type Asking,
} from './request-transcript.ts';
import { readTranscriptionSettings, updateTranscriptionSettings } from './settings.ts';
import { listTranscripts } from './transcript.ts';
import type { TranscriptsResolvers } from './transcripts.gen.ts';

export function transcriptsSchema(asking: Asking): SchemaPart<TranscriptsResolvers> {
  return {
    sdl: new URL('./transcripts.graphql', import.meta.url),
    resolvers: {
      Query: {
        transcripts: (_root, { noteId }, ctx) => listTranscripts(ctx, readId(noteId)),
        speakers: (_root, { noteId }, ctx) => readSpeakers(ctx, readId(noteId)),
        transcriptionSettings: (_root, { projectId }, ctx) =>
          readTranscriptionSettings(ctx, readId(projectId)),
        transcriptionMinutes: (_root, _args, ctx) => countTranscriptionMinutes(ctx),
      },
      Mutation: {
        importTranscript: (_root, { input }, ctx) =>
          importTranscript(ctx, {
            noteId: readId(input.noteId),
            fileId: input.fileId == null ? null : readId(input.fileId),
            content: input.content,
          }),
        requestTranscript: (_root, { fileId, language }, ctx) =>
          requestTranscript(asking, ctx, { fileId: readId(fileId), language: language ?? null }),
        cancelTranscript: (_root, { id }, ctx) => cancelTranscript(ctx, readId(id)),
        rateTranscript: (_root, { id, rating }, ctx) => rateTranscript(ctx, readId(id), rating),
        renameSpeaker: (_root, args, ctx) => renameSpeaker(ctx, { ...args, noteId: readId(args.noteId) }),
        mergeSpeakers: (_root, args, ctx) => mergeSpeakers(ctx, { ...args, noteId: readId(args.noteId) }),
        updateTranscriptionSettings: (_root, { input }, ctx) =>
          updateTranscriptionSettings(ctx, { ...input, projectId: readId(input.projectId) }),
      },
    },
  };
}
