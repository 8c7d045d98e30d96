import { ruleOf, type Action } from './actions.ts';
import { isAtLeast, type Level } from './levels.ts';
import { planGateNames, type PlanGates } from './plan-gates.ts';
import { capLevel, hasRole, type Role } from './roles.ts';
import type { Place, Restriction, Rule } from './rule.ts';

export type Viewer = {
  readonly id: string;
  readonly role: Role | null;
  readonly workspaceAdmin: boolean;
  readonly readOnly: boolean;
  readonly plan: PlanGates;
  readonly adminOnlyInvites: boolean;
  readonly restrictions: readonly Restriction[];
};

/** What the decision needs of an object: `level` is the viewer's effective level on it (capped again by role). */
export type AccessObject = {
  readonly level: Level | null;
  readonly authorId?: string | null;
  readonly locked?: boolean;
  /** It is, or is in, a project that was archived: read it, own it, but change nothing. */
  readonly archived?: boolean;
  readonly enoughContent?: boolean;
};

export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

export const readOnlyReason = 'Unavailable in read-only mode';
export const editReason = 'You don’t have edit permissions in this project';
export const archivedReason = 'This project is archived. Make it active again to change it';
export const contentReason = 'Not enough content to summarize';

export const restrictionReasons = {
  exportDisabled: 'Export is turned off in this workspace',
  publicAccessDisabled: 'Public access is turned off in this workspace',
  dataOutDisabled: 'Sending data to other tools is turned off in this workspace',
  accessRequestsDisabled: 'Access requests are turned off in this workspace',
  communityPublishingDisabled: 'Publishing to the community is turned off in this workspace',
} as const satisfies Record<Restriction, string>;

/** One decision for both sides: the server refuses with the reason, the web disables the button with it. */
export function can(viewer: Viewer, action: Action, object?: AccessObject): Decision {
  const seen = object && { ...object, level: capLevel(viewer.role, object.level) };
  const reason = refusal(viewer, ruleOf(action), seen);
  return reason === null ? { allowed: true } : { allowed: false, reason };
}

/** Nobody gives away more than they have: only an admin makes managers. */
export function canGrantRole(viewer: Pick<Viewer, 'role' | 'workspaceAdmin'>, role: Role): boolean {
  if (viewer.role === null) return false;
  return viewer.workspaceAdmin || hasRole(viewer.role, role);
}

/** What the person may not even see comes first, so a reason never tells of what is hidden. */
function refusal(viewer: Viewer, rule: Rule, object: AccessObject | undefined): string | null {
  if (viewer.role === null) return 'You don’t have a role in this workspace';
  if (rule.level && !isAtLeast(object?.level ?? null, 'READ')) return unseenReason(rule.place);
  return (
    personRefusal(viewer, rule, object) ??
    (viewer.readOnly && !rule.inReadOnly ? readOnlyReason : null) ??
    workspaceRefusal(viewer, rule) ??
    objectRefusal(rule, object)
  );
}

function personRefusal(viewer: Viewer, rule: Rule, object: AccessObject | undefined): string | null {
  const needsAdmin = rule.admin ?? (rule.adminWhenInvitesRestricted && viewer.adminOnlyInvites);
  if (needsAdmin && !viewer.workspaceAdmin) return 'Only workspace admins can do this';
  const adminStandsIn = viewer.workspaceAdmin && rule.level === undefined;
  if (!adminStandsIn && !hasRole(viewer.role, rule.role)) {
    return rule.roleRefusal ?? roleReason(rule.role);
  }
  if (rule.level && !isAtLeast(object?.level ?? null, rule.level)) return levelReason(rule.level, rule.place);
  return authorRefusal(viewer, rule, object);
}

function authorRefusal(viewer: Viewer, rule: Rule, object: AccessObject | undefined): string | null {
  if (!rule.author || (object?.authorId ?? null) === viewer.id) return null;
  if (rule.author === 'orFull' && isAtLeast(object?.level ?? null, 'FULL')) return null;
  return 'Only its author can do this';
}

function workspaceRefusal(viewer: Viewer, rule: Rule): string | null {
  if (rule.blockedBy && viewer.restrictions.includes(rule.blockedBy)) {
    return restrictionReasons[rule.blockedBy];
  }
  if (rule.plan && !viewer.plan[rule.plan]) return `Your plan does not include ${planGateNames[rule.plan]}`;
  return null;
}

function objectRefusal(rule: Rule, object: AccessObject | undefined): string | null {
  if (rule.level === 'WRITE' && object?.archived) return archivedReason;
  if (rule.respectsLock && object?.locked) return 'This is locked. Unlock it to make changes';
  if (rule.needsContent && object?.enoughContent === false) return contentReason;
  return null;
}

function unseenReason(place: Place = 'project'): string {
  return `You don’t have access to this ${place}`;
}

function levelReason(level: Level, place: Place = 'project'): string {
  if (level === 'FULL') return `You need full access to this ${place}`;
  return place === 'project' ? editReason : `You don’t have edit permissions in this ${place}`;
}

function roleReason(role: Role): string {
  return role === 'MANAGER' ? 'Only managers can do this' : 'Viewers cannot do this';
}
