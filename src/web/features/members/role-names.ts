import type { Role } from '#domain/access/roles.ts';

const names = { MANAGER: 'Manager', CONTRIBUTOR: 'Contributor', VIEWER: 'Viewer' } as const satisfies Record<
  Role,
  string
>;

export function roleName(role: Role | null): string {
  return role === null ? 'No role' : names[role];
}
