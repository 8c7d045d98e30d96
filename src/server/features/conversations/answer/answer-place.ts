/** Where an answer is written. */
export type AnswerPlace = {
  readonly conversationId: string;
  readonly messageId: string;
  readonly streamId: string;
  /** Where the model's thoughts go. */
  readonly thinkingPlace: number;
};
