declare module '#server/platform/db/tables.ts' {
  interface Tables {
    ai_instructions: {
      workspace_id: string;
      text: string;
      updated_by: string;
      updated_at: Date;
    };
  }
}
