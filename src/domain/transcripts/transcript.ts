/** A word of a recording with its time in seconds. */
export type TranscriptWord = { readonly text: string; readonly start: number; readonly end: number };

/** A word as an engine heard it: where it tells voices apart, with the number of the voice. */
export type HeardWord = TranscriptWord & { readonly voice?: number };

/** What one speaker said in one go. */
export type TranscriptPart = {
  /** Empty where nobody is named. */
  readonly speaker: string;
  /** Where a recording tells voices apart, which one of them, named or not. */
  readonly voice?: number;
  readonly start: number;
  readonly end: number;
  readonly words: readonly TranscriptWord[];
  /** Nobody says it: a title or an introduction before the first turn. */
  readonly isOutside?: true;
};

/** The start and end of what nobody gave a time: nothing that was said ends when a recording begins. */
export const untimed = { start: 0, end: 0 } as const;

export function isTimed({ start, end }: { readonly start?: unknown; readonly end?: unknown }): boolean {
  return Number(start) > 0 || Number(end) > 0;
}

/** A line of captions, as a file holds it. */
export type Cue = {
  readonly speaker: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

export const transcriptFormats = ['VTT', 'SRT', 'TXT'] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];
