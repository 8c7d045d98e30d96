import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    workspace_settings: {
      workspace_id: string;
      primary_color: string | null;
      password_auth_enabled: Generated<boolean>;
      org_size: string | null;
      sample_installed_at: Date | null;
      access_requests_disabled: Generated<boolean>;
      community_publishing_disabled: Generated<boolean>;
      admin_only_invites: Generated<boolean>;
      read_only: Generated<boolean>;
      trash_days: Generated<number>;
      version: Generated<number>;
    };
    workspace_deletions: { workspace_id: string; requested_by: string; requested_at: Date; due_at: Date };
    workspace_addresses: { subdomain: string; workspace_id: string; claimed_at: Date };
    open_domains: { workspace_id: string; domain: string; created_at: Date };
  }
}
