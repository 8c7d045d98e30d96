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
