declare module '#server/platform/db/tables.ts' {
  interface Tables {
    api_request_keys: {
      workspace_id: string;
      api_token_id: string;
      request_key: string;
      fingerprint: Buffer;
      status: number | null;
      answer: string | null;
      created_at: Date;
    };
    api_item_counts: { workspace_id: string; count: number; resets_at: Date };
  }
}
