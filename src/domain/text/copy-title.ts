import { textLimits } from '#domain/limits/text-limits.ts';
import { cutText } from './cut-text.ts';

const suffix = ' (copy)';

/** The title of a duplicate, within the limit of the original's. An untitled thing stays untitled. */
export function copyTitle(title: string): string {
  if (title === '') return '';
  return `${cutText(title, textLimits.noteTitle.max - suffix.length).trimEnd()}${suffix}`;
}
