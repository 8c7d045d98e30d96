declare module '#server/platform/db/tables.ts' {
  interface Tables {
    sealed_secrets: {
      workspace_id: string;
      id: string;
      purpose: string;
      key_id: string;
      sealed: Buffer;
      created_at: Date;
    };
    sealed_account_secrets: {
      id: string;
      account_id: string;
      purpose: string;
      key_id: string;
      sealed: Buffer;
      created_at: Date;
    };
  }
}
