declare module '#server/platform/db/tables.ts' {
  interface Tables {
    workspace_logos: {
      workspace_id: string;
      id: string;
      image: Buffer;
      created_by: string;
      created_at: Date;
    };
  }
}
