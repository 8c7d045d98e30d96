declare module '#server/platform/db/tables.ts' {
  interface Tables {
    kept_names: {
      workspace_id: string;
      project_id: string;
      print: Buffer;
      words: number;
    };
  }
}
