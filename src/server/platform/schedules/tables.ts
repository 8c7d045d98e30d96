declare module '#server/platform/db/tables.ts' {
  interface Tables {
    schedules: {
      workspace_id: string;
      id: string;
      handler: string;
      cron: string;
      time_zone: string;
      next_at: Date;
    };
  }
}
