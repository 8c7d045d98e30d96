import type { ApiScope } from '#domain/access/api-scopes.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    api_tokens: {
      workspace_id: string;
      id: string;
      name: string;
      token_hash: Buffer;
      scopes: ApiScope[];
      created_by: string;
      created_at: Date;
      expires_at: Date | null;
      last_used_at: Date | null;
      revoked_at: Date | null;
      revoked_by: string | null;
    };
  }
}
