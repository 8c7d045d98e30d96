import { needsOf, parseModelChoice, parseMonthlyTokens, modelLimits } from '#domain/ai/model-providers.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { personalKinds, type PersonalKind } from '#domain/personal-data/kinds.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { keyPurpose } from '#server/platform/ai/language/read-choice.ts';
import '#server/platform/ai/language/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { ChoiceInput } from './choice-input.ts';

export type ModelSettingsChange = {
  readonly generationEnabled?: boolean | null;
  readonly choice?: ChoiceInput | null;
  readonly monthlyTokens?: number | null;
  readonly personalKinds?: readonly PersonalKind[] | null;
};

type Row = {
  provider: string | null;
  model: string | null;
  url: string | null;
  region: string | null;
  secret_id: string | null;
};

/** For an admin: which model writes for the workspace, with which key, and how much of it. */
export async function updateModelSettings(
  ctx: Ctx,
  box: SealedBox,
  change: ModelSettingsChange,
): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'security.manage');
    await lockWorkspace(tx);
    const before = await tx.db
      .selectFrom('model_settings')
      .selectAll()
      .where('workspace_id', '=', tx.workspace.id)
      .executeTakeFirst();
    const values = {
      generation_on: change.generationEnabled ?? before?.generation_on ?? true,
      monthly_tokens:
        change.monthlyTokens === undefined
          ? (before?.monthly_tokens ?? null)
          : accept(parseMonthlyTokens(change.monthlyTokens)),
      personal_kinds: change.personalKinds
        ? personalKinds.filter((kind) => change.personalKinds?.includes(kind))
        : (before?.personal_kinds ?? null),
      ...(await choose(tx, box, before, change.choice)),
      updated_by: viewer.id,
      updated_at: tx.now(),
    };
    await tx.db
      .insertInto('model_settings')
      .values({ workspace_id: tx.workspace.id, ...values })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
      .execute();
    const old = before?.secret_id ?? null;
    if (old !== null && old !== values.secret_id) await box.remove(tx, old);
    await tx.record({
      type: 'setting.changed',
      payload: { setting: 'models' },
      objectId: tx.workspace.id,
      before: { provider: before?.provider ?? null, model: before?.model ?? null },
      after: { provider: values.provider, model: values.model },
    });
  });
}

async function choose(
  tx: TxCtx,
  box: SealedBox,
  before: Row | undefined,
  choice: ChoiceInput | null | undefined,
): Promise<
  Pick<Row, 'secret_id'> & { provider: ChoiceInput['provider'] | null } & Omit<Row, 'provider' | 'secret_id'>
> {
  const kept = before?.secret_id ?? null;
  if (choice === null) return { provider: null, model: null, url: null, region: null, secret_id: null };
  if (choice === undefined) {
    const { provider = null, model = null, url = null, region = null } = before ?? {};
    return { provider: provider as ChoiceInput['provider'] | null, model, url, region, secret_id: kept };
  }
  const key = choice.key?.trim() || undefined;
  if (key !== undefined && key.length > modelLimits.key) throw new ValidationError('The key is too long');
  // A key goes to the service it was entered for, never to the next one that is chosen.
  const isSameService =
    before?.provider === choice.provider && (before.url ?? null) === (choice.url?.trim() || null);
  const stays = isSameService ? kept : null;
  const parsed = accept(
    parseModelChoice(choice, key !== undefined || stays !== null || !needsOf(choice.provider).key),
  );
  return { ...parsed, secret_id: key === undefined ? stays : await box.put(tx, keyPurpose, key) };
}
