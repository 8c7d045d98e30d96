import type { Role } from '#domain/access/roles.ts';

/** An invitation that waits for its answer. */
export type Invite = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly message: string;
  readonly createdAt: Date;
  readonly invitedBy: string;
};

export const inviteColumns = [
  'id',
  'email',
  'role',
  'message',
  'created_at as createdAt',
  'invited_by as invitedBy',
] as const;

export const inviteLifetimeDays = 14;
