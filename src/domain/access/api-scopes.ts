import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { ruleOf, type Action } from './actions.ts';

/** What an API token may do in the name of its maker: read, change content, decide who gets in, run the workspace. */
export const apiScopes = ['read', 'write', 'members', 'admin'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Every scope brings reading with it, and no other one. */
export function parseApiScopes(chosen: readonly ApiScope[]): Parsed<ApiScope[]> {
  if (chosen.length === 0) return refused('Choose at least one scope');
  return accepted(apiScopes.filter((scope) => scope === 'read' || chosen.includes(scope)));
}

/** Requests of all API tokens of a workspace together. */
export const apiRequestsPerMinute = 1000;

/** The scope that an action asks of a token; null where no token will do. */
export function apiScopeOf(action: Action): ApiScope | null {
  const { forPeople, scope, admin, inReadOnly } = ruleOf(action);
  if (forPeople) return null;
  if (scope) return scope;
  if (admin) return 'admin';
  return inReadOnly ? 'read' : 'write';
}

export const apiWriteReason = 'This API token can only read';
const apiNeverReason = 'API tokens can’t do this. Sign in to do it.';
const scopeReasons = {
  read: 'This API token can’t read',
  write: 'This API token can’t change content',
  members: 'This API token can’t manage members and sharing',
  admin: 'This API token can’t administer the workspace',
} as const satisfies Record<ApiScope, string>;

/** Why a token with these scopes may not do it, or null. */
export function apiScopeRefusal(scopes: readonly ApiScope[], action: Action): string | null {
  const needed = apiScopeOf(action);
  if (needed === null) return apiNeverReason;
  return scopes.includes(needed) ? null : scopeReasons[needed];
}

export function apiScopeReason(needed: ApiScope): string {
  return scopeReasons[needed];
}

export function canOnlyRead(scopes: readonly ApiScope[]): boolean {
  return scopes.every((scope) => scope === 'read');
}
