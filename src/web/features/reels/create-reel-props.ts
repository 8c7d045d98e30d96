export type CreateReelProps = {
  projectId: string;
  /** Given: it is made there. */
  insightId?: string | null;
  highlightIds: readonly string[];
  /** Of what was selected, those that don't play. */
  leftOut?: number;
  onDone?: () => void;
  onClose: () => void;
};
