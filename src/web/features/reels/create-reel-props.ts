export type CreateReelProps = {
  projectId: string;
  /** Given: it is made there. */
  insightId?: string | null;
  highlightIds: readonly string[];
  onDone?: () => void;
  onClose: () => void;
};
