/** Somebody wants to comment on a moment of a recording; what is around the text knows how. */
const name = 'hark-comment-moment';

export type CommentMoment = { readonly fileId: string; readonly time: number };

export function askForComment(place: Element, moment: CommentMoment): void {
  place.dispatchEvent(new CustomEvent(name, { detail: moment, bubbles: true }));
}

export function onCommentAsked(place: Element, listener: (moment: CommentMoment) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<CommentMoment>).detail);
  place.addEventListener(name, hear);
  return () => place.removeEventListener(name, hear);
}

const threadName = 'hark-open-thread';

/** Somebody wants to read a thread of comments that the player shows. */
export function askForThread(place: Element, threadId: string): void {
  place.dispatchEvent(new CustomEvent(threadName, { detail: threadId, bubbles: true }));
}

export function onThreadAsked(place: Element, listener: (threadId: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  place.addEventListener(threadName, hear);
  return () => place.removeEventListener(threadName, hear);
}
