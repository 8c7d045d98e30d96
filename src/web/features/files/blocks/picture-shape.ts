import { smallestShare } from '#editor/nodes/image.ts';

export const shareStep = 5;

/** Whole percent of the text's width, within what a picture may have. */
export function fitShare(percent: number): number {
  return Math.round(Math.min(100, Math.max(smallestShare, percent)));
}

/** One step narrower or wider; a picture that nobody resized starts from the width it has on the screen. */
export function stepShare(share: number, direction: 1 | -1): number {
  const step = direction * shareStep;
  return fitShare(Math.round((share + step) / shareStep) * shareStep);
}
