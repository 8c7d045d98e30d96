import type { ModelProvider } from '#domain/ai/model-providers.ts';
import { defaultPersonalKinds, type PersonalKind } from '#domain/personal-data/kinds.ts';
import { readMonth } from '#server/platform/ai/language/usage.ts';
import '#server/platform/ai/language/tables.ts';
import type { Models } from '#server/platform/ai/models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Env } from '#server/platform/env/env.ts';
import { servicesOf } from './services-of.ts';
import { allow } from '#server/platform/context/require-member.ts';

export type ModelSettings = {
  readonly generationEnabled: boolean;
  readonly provider: ModelProvider | null;
  readonly model: string | null;
  readonly url: string | null;
  readonly region: string | null;
  readonly hasKey: boolean;
  readonly monthlyTokens: number | null;
  readonly personalKinds: readonly PersonalKind[];
  readonly usedTokens: number;
  readonly usedRequests: number;
  readonly installationModel: string | null;
  readonly embedded: readonly string[];
  readonly services: readonly string[];
};

export type ModelServices = { readonly models: Models; readonly env: Env };

/** What an admin chose, and what the month has used so far. */
export async function getModelSettings(ctx: Ctx, { models, env }: ModelServices): Promise<ModelSettings> {
  allow(ctx, 'security.manage');
  await ctx.reads.end();
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('model_settings')
      .selectAll()
      .where('workspace_id', '=', ctx.workspace.id)
      .executeTakeFirst();
    const { tokens, requests } = await readMonth(db, ctx.workspace.id, ctx.now());
    return {
      generationEnabled: row?.generation_on ?? true,
      provider: row?.provider ?? null,
      model: row?.model ?? null,
      url: row?.url ?? null,
      region: row?.region ?? null,
      hasKey: row?.secret_id != null,
      monthlyTokens: row?.monthly_tokens == null ? null : Number(row.monthly_tokens),
      personalKinds: row?.personal_kinds ?? defaultPersonalKinds,
      usedTokens: tokens,
      usedRequests: requests,
      installationModel: models.language.installation?.model ?? null,
      services: servicesOf(env),
      embedded: [
        ...(models.embedder?.isLocal ? [`search by meaning (${models.embedder.model})`] : []),
        ...(models.own ? ['search ranking', 'name detection', 'key sentences'] : []),
      ],
    };
  });
}
