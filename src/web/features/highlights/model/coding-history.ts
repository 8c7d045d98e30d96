import { createSignal } from '#web/ui/store.ts';

/** Something done to highlights that can be taken back and done again. Both answer whether the server agreed. */
export type CodingStep = { readonly undo: () => Promise<boolean>; readonly redo: () => Promise<boolean> };

/** The editor's own history of typing. */
export type TextHistory = {
  readonly undoDepth: () => number;
  readonly redoDepth: () => number;
  /** What is typed next is a step of its own. */
  readonly cut: () => void;
};

export type CodingHistory = {
  readonly push: (step: CodingStep) => void;
  /** False: the newest thing to take back is typing, which the editor does. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Takes one step back out of turn, as the button of its message does. */
  readonly revert: (step: CodingStep) => void;
  /** The server refused it: there is nothing to take back. */
  readonly forget: (step: CodingStep) => void;
  /** False once it was taken back. */
  readonly isDone: (step: CodingStep) => boolean;
  /** Whenever a step is taken back or done again. */
  readonly onTurn: (listener: (step: CodingStep) => void) => () => void;
};

type Entry = { readonly step: CodingStep; readonly undoDepth: number; readonly redoDepth: number };

/**
 * Highlights are made by the server, so the editor's history does not know them. Each step remembers how much typing
 * came before it: it is the newest thing as long as nothing was typed since.
 */
export function createCodingHistory(text: TextHistory): CodingHistory {
  let done: Entry[] = [];
  let undone: Entry[] = [];
  const turns = createSignal<[step: CodingStep]>();
  const entryOf = (step: CodingStep): Entry => ({
    step,
    undoDepth: text.undoDepth(),
    redoDepth: text.redoDepth(),
  });
  const isNewest = (entry: Entry | undefined): entry is Entry => entry?.undoDepth === text.undoDepth();

  function takeBack(step: CodingStep): void {
    void step.undo();
    turns.tell(step);
  }

  return {
    push: (step) => {
      text.cut();
      done = [...done, entryOf(step)];
      undone = [];
    },
    undo: () => {
      const newest = done.at(-1);
      if (!isNewest(newest)) return false;
      done = done.slice(0, -1);
      undone = [...undone, entryOf(newest.step)];
      takeBack(newest.step);
      return true;
    },
    redo: () => {
      const newest = undone.at(-1);
      if (!isNewest(newest) || newest.redoDepth !== text.redoDepth()) return false;
      undone = undone.slice(0, -1);
      done = [...done, entryOf(newest.step)];
      void newest.step.redo();
      turns.tell(newest.step);
      return true;
    },
    forget: (step) => {
      done = done.filter((entry) => entry.step !== step);
    },
    revert: (step) => {
      if (!done.some((entry) => entry.step === step)) return;
      done = done.filter((entry) => entry.step !== step);
      takeBack(step);
    },
    isDone: (step) => done.some((entry) => entry.step === step),
    onTurn: turns.subscribe,
  };
}
