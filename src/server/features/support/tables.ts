import type { Generated } from 'kysely';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    support_accesses: {
      workspace_id: string;
      id: string;
      staff_account_id: string;
      staff_email: string;
      reason: string;
      minutes: number;
      requested_at: Date;
      decided_at: Generated<Date | null>;
      decided_by: Generated<string | null>;
      granted: Generated<boolean | null>;
      ends_at: Generated<Date | null>;
      ended_at: Generated<Date | null>;
    };
    support_sessions: {
      workspace_id: string;
      id: string;
      access_id: string;
      token_hash: Buffer;
      created_at: Date;
      opened_at: Generated<Date | null>;
      left_at: Generated<Date | null>;
    };
  }
}
