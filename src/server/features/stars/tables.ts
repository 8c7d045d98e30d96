declare module '#server/platform/db/tables.ts' {
  interface Tables {
    stars: {
      workspace_id: string;
      member_id: string;
      object_id: string;
      created_at: Date;
      /** Which record was starred before it was merged into this one. */
      merged_from: string | null;
    };
    visits: {
      workspace_id: string;
      member_id: string;
      object_id: string;
      /** Where in it: whatever the client needs to come back there. */
      place: string;
      visited_at: Date;
    };
  }
}
