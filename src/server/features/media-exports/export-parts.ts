import type { Caption } from '#domain/transcripts/caption.ts';

export type CaptionMode = 'NONE' | 'BURNT_IN' | 'BESIDE';
export type ExportSettings = { readonly titleCards: boolean; readonly captions: CaptionMode };

/** A stretch of a recording as it was when somebody asked for it. */
export type ExportPart = {
  readonly fileId: string;
  readonly highlightId: string;
  readonly start: number;
  readonly end: number;
  /** The lines of the card before it; empty where none was asked for. */
  readonly title: string;
  readonly captions: readonly Caption[];
};
