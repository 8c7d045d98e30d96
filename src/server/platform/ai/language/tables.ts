import type { Generated } from 'kysely';
import type { ModelProvider } from '#domain/ai/model-providers.ts';
import type { PersonalKind } from '#domain/personal-data/kinds.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    model_settings: {
      workspace_id: string;
      generation_on: Generated<boolean>;
      provider: ModelProvider | null;
      model: string | null;
      url: string | null;
      region: string | null;
      secret_id: string | null;
      monthly_tokens: string | number | null;
      personal_kinds: PersonalKind[] | null;
      updated_by: string | null;
      updated_at: Date;
    };
    model_uses: {
      workspace_id: string;
      id: string;
      member_id: string | null;
      purpose: string;
      provider: ModelProvider;
      model: string;
      outcome: string;
      input_tokens: number;
      output_tokens: number;
      estimated: boolean;
      ms: number;
      input_hash: Buffer;
      host: string | null;
      object_ids: Generated<string[]>;
      created_at: Date;
    };
    model_months: {
      workspace_id: string;
      month: string;
      tokens: Generated<string | number>;
      requests: Generated<string | number>;
    };
  }
}
