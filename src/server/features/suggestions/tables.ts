import type { Generated } from 'kysely';
import type { SuggestionFeature } from '#domain/ai/suggestions.ts';
import type { SuggestionReview } from '#domain/highlights/suggested-highlight.ts';
import type { Basis } from '#engines/suggesting/index.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

export type RunStatus = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    suggestion_runs: {
      workspace_id: string;
      id: string;
      object_type: 'note' | 'insight';
      object_id: string;
      feature: SuggestionFeature;
      status: Generated<RunStatus>;
      model: string | null;
      problem: string | null;
      proposed: Generated<number>;
      applied: Generated<number>;
      looked_to: string | null;
      job_id: string;
      requested_by: string;
      created_at: Date;
      finished_at: Date | null;
    };
    tag_suggestions: {
      workspace_id: string;
      id: string;
      object_id: string;
      highlight_id: string;
      tag_id: string;
      score: number;
      basis: Basis;
      example_id: string | null;
      model: string | null;
      text_hash: string;
      created_at: Date;
      review: SuggestionReview | null;
      reviewed_at: Date | null;
      reviewed_by: string | null;
    };
  }
}
