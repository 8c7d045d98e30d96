/** A line that is shown while it is said; seconds from the start of what plays. */
export type Caption = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Who says it, where the file names speakers. */
  readonly speaker?: string;
};
