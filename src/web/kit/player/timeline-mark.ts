/** A part of a recording that stands out on its timeline. */
export type TimelineMark = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly color: string;
  readonly label: string;
};
