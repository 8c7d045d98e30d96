/** A part of a recording that stands out on its timeline. */
export type TimelineMark = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly color: string;
  readonly label: string;
};

/** A thread of comments at a time. */
export type TimelineComment = {
  readonly id: string;
  readonly at: number;
  readonly author: string;
  readonly text: string;
  /** The answers too. */
  readonly count: number;
};

/** A part that is told apart by its words alone. */
export type TimelinePart = Omit<TimelineMark, 'color'>;

/** Ends of a part that is being marked, in seconds. */
export type TimelineRange = { readonly from: number; readonly to: number };
