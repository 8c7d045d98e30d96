export type MarkPartProps = {
  /** Seconds, as the form starts. */
  start: number;
  end: number;
  duration: number;
  onMark: (part: { start: number; end: number; text: string }) => void;
  onClose: () => void;
};
