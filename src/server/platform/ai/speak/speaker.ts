import type { Ctx } from '#server/platform/context/context.ts';

export type SpeechRequest = {
  readonly text: string;
  /** The notes, insights and other things whose words it holds. */
  readonly about: readonly string[];
  /** Ends it when nobody listens any more. */
  readonly signal: AbortSignal;
};

export type Speech = {
  /** Such as `audio/mpeg`. */
  readonly type: string;
  /** As it comes. Throws GenerationFailed where it breaks off. */
  readonly audio: AsyncIterable<Uint8Array>;
};

/** Reads texts aloud for workspaces. Without one the browser of who listens does. */
export type Speaker = {
  /** False where AI is turned off or the budget of the month is used up. */
  isOnFor(ctx: Ctx): Promise<boolean>;
  /** Answers with the first sound, so that a refusal comes before it. Throws GenerationFailed. Never inside a transaction. */
  speak(ctx: Ctx, request: SpeechRequest): Promise<Speech>;
  close(): void;
};
