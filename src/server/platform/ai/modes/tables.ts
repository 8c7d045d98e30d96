import type { AiMode, ChosenFeature } from '#domain/ai/features.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    ai_modes: {
      workspace_id: string;
      id: string;
      project_id: string | null;
      feature: ChosenFeature;
      mode: AiMode;
      updated_by: string;
      updated_at: Date;
    };
  }
}
