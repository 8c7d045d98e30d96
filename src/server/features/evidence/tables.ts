declare module '#server/platform/db/tables.ts' {
  interface Tables {
    evidence_uses: {
      workspace_id: string;
      insight_id: string;
      target_id: string;
      note_id: string | null;
    };
    evidence_waiting: { workspace_id: string; insight_id: string };
  }
}
