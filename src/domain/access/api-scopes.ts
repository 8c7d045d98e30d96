import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { ruleOf, type Action } from './actions.ts';

/** What an API token may do in the name of whoever made it. */
export const apiScopes = ['read', 'write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Whoever may write may read what they wrote. */
export function parseApiScopes(chosen: readonly ApiScope[]): Parsed<ApiScope[]> {
  if (chosen.length === 0) return refused('Choose at least one scope');
  return accepted(chosen.includes('write') ? [...apiScopes] : ['read']);
}

/** Requests of all API tokens of a workspace together. */
export const apiRequestsPerMinute = 1000;

export const apiWriteReason = 'This API token can only read';
export const apiNeverReason = 'API tokens can’t do this. Sign in to do it.';

export function isForPeopleOnly(action: Action): boolean {
  return ruleOf(action).forPeople === true;
}
