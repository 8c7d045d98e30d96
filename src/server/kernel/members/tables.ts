import type { Generated } from 'kysely';
import type { Role } from '#domain/access/roles.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';

export type StoredTheme = 'system' | 'light' | 'dark' | 'legacy';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    members: {
      workspace_id: string;
      id: string;
      account_id: string;
      name: string;
      email: string;
      role: Role | null;
      workspace_admin: Generated<boolean>;
      job_role: string | null;
      theme: Generated<StoredTheme>;
      is_sample: Generated<boolean>;
      suspended_at: Date | null;
      /** Left; the row stays as the author of what they made. */
      removed_at: Generated<Date | null>;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    invites: {
      workspace_id: string;
      id: string;
      email: string;
      role: Role;
      message: Generated<string>;
      token_hash: Buffer;
      invited_by: string;
      created_at: Date;
      expires_at: Date;
      accepted_at: Date | null;
      revoked_at: Date | null;
      /** The inviter has the link too, so it proves nothing about the mailbox. */
      link_copied_at: Generated<Date | null>;
      object_type: Generated<AccessObjectType | null>;
      object_id: Generated<string | null>;
      level: Generated<number | null>;
    };
  }
}
