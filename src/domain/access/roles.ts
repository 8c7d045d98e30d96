import { lowestLevel, type Level } from './levels.ts';

/** Share roles; a member may also have none (null) and is then excluded everywhere. */
export const roles = ['MANAGER', 'CONTRIBUTOR', 'VIEWER'] as const;
export type Role = (typeof roles)[number];

/** The roles a permission map can express. */
export const mapRoles = ['VIEWER', 'CONTRIBUTOR'] as const;
export type MapRole = (typeof mapRoles)[number];

const ranks = { VIEWER: 1, CONTRIBUTOR: 2, MANAGER: 3 } as const satisfies Record<Role, number>;

export function roleRank(role: Role | null): 0 | 1 | 2 | 3 {
  return role === null ? 0 : ranks[role];
}

export function hasRole(held: Role | null, needed: Role): boolean {
  return roleRank(held) >= roleRank(needed);
}

export function roleForLevel(level: Level): MapRole {
  return level === 'READ' ? 'VIEWER' : 'CONTRIBUTOR';
}

/** The level that sharing with a role grants. */
export function levelForRole(role: Role): Level {
  return ({ VIEWER: 'READ', CONTRIBUTOR: 'WRITE', MANAGER: 'FULL' } as const)[role];
}

export function capLevel(role: Role | null, level: Level | null): Level | null {
  if (role === null) return null;
  return role === 'VIEWER' ? lowestLevel(level, 'READ') : level;
}
