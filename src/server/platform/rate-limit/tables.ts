declare module '#server/platform/db/tables.ts' {
  interface Tables {
    rate_counters: { bucket: string; count: number; resets_at: Date };
  }
}
