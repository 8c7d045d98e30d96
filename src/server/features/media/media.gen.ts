// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { PageTextSource, SharpStreamState } from '#server/platform/graphql/wire.gen.ts';
import type { StoredFile as File } from '#server/features/files/file.ts';
import type { PlayedMedia as FileMedia } from './file-media.ts';
import type { FileTextPage } from './list-pages.ts';
import type { MediaLogEntry as MediaEvent } from './media-log.ts';
import type { SharpStream } from './sharp-stream.ts';

export type MediaResolvers = ResolversOf<{
  FileMedia: FieldResolvers<FileMedia, {
    streamUrl: Resolver<string | null, FileMedia>;
    thumbnailUrl: Resolver<string | null, FileMedia>;
    storyboardUrl: Resolver<string | null, FileMedia>;
    storyboardSheets: Resolver<number, FileMedia>;
    waveformUrl: Resolver<string | null, FileMedia>;
    sharp: Resolver<SharpStream | null, FileMedia>;
    isEarlier: Resolver<boolean, FileMedia>;
  }>;
  SharpStream: FieldResolvers<SharpStream, {
    height: Resolver<number, SharpStream>;
    state: Resolver<SharpStreamState, SharpStream>;
    progress: Resolver<number, SharpStream>;
  }>;
  MediaEvent: FieldResolvers<MediaEvent, {
    event: Resolver<string, MediaEvent>;
    payload: Resolver<unknown, MediaEvent>;
    createdAt: Resolver<Date, MediaEvent>;
  }>;
  FileTextPage: FieldResolvers<FileTextPage, {
    page: Resolver<number, FileTextPage>;
    text: Resolver<string, FileTextPage>;
    source: Resolver<PageTextSource, FileTextPage>;
    width: Resolver<number | null, FileTextPage>;
    height: Resolver<number | null, FileTextPage>;
    boxes: Resolver<unknown | null, FileTextPage>;
  }>;
  Query: {
    filePages: Resolver<readonly FileTextPage[], unknown, { fileId: string; afterPage: number | null; first: number | null }>;
  };
  File: FieldResolvers<File, {
    media: Resolver<FileMedia | null, File>;
    mediaEvents: Resolver<readonly MediaEvent[], File>;
  }>;
  Mutation: {
    processFile: Resolver<File, unknown, { id: string }>;
    cancelProcessing: Resolver<File, unknown, { id: string }>;
  };
}>;
