/** Answered by a run that did a part of long work: the rest waits until others had their turn. */
export const moreToDo = Symbol('more to do');
