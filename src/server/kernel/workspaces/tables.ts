import type { Generated } from 'kysely';
import type { RegionId } from '#domain/workspaces/regions.ts';
import type { Role } from '#domain/access/roles.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    workspace_settings: {
      workspace_id: string;
      primary_color: string | null;
      password_auth_enabled: Generated<boolean>;
      google_auth_enabled: Generated<boolean>;
      microsoft_auth_enabled: Generated<boolean>;
      auth0_auth_enabled: Generated<boolean>;
      second_factor_required: Generated<boolean>;
      org_size: string | null;
      promo: Generated<string | null>;
      sample_installed_at: Date | null;
      access_requests_disabled: Generated<boolean>;
      community_publishing_disabled: Generated<boolean>;
      export_disabled: Generated<boolean>;
      public_access_disabled: Generated<boolean>;
      data_out_disabled: Generated<boolean>;
      admin_only_invites: Generated<boolean>;
      read_only: Generated<boolean>;
      trash_days: Generated<number>;
      version: Generated<number>;
    };
    workspace_deletions: { workspace_id: string; requested_by: string; requested_at: Date; due_at: Date };
    workspace_addresses: {
      subdomain: string;
      workspace_id: string;
      claimed_at: Date;
      routed_at: Generated<Date | null>;
    };
    tenant_routes: { subdomain: string; team_id: string; region: RegionId; created_at: Date };
    sso_settings: {
      workspace_id: string;
      issuer: string;
      client_id: string;
      secret_id: string;
      tested_at: Date | null;
      join_role: Generated<Role | null>;
      group_claim: Generated<string | null>;
      enforced: Generated<boolean>;
      break_glass_id: Generated<string | null>;
    };
    sso_groups: { workspace_id: string; value: string; group_id: string };
    sso_domains: {
      workspace_id: string;
      domain: string;
      txt_token: string;
      mailed_to: Generated<string | null>;
      mail_token_hash: Generated<Buffer | null>;
      mailed_at: Generated<Date | null>;
      created_at: Date;
      verified_at: Generated<Date | null>;
    };
    open_domains: { workspace_id: string; domain: string; created_at: Date };
  }
}
