import type { ApiScope } from '#domain/access/api-scopes.ts';

/** A program's way in, without its secret. */
export type ApiToken = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
};

export const apiTokenColumns = [
  'id',
  'name',
  'scopes',
  'created_by as createdBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const;
