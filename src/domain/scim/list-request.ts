import { parseFilter, type ScimFilter } from './filter.ts';
import { textOf, type Json } from './json.ts';

export const listUrn = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const mostResults = 200;
const usualResults = 100;

export type ListRequest = {
  readonly filter: ScimFilter | null;
  /** From 1. */
  readonly startIndex: number;
  readonly count: number;
  readonly shown: ShownAttributes;
};
/** Which attributes an answer has: all, only some, or all but some. Names in lower case. */
export type ShownAttributes = { readonly only: readonly string[]; readonly without: readonly string[] };

/** Numbers out of range are taken for the nearest one in it, as the standard says. Throws ScimError for a filter. */
export function readListRequest(query: Json): ListRequest {
  const filter = textOf(query, 'filter') ?? '';
  return {
    filter: filter === '' ? null : parseFilter(filter),
    startIndex: within(textOf(query, 'startIndex'), { least: 1, most: 1_000_000_000, usual: 1 }),
    count: within(textOf(query, 'count'), { least: 0, most: mostResults, usual: usualResults }),
    shown: readShown(query),
  };
}

export function readShown(query: Json): ShownAttributes {
  return { only: names(textOf(query, 'attributes')), without: names(textOf(query, 'excludedAttributes')) };
}

function within(
  text: string | undefined,
  { least, most, usual }: { least: number; most: number; usual: number },
): number {
  if (text === undefined || !/^-?\d{1,15}$/.test(text)) return usual;
  return Math.min(most, Math.max(least, Number(text)));
}

function names(list: string | undefined): string[] {
  const entries = (list ?? '').split(',').slice(0, 50);
  // `emails[type eq "work"]` names the attribute before its brackets.
  return entries.map((name) => name.replace(/\[.*/, '').trim().toLowerCase()).filter((name) => name !== '');
}

const always = new Set(['schemas', 'id']);

/** The resource as the request wants to see it. */
export function showResource(resource: Json, { only, without }: ShownAttributes): Json {
  return Object.fromEntries(
    Object.entries(resource).filter(([key]) => {
      const name = key.toLowerCase();
      if (always.has(name)) return true;
      if (only.length > 0) return only.some((one) => one === name || one.startsWith(`${name}.`));
      return !without.includes(name);
    }),
  );
}

export function listAnswer(
  resources: readonly Json[],
  { totalResults, startIndex }: { totalResults: number; startIndex: number },
): Json {
  return {
    schemas: [listUrn],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
