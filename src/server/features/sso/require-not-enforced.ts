import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { WorkspaceWays } from '#server/kernel/workspaces/index.ts';

/** A connection that is the only way in can't be changed under the people who use it. */
export function requireNotEnforced({ enforced }: Pick<WorkspaceWays, 'enforced'>): void {
  if (enforced) throw new InvalidOperation('Turn off required single sign-on first');
}
