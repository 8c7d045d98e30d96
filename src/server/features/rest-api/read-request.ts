import type { z } from 'zod';
import { apiItemsPerMinute } from '#domain/api-tokens/api-limits.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import type { RestOperation } from './rest-operation.ts';
import { explainIssues } from './explain-issues.ts';

export type ReadItem =
  | { readonly ok: true; readonly item: unknown }
  | { readonly ok: false; readonly message: string };
export type ReadRequest = {
  readonly isBatch: boolean;
  readonly place: unknown;
  readonly items: readonly ReadItem[];
};

/** Throws for what concerns the whole request; what is wrong with one item of many is said with its result. */
export function readRequest({ place, item }: RestOperation, body: unknown): ReadRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ValidationError('Send an object: one item, or a list of them as “items”');
  const keys = Object.keys(place.shape);
  const pick = (isOfPlace: boolean) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key) === isOfPlace));
  const shared = accepted(place.safeParse(pick(true)));
  const { items: many, ...rest } = pick(false);
  if (many === undefined)
    return { isBatch: false, place: shared, items: [{ ok: true, item: accepted(item.safeParse(rest)) }] };
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new ValidationError(`“${unknown.slice(0, 100)}” is unknown beside “items”`);
  if (!Array.isArray(many) || many.length === 0 || many.length > apiItemsPerMinute)
    throw new ValidationError(`“items” must be a list of 1 to ${groupDigits(apiItemsPerMinute)} items`);
  return { isBatch: true, place: shared, items: many.map((one) => readItem(item, one)) };
}

function readItem(schema: z.ZodType, value: unknown): ReadItem {
  const read = schema.safeParse(value);
  return read.success ? { ok: true, item: read.data } : { ok: false, message: explainIssues(read.error) };
}

function accepted<T>(read: z.ZodSafeParseResult<T>): T {
  if (!read.success) throw new ValidationError(explainIssues(read.error));
  return read.data;
}
