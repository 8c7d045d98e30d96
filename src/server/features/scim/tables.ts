import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Role } from '#domain/access/roles.ts';
import type { ScimEmail } from '#domain/scim/scim-user.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    scim_settings: {
      workspace_id: string;
      token_hash: Buffer | null;
      token_created_by: string | null;
      token_created_at: Date | null;
      token_last_used_at: Date | null;
      default_role: Generated<Role>;
    };
    scim_users: {
      workspace_id: string;
      member_id: string;
      user_name: string;
      user_name_key: GeneratedAlways<string>;
      external_id: string | null;
      given_name: string | null;
      family_name: string | null;
      emails: JSONColumnType<ScimEmail[]>;
      updated_at: Date;
    };
    scim_groups: { workspace_id: string; group_id: string; external_id: string };
  }
}
