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
