/** Turns texts into vectors of length 1 whose nearness is nearness of meaning. */
export type Embedder = {
  /** Vectors of different models have nothing to do with each other. */
  readonly model: string;
  /** Nothing that is embedded leaves the server. */
  readonly isLocal: boolean;
  /** `urgent` goes before what waits: somebody is looking at the screen. */
  embed(texts: readonly string[], options?: { urgent?: boolean }): Promise<Float32Array[]>;
  close(): Promise<void>;
};
