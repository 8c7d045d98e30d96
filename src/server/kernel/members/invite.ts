import type { Role } from '#domain/access/roles.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';

/** An invitation that waits for its answer. */
export type Invite = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly message: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly invitedBy: string;
  readonly objectType: AccessObjectType | null;
  readonly objectId: string | null;
  /** 1 to 3, as grants have it. */
  readonly level: number | null;
};

export const inviteColumns = [
  'id',
  'email',
  'role',
  'message',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'invited_by as invitedBy',
  'object_type as objectType',
  'object_id as objectId',
  'level',
] as const;

const inviteLifetimeDays = 14;

export function inviteExpiry(now: Date): Date {
  return new Date(now.getTime() + inviteLifetimeDays * 86_400_000);
}
