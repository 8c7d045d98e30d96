import type { Generated } from 'kysely';
import type { RegionId } from '#domain/workspaces/regions.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    /** The tenant itself: events, locks and row-level security start from it. */
    workspaces: {
      id: string;
      subdomain: string;
      name: string;
      region: RegionId;
      created_at: Date;
      address_changes: Generated<number>;
    };
    /** What a member's device asked for and was done, so that it is done once. */
    request_receipts: { workspace_id: string; member_id: string; request_key: string; created_at: Date };
  }
}
