import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    /** The tenant itself: events, locks and row-level security start from it. */
    workspaces: {
      id: string;
      subdomain: string;
      name: string;
      region: string;
      created_at: Date;
      address_changes: Generated<number>;
    };
  }
}
