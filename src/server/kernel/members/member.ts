import type { Role } from '#domain/access/roles.ts';
import type { StoredTheme } from './tables.ts';

/** A person's place in a workspace. */
export type Member = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role | null;
  readonly workspaceAdmin: boolean;
  readonly theme: StoredTheme;
  readonly suspendedAt: Date | null;
};

export const memberColumns = [
  'id',
  'account_id as accountId',
  'name',
  'email',
  'role',
  'workspace_admin as workspaceAdmin',
  'theme',
  'suspended_at as suspendedAt',
] as const;
