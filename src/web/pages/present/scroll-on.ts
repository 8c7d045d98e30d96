/** Of what is seen some lines stay in sight, so that nobody loses the place. */
const share = 0.85;
/** Heights are rounded: less than this is nothing to read. */
const leastRoom = 4;

/** Reads on in a slide that is longer than the screen; false where its end is in sight. */
export function scrollOn(slide: HTMLElement | null, step: 1 | -1): boolean {
  if (!slide) return false;
  const { scrollTop, scrollHeight, clientHeight } = slide;
  const room = step > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  if (room < leastRoom) return false;
  slide.scrollTop = scrollTop + step * Math.min(room, clientHeight * share);
  return true;
}
