import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseId } from '#domain/ids/short-id.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';

/** A UUID that names nothing, for ids that can't be read: they must look like any unknown object. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Accepts every form an id may have at the edge; the rest of the server sees canonical UUIDs only. */
export function readId(argument: string): string {
  return parseId(argument) ?? nobody;
}

/** For changes of many things at once: each id once, within what one transaction should hold. */
export function readIds(list: readonly string[]): string[] {
  if (list.length === 0 || list.length > itemLimits.bulkChange) {
    throw new ValidationError(`Choose 1 to ${groupDigits(itemLimits.bulkChange)} at a time`);
  }
  return [...new Set(list.map(readId))];
}

/** For commands with a limit of their own: one more than it is enough to refuse, and reading an id costs time. */
export function upToLimit<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, itemLimits.bulkChange + 1);
}

export function readOwnId(id: string | null | undefined): string | null {
  if (id == null) return null;
  const read = parseId(id);
  if (read === undefined) throw new ValidationError('The id must be a UUID');
  return read;
}
