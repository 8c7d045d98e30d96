import { parseModelChoice } from '#domain/ai/model-providers.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import { openKey } from '#server/platform/ai/language/read-choice.ts';
import '#server/platform/ai/language/tables.ts';
import type { LanguageModels } from '#server/platform/ai/language/language-models.ts';
import { requireMayWrite, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { ChoiceInput } from './choice-input.ts';

export type ModelConnection = {
  readonly ok: boolean;
  readonly message: string;
  readonly milliseconds: number;
};
type Ports = { readonly language: LanguageModels; readonly box: SealedBox };

/** Sends one short request to a service before an admin chooses it. */
export async function testModelConnection(
  ctx: Ctx,
  { language, box }: Ports,
  input: ChoiceInput,
): Promise<ModelConnection> {
  allow(ctx, 'security.manage');
  requireMayWrite(ctx.actor);
  const key = input.key?.trim() || (await storedKey(ctx, box, input));
  const { provider, model, url, region } = accept(parseModelChoice(input, key !== undefined));
  const choice = {
    provider,
    model,
    url: url ?? undefined,
    region: region ?? undefined,
    key,
    isInstallation: false,
  };
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  try {
    await language.tryOut(ctx, choice);
    return { ok: true, message: `${model} answers.`, milliseconds: elapsed() };
  } catch (error) {
    if (error instanceof GenerationFailed)
      return { ok: false, message: error.message, milliseconds: elapsed() };
    throw error;
  }
}

async function storedKey(ctx: Ctx, box: SealedBox, input: ChoiceInput): Promise<string | undefined> {
  await ctx.reads.end();
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('model_settings')
      .select(['provider', 'url', 'secret_id'])
      .where('workspace_id', '=', ctx.workspace.id)
      .executeTakeFirst();
    if (row?.provider !== input.provider || row.url !== (input.url?.trim() || null)) return undefined;
    return openKey(db, box, ctx.workspace.id, row.secret_id);
  });
}
