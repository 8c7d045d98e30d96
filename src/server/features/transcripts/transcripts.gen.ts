// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ImportTranscriptInput, TranscriptOrigin, TranscriptRating, TranscriptStatus, TranscriptionSettingsInput } from '#server/platform/graphql/wire.gen.ts';
import type { Transcript } from './transcript.ts';
import type { TranscriptionSettings } from './settings.ts';

export type Speaker = {
  readonly id: string;
  readonly name: string;
  readonly seconds: number;
};

export type TranscriptsResolvers = ResolversOf<{
  Transcript: FieldResolvers<Transcript, {
    id: Resolver<string, Transcript>;
    noteId: Resolver<string, Transcript>;
    fileId: Resolver<string | null, Transcript>;
    origin: Resolver<TranscriptOrigin, Transcript>;
    engine: Resolver<string, Transcript>;
    language: Resolver<string | null, Transcript>;
    status: Resolver<TranscriptStatus, Transcript>;
    progress: Resolver<number, Transcript>;
    error: Resolver<string | null, Transcript>;
    rating: Resolver<TranscriptRating | null, Transcript>;
    hasSpeech: Resolver<boolean, Transcript>;
    createdAt: Resolver<Date, Transcript>;
    finishedAt: Resolver<Date | null, Transcript>;
  }>;
  Speaker: FieldResolvers<Speaker, {
    id: Resolver<string, Speaker>;
    name: Resolver<string, Speaker>;
    seconds: Resolver<number, Speaker>;
  }>;
  TranscriptionSettings: FieldResolvers<TranscriptionSettings, {
    language: Resolver<string, TranscriptionSettings>;
    vocabulary: Resolver<readonly string[], TranscriptionSettings>;
  }>;
  Query: {
    transcripts: Resolver<readonly Transcript[], unknown, { noteId: string }>;
    speakers: Resolver<readonly Speaker[], unknown, { noteId: string }>;
    transcriptionSettings: Resolver<TranscriptionSettings, unknown, { projectId: string }>;
    transcriptionMinutes: Resolver<number, unknown>;
  };
  Mutation: {
    importTranscript: Resolver<Transcript, unknown, { input: ImportTranscriptInput }>;
    requestTranscript: Resolver<Transcript, unknown, { fileId: string; language?: string | null }>;
    cancelTranscript: Resolver<Transcript, unknown, { id: string }>;
    rateTranscript: Resolver<Transcript, unknown, { id: string; rating: TranscriptRating }>;
    renameSpeaker: Resolver<readonly Speaker[], unknown, { noteId: string; speakerId: string; name: string }>;
    mergeSpeakers: Resolver<readonly Speaker[], unknown, { noteId: string; fromId: string; intoId: string }>;
    updateTranscriptionSettings: Resolver<TranscriptionSettings, unknown, { input: TranscriptionSettingsInput }>;
  };
}>;
