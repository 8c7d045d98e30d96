export type ReadSentence = { readonly text: string; readonly place: number | null };

/** Something that is read aloud now. */
export type Reading = {
  pause(): void;
  resume(): void;
  stop(): void;
};

/** How a reading goes. Nothing is told after `stop`. */
export type ReadingEvents = {
  /** `null`: what is read now isn't part of the text that is shown. */
  onSentence(place: number | null): void;
  onEnd(): void;
  /** The browser plays nothing before the person presses again. */
  onHeld(): void;
  onProblem(error: unknown): void;
};
