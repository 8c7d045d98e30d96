import { parseId } from '#domain/ids/short-id.ts';

/** A UUID that names nothing, for ids that can't be read: they must look like any unknown object. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Accepts every form an id may have at the edge; the rest of the server sees canonical UUIDs only. */
export function readId(argument: string): string {
  return parseId(argument) ?? nobody;
}
