import { apiScopeOf, apiScopeReason, type ApiScope } from '#domain/access/api-scopes.ts';
import type { Action } from '#domain/access/actions.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';

/** Of an actor only whether a program acts for it, and with which scopes. */
type Acting = {
  readonly kind: string;
  readonly apiToken?: { readonly scopes: readonly ApiScope[] };
};

/** What each actor was allowed in the transaction it stands for. */
const usedScopes = new WeakMap<Acting, Set<ApiScope>>();

export function noteUsedScope(actor: Acting, action: Action): void {
  const scope = apiScopeOf(action);
  if (scope === null) return;
  const used = usedScopes.get(actor) ?? new Set();
  usedScopes.set(actor, used.add(scope));
}

/**
 * Before a transaction commits. Small changes such as marking something as read ask for no more than reading; a token
 * made to manage members must not make them all the same.
 */
export function requireUsedScope(actor: Acting): void {
  if (actor.kind !== 'member' || !actor.apiToken || actor.apiToken.scopes.includes('write')) return;
  const used = usedScopes.get(actor) ?? new Set<ApiScope>();
  if (!used.has('members') && !used.has('admin')) throw new Forbidden(apiScopeReason('write'));
}
