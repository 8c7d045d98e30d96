import { ruleOf, type Action } from '#domain/access/actions.ts';
import { apiScopeOf } from '#domain/access/api-scopes.ts';
import { readOnlyReason } from '#domain/access/can.ts';

export const supportNeverReason = 'Support can’t do this';

/** Why staff on a visit may not do it, or null: they read what members read, nothing that is for admins alone, and no exports. */
export function supportRefusal(action: Action): string | null {
  const scope = apiScopeOf(action);
  if (ruleOf(action).blockedBy === 'exportDisabled') return supportNeverReason;
  if (scope === 'read') return null;
  return scope === 'write' ? readOnlyReason : supportNeverReason;
}
