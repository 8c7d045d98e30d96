declare module '#server/platform/db/tables.ts' {
  interface Tables {
    participant_numbers: {
      workspace_id: string;
      place_id: string;
      print: Buffer;
      number: number;
    };
  }
}
