import { decode, isOf } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { audioVideoCodec, type AudioVideoType } from '#domain/highlights/highlight.ts';
import { checkPdfAreas, pdfAreaCodec, type PdfArea } from '#domain/highlights/pdf-area.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import type { HighlightAudioVideoInput } from '#server/platform/graphql/wire.gen.ts';

/** The columns of a part of a recording or a clip. */
export function readAudioVideo(input: HighlightAudioVideoInput): MediaColumns {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
  if (!isOf(audioVideoCodec, given)) {
    throw new ValidationError('Name a file with its start, end and kind, or a clip with its duration');
  }
  const part = decode(audioVideoCodec, given);
  if ('clipId' in part) return { ...noAudioVideo, clip_id: part.clipId, clip_duration: part.clipDuration };
  return {
    ...noAudioVideo,
    file_id: part.fileId,
    start_time: part.startTime,
    end_time: part.endTime,
    snippet_start: part.snippetStart ?? null,
    snippet_end: part.snippetEnd ?? null,
    media_type: part.type,
  };
}

export type MediaColumns = {
  file_id: string | null;
  start_time: number | null;
  end_time: number | null;
  snippet_start: number | null;
  snippet_end: number | null;
  media_type: AudioVideoType | null;
  clip_id: string | null;
  clip_duration: number | null;
};

export const noAudioVideo: MediaColumns = {
  file_id: null,
  start_time: null,
  end_time: null,
  snippet_start: null,
  snippet_end: null,
  media_type: null,
  clip_id: null,
  clip_duration: null,
};

/** Serialised as it is stored. */
export function readPdfAreas(areas: readonly PdfArea[]): string {
  if (areas.length === 0 || !areas.every((area) => isOf(pdfAreaCodec, area))) {
    throw new ValidationError('Areas are shares of the page, from 0 to 1');
  }
  return JSON.stringify(accept(checkPdfAreas(areas)));
}

/** Most highlights are on one. */
export function filesOfAreas(areas: readonly PdfArea[] | null | undefined): Set<string | undefined> {
  return new Set(areas?.map(({ fileId }) => fileId));
}

export function readTagIds(ids: readonly string[]): string[] {
  const each = [...new Set(ids)];
  accept(checkCount(countLimits.tagsPerHighlight, each.length));
  return each;
}

/** What the document says of a mark. Times that a person set are theirs; those of words follow the words. */
export function describedColumns({ text, startOffset, endOffset, spoken, speakers }: DescribedHighlight) {
  return {
    text,
    start_offset: startOffset,
    end_offset: endOffset,
    position: startOffset,
    speakers: speakers.join('\n'),
    ...(spoken && {
      file_id: spoken.fileId,
      start_time: spoken.startTime,
      end_time: spoken.endTime,
      media_type: spoken.type,
    }),
  };
}

/** Where it stands among others that are on no text. */
export function positionOf(part: { start_time: number | null; pdf_areas: string | null }): number {
  if (part.pdf_areas === null) return part.start_time ?? 0;
  const areas = JSON.parse(part.pdf_areas) as readonly PdfArea[];
  return Math.min(...areas.map(({ page, top }) => page + top));
}
