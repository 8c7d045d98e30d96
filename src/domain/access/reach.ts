import type { Action } from './actions.ts';
import { can, type Viewer } from './can.ts';
import { levels, type Level } from './levels.ts';
import { allPlanGates } from './plan-gates.ts';

/** The columns of the matrix. An admin has a role as well; here it is the highest. */
export const standings = ['VIEWER', 'CONTRIBUTOR', 'MANAGER', 'ADMIN'] as const;
type Standing = (typeof standings)[number];

/** The least access that an action needs: `NONE` for none at all, null where no access is enough. */
type Need = Level | 'NONE' | null;
/** `any`: on what others made. `own`: on what the person made. */
export type Reach = { readonly any: Need; readonly own: Need };

/** Asked of the decision itself, so that it can't say anything else than the product does. */
export function reachOf(standing: Standing, action: Action): Reach {
  const viewer = viewerOf(standing);
  const least = (authorId: string): Need =>
    ([null, ...levels] as const)
      .filter((level) => can(viewer, action, { level, authorId, enoughContent: true }).allowed)
      .map((level) => level ?? 'NONE')[0] ?? null;
  return { any: least('other'), own: least(viewer.id) };
}

function viewerOf(standing: Standing): Viewer {
  return {
    id: 'me',
    role: standing === 'ADMIN' ? 'MANAGER' : standing,
    workspaceAdmin: standing === 'ADMIN',
    readOnly: false,
    plan: allPlanGates,
    adminOnlyInvites: false,
    restrictions: [],
  };
}
