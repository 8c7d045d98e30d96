/** A checkbox tells only that it changed; only the click behind it knows whether Shift was held. */
export function isWithShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
