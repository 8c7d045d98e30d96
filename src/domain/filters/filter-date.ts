import { isOf } from '#domain/codec/codec.ts';
import { instant, isoDate } from '#domain/codec/primitives.ts';
import { findRelativeDate, resolveRelativeDate } from './relative-dates.ts';

const day = 86_400_000;

/** First and last instant that the operand names: a whole day for a date, one instant otherwise. */
export type DateSpan = { readonly from: Date; readonly to: Date };

/** Null where it is no date: the row is then ignored. */
export function parseFilterDate(text: string, now: Date): DateSpan | null {
  const trimmed = text.trim();
  const relative = findRelativeDate(trimmed);
  if (relative) return at(resolveRelativeDate(relative, now));
  if (isOf(isoDate, trimmed)) {
    const from = new Date(`${trimmed}T00:00:00Z`);
    return { from, to: new Date(from.getTime() + day - 1) };
  }
  return isOf(instant, trimmed) ? at(new Date(trimmed)) : null;
}

function at(date: Date): DateSpan {
  return { from: date, to: date };
}
