import type { DataPointDraft } from './data-point.ts';

/** Each line of a pasted text is a data point; an empty one is none. */
export function pointsOfLines(text: string): DataPointDraft[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line }));
}
