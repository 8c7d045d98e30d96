export type Question = {
  readonly vector: Float32Array;
  /** What shares no word with the question must be at least this near to it, or it has nothing to do with it. */
  readonly leastNearness: number;
};

/** Turns texts into vectors of length 1 whose nearness is nearness of meaning. */
export type Embedder = {
  /** Vectors of different models have nothing to do with each other. */
  readonly model: string;
  /** Nothing that is embedded leaves the server. */
  readonly isLocal: boolean;
  /** `urgent` goes before what waits: somebody is looking at the screen. */
  embed(texts: readonly string[], options?: { urgent?: boolean }): Promise<Float32Array[]>;
  /** Goes before what waits: somebody is looking at the screen. */
  embedQuestion(text: string): Promise<Question>;
  close(): Promise<void>;
};
