/** Answered by a run that did a part of long work: the rest waits until others had their turn. */
export const moreToDo = Symbol('more to do');

/** Answered by a run that can’t go on yet: it has another turn after this time. */
export class MoreLater {
  readonly afterSeconds: number;

  constructor(afterSeconds: number) {
    this.afterSeconds = Math.max(1, Math.ceil(afterSeconds));
  }
}
